"""Plots: figures as data, one chart that draws them, and the window of statistics and odds."""
