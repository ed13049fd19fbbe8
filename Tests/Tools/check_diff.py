#!/usr/bin/env python3
"""Checks `expo diff` with the real git, and what it prints with a reader of Markdown.

    python3 Tests/Tools/check_diff.py EXPO_BINARY

 - a side in a revision, in a folder, or staged: the same changes as between the files, no trace of
   a temporary folder in any output, and none left behind;
 - Samples/recipes/git-diff.sh makes `git diff`, `git log -p` and `git difftool` use it, for
   changed, added, deleted, renamed and unmerged documents and for other JSON; whatever goes
   wrong, git goes on; on-save.sh runs at every save;
 - a comment, read by cmark-gfm, has both texts of a change, and neither links nor mentions, nor
   blocks that a text begins.

Needs git, cmark-gfm and entr.
"""

import html
import json
import os
import random
import re
import shutil
import signal
import subprocess
import time

from books.readers import OPTIONS
from harness import ROOT, SOUND, entry, output, run, run_checks, temporary_folder, write
from harness.terminal import Session

CATALOG = ROOT / "Samples/Daejeon1993/Assets.xcassets"
RECIPES = ROOT / "Samples/recipes"
ITEMS = "App/Fair.xcassets/items.dataset/items.json"
PIECES = (
    "탑은 탑이 *a* _b_ ~~c~~ @octocat #12 GH-7 gh-8 <b> &amp; [x](y) www.x.org http://x.org".split()
)
PIECES += "` 博 (1994) 1. - a@b.org \\ |".split()


class Repository:
    """A repository with a catalog, one commit, and expo on the path."""

    def __init__(self, checks, folder):
        self.checks, self.folder, self.git_path = checks, folder, checks.tool("git")
        self.temporary = folder / "temporary"
        self.root = folder / "root"
        self.temporary.mkdir()
        shutil.copytree(CATALOG, self.root / "App/Fair.xcassets")
        (self.root / "package.json").write_text('{\n  "a": 1\n}\n')
        self.environment = {
            **os.environ,
            "PATH": f"{os.path.dirname(checks.expo)}:{os.environ['PATH']}",
            "TMPDIR": str(self.temporary),
            "HOME": str(folder),
            "GIT_PAGER": "cat",
            "EXPO_LANG": "en",
        }
        self.context = {"cwd": self.root, "env": self.environment}
        self.git("init", "-q", "-b", "main")
        self.git("config", "user.name", "a")
        self.git("config", "user.email", "a@b")
        self.commit()

    def git(self, *words, status=(0,), cwd=None):
        done = run([self.git_path, *words], cwd=cwd or self.root, env=self.environment)
        label = " ".join(["git", *map(str, words)])
        self.checks.expect(done.returncode in status, label, done.stderr[-300:])
        return done.stdout.decode()

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "A commit")

    def diff(self, *words, status=(1,), cwd=None):
        """What `expo diff` prints to both streams."""
        folder = cwd or self.root
        done = self.checks.run("diff", *words, status=status, cwd=folder, env=self.environment)
        text = (done.stdout + done.stderr).decode()
        label = " ".join(["no temporary folder:", *map(str, words)])
        self.checks.equal(label, ".expo-tmp-" in text or str(self.temporary) in text, False)
        self.checks.equal(f"nothing left after {words}", os.listdir(self.temporary), [])
        # The same document has another path in another folder.
        return re.sub(r"^    \S*\.json:\d+\n", "", text, flags=re.M)

    def edit(self, change, name=ITEMS):
        path = self.root / name
        entries = json.loads(path.read_text())
        change(entries)
        path.write_text(json.dumps(entries, ensure_ascii=False, indent=2))


def in_repository(function):
    """The checks of a function with a new repository; none where there is no git."""

    def check(checks):
        if checks.tool("git"):
            with temporary_folder() as folder:
                function(checks, Repository(checks, folder))

    check.__name__ = function.__name__
    return check


def rename(entries):
    entries[0]["desc"] = entries[0]["desc"].replace("1993", "1994", 1)
    entries[1]["name"] = "꿈순이"
    entries.insert(0, entries.pop(4))


def check_nested(repository):
    """An absolute path is one of the repository, not of one inside it; its folder may be gone."""
    nested, gone = repository.root / "nested", repository.root / "gone"
    for folder in [nested, gone]:
        folder.mkdir()
        shutil.copy(repository.root / ITEMS, folder / "items.json")
    repository.commit()
    subprocess.run(["git", "init", "-q", nested], check=True)
    shutil.rmtree(gone)
    for folder in [nested, gone]:
        found = repository.diff(f"HEAD:{folder}/items.json", ITEMS, status=(0,))
        repository.checks.equal(f"HEAD:{folder}/items.json", found, "no differences\n")
    shutil.rmtree(nested)


