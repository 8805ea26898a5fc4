"""Cards and decks as drawings: palette, fonts, signs, icons, card faces. Knows no windows and no widgets."""
