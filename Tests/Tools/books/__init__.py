"""The checks of Markdown; check_markdown.py runs them."""