@in_repository
def check_revisions(checks, repository):
    shutil.copytree(repository.root / "App", repository.folder / "Before")
    repository.edit(rename)
    app, expected = repository.root / "App", repository.diff("../Before", "App")
    checks.expect("moved" in expected and "renamed" in expected, "the changes", expected)
    for old, new, cwd in [
        ("HEAD:App", "App", None),
        ("main:App/", "App", None),
        ("HEAD:", ".", None),
        ("HEAD:./", ".", app),
        ("HEAD:./Fair.xcassets", "Fair.xcassets", app),
        ("HEAD:../App", ".", app),
        (":App", "App", None),
        (f"HEAD:{app}", app, None),
        (f"main:{repository.root}", repository.root, app),
    ]:
        checks.equal(f"{old} and {new}", repository.diff(old, new, cwd=cwd), expected)
    items = app / "Fair.xcassets/items.dataset"
    for old, new in [(f"HEAD:{ITEMS}", ITEMS), ("HEAD:./items.json", "items.json")]:
        found = repository.diff(old, new, cwd=items if "./" in old else None)
        checks.equal(f"{old} and {new}", found, expected)
    found = repository.diff("../Before", "HEAD:App", status=(0,))
    checks.equal("the commit itself", found, "no differences\n")
    for old, new, meant in [
        ("HEAD:items.json", "items.json", "HEAD:./items.json"),
        (":items.json", "new.json", ":./items.json"),
        ("HEAD:Fair.xcassets", ".", "HEAD:./Fair.xcassets"),
    ]:
        cwd = app if "Fair" in old else items
        found = repository.diff(old, new, status=(2,), cwd=cwd)
        checks.expect(f"help: did you mean '{meant}'?" in found, f"the help of {old}", found)
    shutil.copy(items / "items.json", items / "new.json")
    for old, new in [
        (f"HEAD:{items.relative_to(repository.root)}/new.json", "new.json"),
        ("HEAD:./new.json", "new.json"),
    ]:
        found = repository.diff(old, new, cwd=items)
        checks.expect("added" in found, f"{old} is new", found)
    (items / "new.json").unlink()
    picture = next((app / "Fair.xcassets").glob("*.imageset/*.png"))
    shutil.copy(next(ROOT.glob("Samples/London1851/**/*.png")), picture)
    checks.expect("Image" in repository.diff("HEAD:App", "App"), "another picture", "silent")
    check_meant(repository)
    check_bare(checks, repository)
    check_errors(repository)
    check_named(repository)
    check_nested(repository)


def check_named(repository):
    """A document that only code tells, in a revision too."""
    package = repository.root / "Named"
    code = package / "Sources/Named"
    target = '.target(name: "Named")'
    write(package / "Package.swift", f'let p = Package(name: "Named", targets: [{target}])')
    write(code / "Names.swift", 'let name = "items"')
    (code / "items.json").write_text('[{"name": "a", "imageName": "b", "desc": "c"}]')
    repository.commit()
    found = repository.diff("HEAD:Named", "Named", status=(0,))
    repository.checks.equal("a document that code names", found, "no differences\n")


def check_bare(checks, repository):
    """A repository without a working tree, where a link leads nowhere."""
    (repository.root / "out.json").symlink_to("/etc/passwd")
    repository.commit()
    bare = repository.folder / "bare.git"
    repository.git("clone", "-q", "--bare", ".", bare)
    found = repository.diff("HEAD~1:App", "HEAD:App", cwd=bare)
    checks.expect("moved" in found, "a bare repository", found)
    shallow = repository.folder / "shallow"
    repository.git("clone", "-q", "--depth", "1", f"file://{repository.root}", shallow)
    found = repository.diff("HEAD~1:App", "App", status=(2,), cwd=shallow)
    checks.expect("the rest: git fetch --unshallow" in found, "a shallow clone", found)
    found = repository.diff("HEAD:out.json", "HEAD:App", status=(2,))
    checks.equal("a link is no way out", "root:" in found, False)


