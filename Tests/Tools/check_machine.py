#!/usr/bin/env python3
"""Takes from expo what a machine may lack, and looks at what it says and what it leaves.

    python3 Tests/Tools/check_machine.py EXPO_BINARY [--rounds 15]

Limits: file descriptors, memory, stacks of 64 KB, readers that go after every byte. Memory that
documents take, sound ones, those with as many findings as are kept and those with a finding of a
million edits, in every format. Folders: no permission, read-only, link loops, pipes and devices, a
full disk (a small tmpfs in a mount namespace, if the system allows one). Races: a file that is
overwritten, cut, grown, replaced or gone while it is read, files that are saved while they are
formatted, several runs in one folder.

A run must end with a status and words, never with a crash, and no file is ever half-written.
"""

from harness import run_checks
from machine import folders, hard_links, limits, peaks, races

if __name__ == "__main__":
    run_checks(
        __doc__,
        limits.check_descriptors,
        limits.check_memory,
        limits.check_large_document,
        limits.check_stack,
        limits.check_closed_pipes,
        peaks.check_memory_of_sound,
        peaks.check_memory_of_findings,
        peaks.check_memory_of_edits,
        folders.check_permissions,
        folders.check_closed_folder,
        folders.check_unreadable_picture,
        folders.check_links,
        folders.check_pipes_and_devices,
        folders.check_full_disk,
        hard_links.check_hard_links,
        races.check_changing_files,
        races.check_lost_updates,
        races.check_stale_lines,
        races.check_two_exports,
        races.check_two_writers,
        rounds=15,
    )
