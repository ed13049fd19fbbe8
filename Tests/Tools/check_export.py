#!/usr/bin/env python3
"""Exports with the real program and checks the files on the disk; check_kills.py kills exports.

    python3 Tests/Tools/check_export.py EXPO_BINARY

Ended: SIGHUP, SIGINT and SIGTERM end an export with 128 and their number, without temporary files.
Edited: the next export recognises a foreign file or an edit, also after SIGKILL. Reproducible: two
exports, in different folders and years (by faketime, if installed), are the same bytes. Time
stamps: those of unchanged files stay. Removed: the page of a deleted entry is removed, a foreign
file stays. Inserted: an entry before 5,000 others rewrites at most 200 files. Refused: an export to
a read-only folder or a full disk (a small tmpfs in a mount namespace, if the system allows one)
ends with 2 and leaves no half-written file. Resized: each command of the help for --resize, with
its program (vips, ImageMagick), also of a photograph that was taken upright.
"""

from exports import ended, refused, repeated, resizing
from harness import run_checks

if __name__ == "__main__":
    run_checks(
        __doc__,
        ended.check_ended,
        repeated.check_same,
        repeated.check_time_stamps,
        repeated.check_gone,
        repeated.check_insertion,
        refused.check_closed_folder,
        refused.check_full_disk,
        resizing.check_recipes,
    )
