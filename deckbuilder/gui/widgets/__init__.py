"""Small drawn components used by several panels."""
