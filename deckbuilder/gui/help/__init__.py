"""Help: pages in Markdown, filled in from the menus and the search language, and the window for them."""
