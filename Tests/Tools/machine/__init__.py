"""What a machine does to a run: the parts of check_machine.py and check_kills.py."""
