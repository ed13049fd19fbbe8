#!/usr/bin/env python3
"""Measures a run over many catalogs beside sourcemeta's jsonschema over the same documents.

usage, from the repository root: python3 Tests/Tools/many_catalogs.py EXPO_BINARY [COUNT]

Needs PyPI sourcemeta-jsonschema; its native binary is timed, not its Python wrapper. COUNT (2000)
copies of the sample catalogs are made in a temporary folder. The commands run in turn, three times
each; printed are the medians of wall and CPU seconds and their ratio to the other validator, which
reads the documents only: expo also reads every Contents.json and the head of every picture.
"""

import os
import pathlib
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import sourcemeta_jsonschema

EXPO = str(pathlib.Path(sys.argv[1]).resolve())
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
SAMPLES = ["Daejeon1993", "London1851", "Osaka1970"]


def peer():
    """The native binary inside the package."""
    folder = pathlib.Path(sourcemeta_jsonschema.__file__).parent
    machine = {"aarch64": "arm64"}.get(platform.machine(), platform.machine())
    for path in sorted(folder.rglob(f"*linux-{machine}*")):
        if path.is_file() and os.access(path, os.X_OK):
            return str(path)
    sys.exit("no native binary in sourcemeta_jsonschema")


def measure(command, folder):
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(command, cwd=folder, capture_output=True)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, cpu, done


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for index in range(COUNT):
            shutil.copytree(
                f"Samples/{SAMPLES[index % 3]}/Assets.xcassets",
                folder / f"{index:04}/Assets.xcassets",
            )
        entries = [str(p) for p in folder.glob("*/*/items.dataset/items.json")]
        posters = [str(p) for p in folder.glob("*/*/*_1*.dataset/*_1*.json")]
        schemas = {}
        for name in ("entries", "exposition"):
            schemas[name] = folder / f"{name}.schema.json"
            schemas[name].write_bytes(
                subprocess.run([EXPO, "schema", name], capture_output=True, check=True).stdout
            )
        other = peer()
        shell = (
            f"{other} validate {schemas['entries']} "
            + " ".join(entries)
            + f" && {other} validate {schemas['exposition']} "
            + " ".join(posters)
        )
        script = folder / "peer.sh"
        script.write_text(shell)
        base = [EXPO, "validate", "--isolated", "--ignore", "unused-image-set", str(folder)]
        commands = {
            "jsonschema, documents": ["sh", str(script)],
            "expo, all, 1 job": base + ["--jobs", "1"],
            "expo, all": base,
            "expo, documents": base + ["--no-assets"],
        }
        runs = {name: [] for name in commands}
        for _ in range(3):
            for name, command in commands.items():
                runs[name].append(measure(command, folder))
        print(f"{COUNT} catalogs, {len(entries) + len(posters)} documents; medians of 3")
        reference = None
        for name, results in runs.items():
            wall = statistics.median(r[0] for r in results)
            cpu = statistics.median(r[1] for r in results)
            reference = reference or (wall, cpu)
            last = results[-1][2]
            print(
                f"{name:24} wall {wall:6.2f} s ({wall / reference[0]:.2f})  "
                f"cpu {cpu:6.2f} s ({cpu / reference[1]:.2f})  exit {last.returncode}  "
                f"{last.stderr.decode().strip().splitlines()[-1:] or ''}"
            )


if __name__ == "__main__":
    main()
