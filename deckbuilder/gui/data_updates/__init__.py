"""Data updates by hand in the window: files of cards and formats are looked at, taken in, taken back."""
