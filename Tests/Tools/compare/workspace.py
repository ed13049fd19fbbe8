"""A folder in which one build runs command lines, and what they leave there.

Two builds get folders of the same content and of equally long names. After each command line the
folder is as it was before, so that the next one finds the same.
"""

import dataclasses
import os
import pathlib
import shutil
import stat
import subprocess

DEADLINE = 120  # seconds; a command line that takes longer is killed
KILLED = "killed after its time was up"


@dataclasses.dataclass(frozen=True)
class Outcome:
    """What one command line did.

    `files` has what was written, by its path: the mode and the bytes; nothing for what was removed.
    A file that was replaced by the same bytes is in it too.
    """

    status: int | str
    stdout: bytes
    stderr: bytes
    files: dict


class Workspace:
    """The folder of one build: `work` is where commands run, `bin/expo` is the build."""

    def __init__(self, folder, build):
        self.folder, self.root = pathlib.Path(folder), pathlib.Path(folder, "work")
        for name in ("work", "bin", "home"):
            (self.folder / name).mkdir(parents=True)
        (self.folder / "bin/expo").symlink_to(pathlib.Path(build).resolve())
        self.environment = {
            "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}",
            "HOME": str(self.folder / "home"),
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
            "SWIFT_BACKTRACE": "enable=no",
        }
        self.contents, self.before = {}, {}

    def fill(self, files):
        """Gives the folder these files and no others: paths and bytes; nothing makes a folder."""
        shutil.rmtree(self.root)
        self.root.mkdir()
        self.contents = {}
        for path, data in files.items():
            target = self.root / path
            if data is None:
                target.mkdir(parents=True, exist_ok=True)
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
            self.contents[path] = data
        self.before = self.stamps()

    def run(self, line):
        """Runs a line of the shell and returns its outcome; the folder is then as before."""
        status, stdout, stderr = self.execute(line)
        after = self.stamps()
        changed = [path for path in after if after[path] != self.before.get(path)]
        removed = [path for path in self.before if path not in after]
        files = {path: self.content(path) for path in changed} | dict.fromkeys(removed)
        self.restore(changed, removed)
        return Outcome(status, self.plain(stdout), self.plain(stderr), files)

    def execute(self, line):
        process = subprocess.Popen(
            ["/bin/sh", "-c", line],
            cwd=self.root,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        try:
            stdout, stderr = process.communicate(timeout=DEADLINE)
            return process.returncode, stdout, stderr
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            stdout, stderr = process.communicate()
            return KILLED, stdout, stderr

    def plain(self, data):
        """What was printed, without the name of this folder."""
        return data.replace(str(self.folder).encode(), b"{folder}")

    def stamps(self):
        """What tells, for every path below the folder, whether it was touched."""
        found, folders = {}, [self.root]
        while folders:
            for item in os.scandir(folders.pop()):
                info = item.stat(follow_symlinks=False)
                path = os.path.relpath(item.path, self.root)
                if stat.S_ISDIR(info.st_mode):
                    folders.append(item.path)
                    found[path] = info.st_mode
                else:
                    found[path] = (info.st_mode, info.st_ino, info.st_size, info.st_mtime_ns)
        return found

    def content(self, path):
        target = self.root / path
        mode = stat.filemode(target.lstat().st_mode)
        if target.is_symlink():
            return mode, self.plain(os.fsencode(os.readlink(target)))
        return mode, b"" if target.is_dir() else self.plain(target.read_bytes())

    def restore(self, changed, removed):
        """Takes back what a run did."""
        if not changed and not removed:
            return
        for path in sorted(changed, reverse=True):
            target = self.root / path
            if path in self.before and path not in self.contents:
                target.chmod(stat.S_IMODE(self.before[path]))
            elif target.is_dir() and not target.is_symlink():
                shutil.rmtree(target)
            else:
                target.unlink(missing_ok=True)
        for path in sorted({*changed, *removed} & self.before.keys()):
            target = self.root / path
            if path in self.contents:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(self.contents[path])
            else:
                target.mkdir(parents=True, exist_ok=True)
        self.before = self.stamps()


class Pair:
    """The workspaces of the old and the new build, which run at the same time."""

    def __init__(self, folder, old, new, pool):
        self.pool = pool
        self.sides = [
            Workspace(pathlib.Path(folder, name), build) for name, build in (("a", old), ("b", new))
        ]

    def fill(self, files):
        list(self.pool.map(lambda side: side.fill(files), self.sides))

    def run(self, line):
        return list(self.pool.map(lambda side: side.run(line), self.sides))
