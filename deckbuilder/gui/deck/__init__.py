"""The deck side of the window: tabs, monster slots, grouped main deck, checks, statistics, notes."""
