"""Windows that open over the main window: import preview, export, keys and search help."""