def check_errors(repository):
    """Errors name the side as it was named."""
    (repository.root / "cut.json").write_text('[{"name": "a", "image_name": "b"')
    (repository.root / "several").mkdir()
    for name in ("one", "two"):
        shutil.copy(repository.root / ITEMS, repository.root / f"several/{name}.json")
    (repository.root / "bad").mkdir()
    shutil.copy(repository.root / ITEMS, repository.root / "bad/items.json")
    (repository.root / "bad/.expo.json").write_text('{"selct": []}')
    repository.commit()
    for old, words in [
        ("nothing:App", "git knows no revision 'nothing'"),
        ("HEAD:App/no.json", "HEAD:App/no.json: no such file"),
        ("HEAD:../..", "HEAD:../..: no such file"),
        ("HEAD:.git/names", "HEAD:.git/names: no such file"),
        ("HEAD:./.git", "HEAD:./.git: no such file"),
        ("HEAD:package.json", "HEAD:package.json: neither"),
        (f"HEAD:{repository.folder}", "is outside repository"),
        ("HEAD:several", "HEAD:several: more than one exposition:\n  HEAD:several/one.json"),
        ("HEAD:bad", "HEAD:bad/.expo.json has errors"),
        ("HEAD:cut.json", "HEAD:cut.json: compared only as far as it can be read"),
    ]:
        found = repository.diff(old, "App", status=(2,))
        repository.checks.expect(words in found, f"the error of {old}", found)
    found = repository.diff("HEAD:", ".", status=(2,), cwd=repository.folder)
    repository.checks.expect("not a git repository" in found, "no repository", found)


def check_meant(repository):
    """What git's own diff takes: the error offers the line that was meant, which can be run."""
    for words, meant in [
        (["HEAD", "."], "HEAD: ."),
        (["HEAD"], "HEAD: ."),
        (["HEAD~0", "App"], "'HEAD~0:./App' App"),
        (["HEAD", "main"], "HEAD: main:"),
        (["main..HEAD"], "main: HEAD:"),
        (["App"], "HEAD:./App App"),
        (["main...HEAD"], "main: HEAD:"),
        (["HEAD~0:"], "'HEAD~0:' ."),
        (["HEAD:App"], "HEAD:App App"),
        (["--staged"], "HEAD: :"),
    ]:
        found = repository.diff(*words, status=(2,))
        line = f"help: did you mean: expo diff {meant}\n"
        repository.checks.expect(line in found, f"the line meant by diff {words}", found)
        repository.diff(*meant.replace("'", "").split(), status=(0, 1))


@in_repository
def check_absence(checks, repository):
    """A revision before the exposition, after it, and before its folder had its name."""
    expo = repository.root / "Expo"
    (repository.root / "App").rename(expo)
    repository.edit(rename, ITEMS.replace("App", "Expo", 1))
    repository.commit()
    check_sides(repository, MOVED, expo)
    shutil.rmtree(expo)
    repository.commit()
    check_sides(repository, GONE)


MOVED = {
    "HEAD~1: .": "1 moved",
    "HEAD~1:./ .": "1 moved",
    "HEAD~1:Expo HEAD:Expo": "+ the exposition",
}
GONE = {
    "HEAD: HEAD~1:": "+ the exposition",
    "HEAD~1: .": "- the exposition",
    "HEAD: .": "HEAD: no exposition documents found",
    "HEAD:Expo Expo": "Expo: no such file",
}


def check_sides(repository, rows, cwd=None):
    for sides, words in rows.items():
        found = repository.diff(*sides.split(), status=(2,) if "no " in words else (1,), cwd=cwd)
        repository.checks.expect(words in found, f"diff {sides}", found)


@in_repository
def check_signals(checks, repository):
    repository.edit(rename)
    for seconds in (0.005, 0.01, 0.02, 0.04, 0.08):
        process = checks.start("diff", "HEAD:App", "App", **repository.context)
        time.sleep(seconds)
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        left = os.listdir(repository.temporary)
        checks.equal(f"nothing left after a signal at {seconds} s", left, [])
    many = [{"name": f"{n}", "image_name": f"{n}", "short_desc": "s"} for n in range(20000)]
    (repository.root / "many.json").write_text(json.dumps(many))
    for form in ("text", "markdown", "json"):
        line = f"expo diff HEAD:{ITEMS} many.json -f {form} | head -1"
        run(["sh", "-c", line], **repository.context)
        checks.equal(f"nothing left after {line}", os.listdir(repository.temporary), [])
    words = ["diff", "-", ITEMS]
    process = checks.start(*words, stdin=subprocess.PIPE, **repository.context)
    time.sleep(0.2)
    process.send_signal(signal.SIGTERM)
    checks.equal("a signal while standard input is read", process.wait(20), -signal.SIGTERM)


