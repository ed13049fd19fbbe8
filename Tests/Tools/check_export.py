#!/usr/bin/env python3
"""Exports with the real program, kills it, and looks at what is on the disk.

    python3 Tests/Tools/check_export.py EXPO_BINARY [--kills 120]

Killed: an export of 600 entries over another is ended by SIGKILL at so many moments, and one of two
expositions over two others at half as many. Every file must be whole, old or new, and a file of
somebody else untouched; the next export completes it, with nothing left over. Ended: SIGHUP, SIGINT
and SIGTERM end an export tidily with 128 and their number. A file of somebody else, or an edit,
made before the next export is recognised, also after SIGKILL. The same: two exports, in different
folders and years (by faketime, if installed), are the same bytes. Time stamps: those of unchanged
files stay. Gone: the page of a deleted entry goes, a file of somebody else stays. Inserted: an
entry before 5,000 others rewrites at most 200 files. Refused: a folder that cannot be written to
and a full disk (a small tmpfs in a mount namespace, if the system allows one) end with 2 and
nothing half-written.
"""

from exports import ended, killed, refused, repeated
from harness import run_checks

if __name__ == "__main__":
    run_checks(
        __doc__,
        killed.check_killed,
        killed.check_killed_portal,
        ended.check_ended,
        repeated.check_same,
        repeated.check_time_stamps,
        repeated.check_gone,
        repeated.check_insertion,
        refused.check_closed_folder,
        refused.check_full_disk,
        kills=120,
    )
