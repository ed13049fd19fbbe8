"""Measures `expo list --search` beside `grep -cF` of the same word in the same document.

A query is the difference between counting what a search finds and counting all entries, which only
reads the document: their CPU, user and system, one right after the other. The ratio is that of a
query to the grep right before it.
"""

import os

from measuring import Command, Failure, run, spread

WORDS = {
    "한국": "한국",
    "대장경": "대장경",
    "world": "world",
    "zebra": "zebra",
    "ㄱㅎ": "ㄱㅎ",
    "하": "하",
    '"two words"': "two words",
    "two words": "two words",
}
# Where its output is /dev/null, grep ends at the first match.
GREP = 'exec grep -cF "$0" "$1" >&2'
SEARCHERS = ("grep -cF", "expo list --search")


def compare_search(expo, path, errors, rounds):
    """Prints a row for each word; returns what went wrong, or nothing."""
    os.environ["LC_ALL"] = "C.UTF-8"
    counting = Command("count", [expo, "list", path, "--count"])
    print(f"{'':<14}  {SEARCHERS[0] + ', CPU ms':>24}  {'query, CPU ms':>24}  {'cpu ratio':>21}")
    try:
        for query, word in WORDS.items():
            grep = either(["sh", "-c", GREP, word, path], errors)
            search = either([expo, "list", path, "--search", query, "--count"], errors)
            greps, queries = [], []
            for _ in range(rounds):
                greps.append(1000 * run(grep, errors).cpu)
                reading = run(counting, errors).cpu
                queries.append(1000 * max(0, run(search, errors).cpu - reading))
            ratios = [query / max(grep, 1e-3) for query, grep in zip(queries, greps, strict=True)]
            columns = f"{spread(greps, 1):>24}  {spread(queries, 1):>24}  {spread(ratios, 2):>21}"
            print(f"{query:<14}  {columns}", flush=True)
    except Failure as failure:
        return str(failure)
    return None


def either(argv, errors):
    """A command that finds something or nothing, which is status 0 or 1; it has run once."""
    command = Command(argv[1], argv)
    try:
        run(command, errors)
    except Failure:
        command.status = 1
        run(command, errors)
    return command
