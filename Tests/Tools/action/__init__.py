"""The parts of check_action.py: a runner of composite actions, and a place for releases."""