# git


@in_repository
def check_git(checks, repository):
    recipe = RECIPES / "git-diff.sh"
    done = run(["sh", recipe], **repository.context)
    checks.equal("git-diff.sh", (done.returncode, done.stderr), (0, b""))
    difftool = re.search(r"git difftool -.*", recipe.read_text()).group()
    repository.commit()
    repository.edit(rename)
    found = repository.git("diff")
    for words in ("[-1993-]{+1994+}년에", "꿈순이 · renamed", "moved"):
        checks.expect(words in found, f"git diff: {words}", found)
    done = run(["sh", "-c", difftool], **repository.context)
    checks.expect(b"[-1993-]{+1994+}" in done.stdout, difftool, done.stdout + done.stderr)
    repository.commit()
    found = repository.git("log", "-p", "-1")
    lines = [line for line in found.split("\n") if re.match(r"[-+](?![-+])", line)]
    changed = [line for line in lines if "년에 맞추어" in line]
    checks.equal("git log -p: the sentence", [line[0] for line in changed], ["-", "+"])
    checks.expect(max(map(len, lines)) < 400, "git log -p: lines of a sentence", lines)
    check_other_changes(repository)


@in_repository
def check_going_on(checks, repository):
    """git ends its run if its external diff or text conversion fails, so neither does."""
    root = os.fsencode(repository.root)
    names = [b"-x.json", b"--help.json", b"-f.json", b"inv\xff.json", b"bad/a.json", b"z.json"]
    (repository.root / "bad").mkdir()
    (repository.root / ".gitattributes").write_text("*.json diff=expo\n")
    for title in ("old", "new"):
        repository.commit()
        for name in names:
            with open(os.path.join(root, name), "w") as file:
                file.write(json.dumps({**SOUND, "title": title}) + "\n")
    (repository.root / "bad/.expo.json").write_text('{"selct": []}')
    for setting, words in [
        ("command", "diff"),
        ("command", "diff --no-such-option"),
        ("textconv", "diff --textconv"),
    ]:
        repository.git("config", f"diff.expo.{setting}", f"'{checks.expo}' {words}")
        found = repository.git("diff")
        is_told = all(found.count(word) >= len(names) for word in ("old", "new"))
        checks.expect(is_told, f"git diff with {setting} {words}", found)
        repository.git("config", "--unset", f"diff.expo.{setting}")
    # A pager that is left early ends none either.
    repository.git("config", "diff.expo.command", f"'{checks.expo}' diff")
    line = "git --no-pager diff | head -c 1"
    done = run(["sh", "-c", line], **repository.context)
    checks.equal("a closed pipe", b"died" in done.stderr, False)


def check_other_changes(repository):
    """Documents that were added, deleted, renamed or not merged, and other JSON."""
    checks = repository.checks
    shutil.copy(repository.root / ITEMS, repository.root / "new.json")
    (repository.root / "package.json").write_text('{\n  "a": 2\n}\n')
    repository.git("add", "-A")
    found = repository.git("diff", "--cached")
    checks.expect("+ 1  " in found and "added" in found, "git diff: an added document", found)
    checks.expect('-  "a": 1\n+  "a": 2' in found, "git diff: other JSON", found)
    repository.commit()
    (repository.root / "new.json").rename(repository.root / "more.json")
    repository.edit(rename, "more.json")
    repository.git("add", "-A")
    found = repository.git("diff", "--cached", "-M")
    checks.expect("moved" in found and "added" not in found, "git diff: a renamed document", found)
    repository.commit()
    (repository.root / "more.json").unlink()
    found = repository.git("diff")
    checks.expect("- 1  " in found and "removed" in found, "git diff: a deleted document", found)
    (repository.root / "more.json").write_text(json.dumps(SOUND))
    found = repository.git("diff")
    checks.expect('+{"title"' in found, "git diff: a document of another kind", found)
    repository.git("checkout", "-q", "more.json")
    for branch in ("one", "two"):
        repository.git("checkout", "-q", "-b", branch, "main")
        repository.edit(lambda entries, name=branch: entries[0].update(name=name), "more.json")
        repository.commit()
    repository.git("merge", "-q", "one", status=(1,))
    found = repository.git("diff")
    checks.expect("more.json" in found, "git diff: an unmerged document", found)


