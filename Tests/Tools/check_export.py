#!/usr/bin/env python3
"""Exports with the real program and checks the files on the disk; check_kills.py kills exports.

    python3 Tests/Tools/check_export.py EXPO_BINARY

Ended: SIGHUP, SIGINT and SIGTERM end an export with 128 and their number, without temporary files.
Reproducible: two exports in different folders are the same bytes. Inserted: an entry before 5,000
others rewrites at most 200 files, none a time stamp. Resized: each command of
Samples/recipes/resize.txt, with its program (vips, ImageMagick), also of a photograph that was
taken upright.
"""

from exports import ended, repeated, resizing
from harness import checks_of, run_checks

if __name__ == "__main__":
    run_checks(__doc__, *checks_of(ended, repeated, resizing))
