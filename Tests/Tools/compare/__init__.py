"""The parts of compare_builds.py."""
