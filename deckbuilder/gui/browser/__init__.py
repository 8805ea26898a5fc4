"""The card side of the window: search line, filters, table and grid of faces, preview."""
