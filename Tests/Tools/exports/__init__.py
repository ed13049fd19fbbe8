"""The checks of exports on the disk; check_export.py runs them."""
