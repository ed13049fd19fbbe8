"""The checks of `expo browse`, one file for each thing that it does; check_browse.py runs them."""
