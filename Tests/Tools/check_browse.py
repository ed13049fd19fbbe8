#!/usr/bin/env python3
"""Checks `expo browse` with a terminal emulator, a shell with job control and tmux.

    python3 Tests/Tools/check_browse.py EXPO_BINARY [--debug-binary PATH] [--actions 300] \\
      [--seed 1900]

pyte draws screens at four sizes; after every key of a table they are compared cell by cell with the
results of browse/model.py and the widths of wcwidth. After every way to leave the reader, by a key,
a signal, a crash or a stop, the settings and modes of the terminal must be restored. Hostile texts
must change nothing outside the frame. After each of many keys, pastes and sizes at random
the screen must be the same as one that is drawn anew. Only a debug build can be made to crash.
Needs bash, tmux; pyte and wcwidth (PyPI).
"""

from browse import (
    actions,
    at_random,
    dialog,
    editor,
    hostile,
    in_tmux,
    jobs,
    keys,
    search,
    several,
    sizes,
    surroundings,
    terminals,
    ways_out,
)
from harness import run_checks

if __name__ == "__main__":
    run_checks(
        __doc__,
        keys.check_keys,
        search.check_search,
        actions.check_findings_and_help,
        actions.check_copy_and_print,
        actions.check_pictures,
        actions.check_picture_links,
        actions.check_entry_operand,
        actions.check_changed_on_disk,
        actions.check_secure_mode,
        editor.check_editor,
        sizes.check_resize,
        dialog.check_lines,
        ways_out.check_ways_out,
        ways_out.check_crash,
        ways_out.check_stuck,
        jobs.check_stopping,
        jobs.check_stop_signals,
        jobs.check_background,
        jobs.check_other_shells,
        hostile.check_hostile,
        surroundings.check_off_a_terminal,
        surroundings.check_standard_input,
        surroundings.check_without_pager,
        surroundings.check_colors,
        surroundings.check_colors_of_findings,
        several.check_several,
        surroundings.check_idle,
        terminals.check_terminals,
        terminals.check_dumb,
        in_tmux.check_tmux,
        at_random.check_at_random,
        debug_binary=None,
        actions=300,
        seed=1900,
    )
