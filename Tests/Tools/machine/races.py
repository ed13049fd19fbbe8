"""Files that somebody writes to while they are read, and runs that meet in one folder."""

import json
import os
import random
import subprocess
import threading
import time

from exports.running import site_words
from harness import contents, differences, run, temporary_folder, write
from machine.documents import entries, fault, temporary_files

SECONDS = 180


class Writer:
    """Somebody who changes a file again and again, in one way, until told to stop."""

    def __init__(self, change):
        self.change, self.isStopped = change, threading.Event()
        self.thread = threading.Thread(target=self.run)

    def run(self):
        while not self.isStopped.is_set():
            self.change()

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.isStopped.set()
        self.thread.join()


def changes(path, text):
    """Ways to change a file: name → function."""
    chance = random.Random(1900)
    size = len(text)

    def overwrite():
        with open(path, "r+b") as file:
            for _ in range(50):
                file.seek(chance.randrange(size))
                file.write(bytes(chance.choices(b'\\"{}[],:u0\xed\xff\x00', k=4)))

    def cut():
        os.truncate(path, chance.randrange(size))
        time.sleep(0.001)
        restore()

    def grow():
        with open(path, "ab") as file:
            file.write(text[: chance.randrange(size)])
        time.sleep(0.001)
        os.truncate(path, size)

    def replace():
        other = path.with_name("other.tmp")
        other.write_bytes(text[: chance.randrange(size)] if chance.random() < 0.5 else text)
        os.replace(other, path)

    def vanish():
        os.replace(path, path.with_name("gone.tmp"))
        time.sleep(0.001)
        os.replace(path.with_name("gone.tmp"), path)

    def restore():
        with open(path, "r+b") as file:
            file.write(text)

    return {f.__name__: f for f in (overwrite, cut, grow, replace, vanish)}


def check_changing_files(checks):
    """Whatever happens to a file while it is read, the run ends with a status."""
    text = entries(1500).encode()
    # JSON with escapes takes other paths than JSON without.
    text = text.replace("글".encode(), b"\\uAE00", 3000)
    rounds = checks.options.rounds
    for name in changes(None, text):
        with temporary_folder() as folder:
            path = folder / "items.json"
            path.write_bytes(text)
            problems = []
            with Writer(changes(path, text)[name]):
                for number in range(rounds):
                    words = (
                        ["validate", path],
                        ["format", path],
                        ["export", "html", path, "-o", folder / "site", "--no-images", "--force"],
                        ["list", path, "--no-pager", "--format", "json"],
                        ["validate", "--diff", "--unsafe-fixes", path],
                    )[number % 5]
                    done = run([checks.expo, *words], limit=SECONDS)
                    problem = fault(done)
                    if not problem and words[0] in ("list", "export"):
                        done.stdout.decode()
                    problems += [f"{words[0]}: {problem}"] if problem else []
            checks.check(f"a file that others {name} while it is read", "; ".join(problems[:3]))


