"""Tests of the Japanese rules text: every item has a sentence, every text reads well and says the same."""
