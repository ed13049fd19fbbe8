"""What every check_*.py shares: counting, running commands with a time limit, finding tools."""

from harness.checks import Checks, checks_of, run_checks
from harness.commands import TimeLimit, obey_signals, output, run
from harness.folders import (
    ROOT,
    SAMPLES,
    SOUND,
    commit,
    contents,
    copy_repository,
    differences,
    entry,
    temporary_folder,
    write,
)
