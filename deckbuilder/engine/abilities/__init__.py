"""Card abilities: compiled once into small functions, resolved one question at a time (EFFECTS part A)."""