def check_lost_updates(checks):
    """What somebody saves while a document is formatted or fixed is not overwritten.

    No system renames a file only if another has not changed: a moment stays in which a run can
    replace what was saved.
    """
    rounds = 2 * checks.options.rounds
    sound = entries(600, paragraphs=2)
    lost = refused = number = 0
    with temporary_folder() as folder:
        path = folder / "items.json"
        for words, text in (
            (["format", "--write", path], sound),
            (["validate", "-q", "--fix", path], sound.replace('"}', '",}')),
        ):
            path.write_text(text)
            begin = time.monotonic()
            run([checks.expo, *words])
            seconds = time.monotonic() - begin
            for step in range(rounds):
                number += 1
                path.write_text(text)
                process = checks.start(*words)
                time.sleep(seconds * step / rounds)
                mine = json.dumps([{"saved": number}])
                path.write_text(mine)
                process.communicate(timeout=SECONDS)
                refused += process.returncode == 2
                lost += f"saved {number}" not in path.read_text().replace('": ', " ")
    checks.say(f"of {number} runs {refused} left a file alone that had changed, {lost} did not")
    checks.expect(lost <= number // 20, "what is saved meanwhile stays", f"{lost} lost")


def check_two_exports(checks):
    """Several exports begun at once into one folder: it has the content of one of them."""
    with temporary_folder() as folder:
        sides = {}
        for mark in ("가", "나", "다", "라"):
            (folder / f"{mark}.json").write_text(entries(60, mark))
            run([checks.expo, *site_words(folder / f"{mark}.json", folder / mark)])
            sides[mark] = contents(folder / mark)
        problems = []
        for number in range(checks.options.rounds):
            site = folder / f"site-{number % 9}"
            words = [site_words(folder / f"{mark}.json", site) for mark in sides]
            running = [checks.start(*one, stderr=subprocess.PIPE) for one in words]
            said = [process.communicate(timeout=SECONDS)[1] for process in running]
            statuses = [process.returncode for process in running]
            # One that begins while another writes is refused with 1.
            if 0 not in statuses or not set(statuses) <= {0, 1}:
                problems.append(f"{statuses}: {said}")
            if not any(not differences(contents(site), side) for side in sides.values()):
                problems.append("a mixture")
        checks.check("four exports at once into one folder", "; ".join(problems[:3]))


def check_two_records(checks):
    """Several exports begun at once with one record: it has the addresses of all that succeed."""
    pages = {"image": "item_5", "name": "전시품-5", "number": "6"}
    problems = []
    for _ in range(checks.options.rounds):
        with temporary_folder() as folder:
            write(folder / "items.json", entries(60))
            write(folder / ".expo.json", "{}")
            words = ["export", "html", "--no-images", "--record", "items.json", "--slug"]
            running = [checks.start(*words, slug, "-o", slug, cwd=folder) for slug in pages]
            statuses = [process.wait(SECONDS) for process in running]
            record = (folder / ".expo-addresses.json").read_text()
            # One that begins while another records addresses is refused with 1.
            for page, status in zip(pages.values(), statuses, strict=True):
                if status not in (0, 1) or (status == 0 and f"entries/{page}.html" not in record):
                    problems.append(f"{page}: {statuses}")
    checks.check("three exports at once with one record", "; ".join(problems[:3]))


def check_two_writers(checks):
    """Several runs that write one file at once: it is whole, and nothing is left."""
    with temporary_folder() as folder:
        path = folder / "items.json"
        whole = {}
        for indent in ("2", "4", "tab"):
            path.write_text(entries(300))
            run([checks.expo, "format", "--write", "--indent", indent, path])
            whole[path.read_bytes()] = indent
        problems = []
        for _ in range(checks.options.rounds):
            path.write_text(entries(300))
            words = [["format", "--write", "--indent", way, path] for way in whole.values()]
            running = [checks.start(*one, stderr=subprocess.PIPE) for one in words]
            for process in running:
                said = process.communicate(timeout=SECONDS)[1]
                if process.returncode not in (0, 2):
                    problems.append(f"exit status {process.returncode}: {said}")
            if path.read_bytes() not in whole or temporary_files(folder):
                problems.append(f"torn, or left behind: {temporary_files(folder)}")
        checks.check("three runs that format one file", "; ".join(problems[:3]))


def check_stale_lines(checks):
    """A folder whose files come and go while it is searched."""
    with temporary_folder() as folder:
        for number in range(40):
            (folder / f"{number}.json").write_text(entries(2))
        chance = random.Random(1900)

        def come_and_go():
            path = folder / f"{chance.randrange(40)}.json"
            path.unlink(missing_ok=True)
            time.sleep(0.0005)
            path.write_text(entries(2))

        problems = []
        with Writer(come_and_go):
            for number in range(checks.options.rounds):
                words = [["validate"], ["format", "--write"], ["list"]][number % 3]
                done = run([checks.expo, *words, folder], limit=SECONDS)
                problem = fault(done)
                problems += [f"{words}: {problem}"] if problem else []
        checks.check("files that come and go while a folder is searched", "; ".join(problems[:3]))
