"""Documents and catalogs with one or two things changed.

usage, in Tests/Tools: python3 -m compare.mutants COUNT FOLDER [--seed N]

writes as files what compare_builds.py checks. The samples are cut into small documents, which are
then changed by mutations.py. The name of a file says what was done to it. The same arguments always
give the same bytes.
"""

import argparse
import json
import pathlib
import random

from .fixtures import SAMPLES, sample_paths
from .mutations import mutate

SEED = 1851
BATCH = 250  # mutants that one process gets
CATALOG = 25  # of so many mutants one is a catalog


def documents():
    """The samples, those of entries cut into small ones too."""
    found = []
    for path in sample_paths("*.json"):
        data = path.read_bytes()
        if path.name in ("Contents.json", ".expo.json") or any(data == one for one in found):
            continue
        found.append(data)
        try:
            root = json.loads(data)
        except ValueError:
            continue
        if isinstance(root, list) and len(root) > 3:
            parts = [root[place : place + 2] for place in range(0, len(root), 2)]
            texts = [json.dumps(part, ensure_ascii=False, indent=2) for part in parts]
            found += [f"{text}\n".encode() for text in texts]
        elif isinstance(root, dict):
            found += [data] * 6
    return found


def catalogs():
    """The broken catalogs: for each, its files by their paths."""
    folders = sorted((SAMPLES / "broken").glob("*.xcassets"))
    return [
        {
            str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        for folder in folders
    ]


class Mutants:
    """An endless row of batches of files."""

    def __init__(self, seed=SEED):
        self.random, self.number = random.Random(seed), 0
        self.stream = random.Random(seed)  # of its own, so that files do not depend on it
        self.documents, self.catalogs = documents(), catalogs()

    def batch(self, count):
        """The files of so many mutants, by their paths."""
        files = {}
        for _ in range(count):
            self.number += 1
            if self.number % CATALOG:
                data, done = mutate(self.random, self.random.choice(self.documents))
                files[f"m{self.number:06}-{done}.json"] = data
            else:
                files |= self.catalog()
        return files

    def catalog(self):
        files = dict(self.random.choice(self.catalogs))
        path = self.random.choice([path for path in files if not path.endswith(".png")])
        if self.random.random() < 0.15:
            done = "lost"
            del files[path]
        else:
            files[path], done = mutate(self.random, files[path])
        return {f"c{self.number:06}-{done}.xcassets/{path}": data for path, data in files.items()}

    def lines(self, count):
        """A stream of entries, one a line; what was done to them may make more lines of one."""
        rng, found = self.stream, []
        for _ in range(count):
            data = rng.choice(self.documents)
            try:
                root = json.loads(data)
            except ValueError:
                root = {"name": "x", "desc": None}
            entry = rng.choice(root) if isinstance(root, list) and root else root
            line = json.dumps(entry, ensure_ascii=False).encode(errors="replace")
            found.append(mutate(rng, line)[0] if rng.random() < 0.7 else line)
        return b"\n".join(found) + b"\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("count", type=int, metavar="COUNT")
    parser.add_argument("folder", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N")
    asked = parser.parse_args()
    mutants = Mutants(asked.seed)
    while mutants.number < asked.count:
        for path, data in mutants.batch(min(BATCH, asked.count - mutants.number)).items():
            target = asked.folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)


if __name__ == "__main__":
    main()