@in_repository
def check_saves(checks, repository):
    """entr runs its line at every save, also of a file whose name git quotes."""
    if not checks.tool("entr"):
        return
    repository.git("mv", "App", "앱")
    line = ["sh", str(RECIPES / "on-save.sh")]
    environment = {**repository.environment, "SHELL": "/bin/sh"}
    session = Session(checks, line, 100, 24, environment, cwd=repository.root)
    checks.expect(session.prints("exit code 0"), "entr: the first run", session.text)
    # entr takes what happens at once for its own doing.
    time.sleep(1)
    repository.edit(rename, ITEMS.replace("App", "앱", 1))
    checks.expect(
        session.wait(lambda: session.text.count("exported") == 2), "entr: a save", session.text
    )
    site = (repository.root / "site/index.html").exists()
    checks.equal("entr: the site", site, True)
    session.type("q")
    session.close()


# What is printed


def texts(generator):
    old = [generator.choice(PIECES) for _ in range(generator.randint(1, 5))]
    new = [piece if generator.random() < 0.6 else generator.choice(PIECES) for piece in old]
    return " ".join(old), " ".join(new)


def check_parts(checks):
    generator = random.Random(1900)
    pairs = [texts(generator) for _ in range(400)]
    with temporary_folder() as folder:
        for index, name in enumerate(("old.json", "new.json")):
            entries = [entry(f"n{i}", f"i{i}", "s", pair[index]) for i, pair in enumerate(pairs)]
            (folder / name).write_text(json.dumps(entries))
        sides = ["diff", "old.json", "new.json", "--lang", "en", "-f", "markdown"]
        check_comment(checks, checks.run(*sides, status=(1,), cwd=folder).stdout, pairs)


def check_comment(checks, comment, pairs):
    reader = checks.tool("cmark-gfm")
    if not reader:
        return

    def read(comment):
        return output([reader, "--unsafe", *OPTIONS["cmark-gfm"]], stdin=comment)

    check_blocks(checks, read)
    page = read(comment)
    checks.equal("links in the comment", re.findall("<(?:a|img) ", page), [])
    found = re.findall("@[\\w-]|#[0-9]|(?i:GH)-[0-9]", page)
    checks.equal("mentions in the comment", found, [])
    found = re.findall("<li>desc: (.*?)</li>", page)
    expected = [pair for pair in pairs if pair[0] != pair[1]]
    checks.equal("lines of the comment", len(found), len(expected))
    for line, pair in zip(found, expected, strict=False):
        checks.equal(f"the comment on {pair}", (side(line, "strong"), side(line, "del")), pair)


BLOCKS = ["# a", "###### a", "- a", "+ a", "* a", "1. a", "12) a", "- - -", "* * *", "___", "> a"]
BLOCKS += ["```", "~~~ a", "    a", "\ta", "===", "---", "| a | b |", "<pre>", "<!-- a", "- [ ] a"]
BLOCKS += ["[a]: /b", "[^1]: a", "1.", "#", "-", "  - a", "<b>", "1. # - a", ": a", "&#35; a"]
BLOCKS += ["\\# a"]


def check_blocks(checks, read):
    """A text that begins as a block does is a text in its item: of a new entry and of a key."""
    with temporary_folder() as folder:
        for label, key, ending in (("text", None, ""), ("key", "key", ": 1")):
            old, new = [], []
            for index, text in enumerate(BLOCKS):
                entry = {"name": text, "image_name": f"i{index}", "short_desc": text, "desc": "d"}
                old += [entry] if key else []
                new.append({**entry, text: 1} if key else entry)
            for name, entries in (("old.json", old), ("new.json", new)):
                (folder / name).write_text(json.dumps(entries))
            words = ["diff", "old.json", "new.json", "--lang", "en", "-f", "markdown"]
            page = read(checks.run(*words, status=(1,), cwd=folder).stdout)
            items = re.findall("<li>(.*?)</li>", page, re.DOTALL)
            found = [re.sub("</?strong>|\u200b", "", html.unescape(item)) for item in items]
            expected = [text.replace("\t", "␉") + ending for text in BLOCKS]
            checks.equal(f"items of a {label}", found, expected)
            kinds = set(re.findall("<([a-z0-9]+)[ >]", page))
            checks.equal(f"kinds, {label}", kinds - {"h3", "h4", "ul", "li", "p", "strong"}, set())


def side(line, hidden):
    """The text of a line without the changes of the other side."""
    text = re.sub(f"<{hidden}>.*?</{hidden}>", "", line)
    text = html.unescape(re.sub("</?(?:strong|del)>", "", text)).replace("\u200b", "")
    # The spaces around a change stand for both sides.
    return " ".join(text.split())


if __name__ == "__main__":
    run_checks(__doc__)
