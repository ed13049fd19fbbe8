"""The checks of exported web sites; check_html.py runs them."""
