"""Tests of the rules text: every item has a sentence, every text reads well, no ability is without one."""
