"""Runs a composite action as a runner does: action.yml's steps, one shell each, files for outputs.

A container's layout is tried with other folders in the variables than in the contexts, whose paths
do not exist there. `actions/cache` is the one action of others that is known: a folder of folders.
"""

import dataclasses
import os
import shutil

import yaml

from action.expressions import expanded, holds
from harness import copy_repository, run

SHELL = ["bash", "--noprofile", "--norc", "-eo", "pipefail"]
SECONDS = 1800


@dataclasses.dataclass
class Result:
    """What came of a run: the status of the failed step or 0, the outputs, all that was said."""

    status: int
    outputs: dict
    log: str
    summary: str
    steps: list

    @property
    def annotations(self):
        lines = [line for line in self.log.splitlines() if line.startswith("::")]
        return [tuple(line[2:].split("::")[0].split(" title=", 1)) for line in lines]


class Runner:
    """A machine with the action, a workspace, and folders of its own."""

    def __init__(self, folder, environment=None, is_container=False):
        self.folder = folder
        self.is_container = is_container
        root = folder / ("__w" if is_container else "work")
        self.action_path = root / "_actions/example/expo/v1"
        self.workspace = root / "fair/fair"
        self.temp = root / "_temp"
        self.cache = folder / "cache"
        for path in (self.workspace, self.temp, self.cache):
            path.mkdir(parents=True)
        copy_repository(self.action_path)
        self.environment = {**os.environ, **(environment or {})}
        self.path = []
        self.event = {}

    def run(self, cwd=None, **inputs):
        action = yaml.safe_load((self.action_path / "action.yml").read_text())
        self.path = []
        steps, log, done = {}, "", []
        contexts = {
            "steps": steps,
            "github": {
                "action_path": self.host_path("_actions"),
                "action_repository": "",
                "event": self.event,
            },
            "runner": {"temp": self.host_path("_temp")},
        }
        defaults = {name: one.get("default", "") for name, one in action["inputs"].items()}
        given = {name: expanded(text, contexts) for name, text in defaults.items()}
        contexts["inputs"] = {**given, **inputs}
        summary, status, saved = self.temp / "summary.md", 0, []
        summary.write_text("")
        for step in action["runs"]["steps"]:
            if "if" in step and not holds(step["if"], contexts):
                continue
            done.append(step["name"])
            if "uses" in step:
                outputs = self.restore(step, contexts, saved)
            else:
                status, said, outputs = self.shell(step, contexts, summary, cwd)
                log += said
            steps[step.get("id", step["name"])] = {"outputs": outputs}
            if status:
                break
        # The cache is saved after a run that is fine.
        for path, key in saved if not status else []:
            shutil.copytree(path, self.cache / key)
        named = {name: output["value"] for name, output in action["outputs"].items()}
        outputs = {name: expanded(text, contexts) for name, text in named.items()}
        return Result(status, outputs, log, summary.read_text(), done)

    def host_path(self, name):
        """A path as contexts have it: in a container that of the machine around it."""
        known = {"_actions": self.action_path, "_temp": self.temp}
        return f"/home/runner/work/{name}" if self.is_container else known[name]

    def shell(self, step, contexts, summary, cwd):
        if step["shell"] != "bash":
            raise ValueError(f"shell {step['shell']!r}")
        script, output, path = (self.temp / name for name in ("step.sh", "output", "path"))
        script.write_text(expanded(step["run"], contexts))
        output.write_text("")
        path.write_text("")
        variables = {name: expanded(text, contexts) for name, text in step.get("env", {}).items()}
        done = run(
            [*SHELL, script],
            cwd=self.workspace if cwd is None else cwd,
            env={
                **self.variables(),
                **variables,
                "GITHUB_OUTPUT": str(output),
                "GITHUB_PATH": str(path),
                "GITHUB_STEP_SUMMARY": str(summary),
            },
            limit=SECONDS,
        )
        self.path += path.read_text().splitlines()
        outputs = dict(line.split("=", 1) for line in output.read_text().splitlines())
        return done.returncode, (done.stdout + done.stderr).decode(), outputs

    def variables(self):
        search = [*reversed(self.path), self.environment["PATH"]]
        return {
            **{key: value for key, value in self.environment.items() if key[:7] != "GITHUB_"},
            **{key: value for key, value in self.environment.items() if key == "GITHUB_SERVER_URL"},
            "PATH": os.pathsep.join(search),
            "CI": "true",
            "GITHUB_ACTIONS": "true",
            "GITHUB_ACTION_PATH": str(self.action_path),
            "GITHUB_REPOSITORY": "fair/fair",
            "GITHUB_WORKSPACE": str(self.workspace),
            "RUNNER_TEMP": str(self.temp),
        }

    def restore(self, step, contexts, saved):
        """actions/cache: the outputs of restoring; what is to be saved at the end is noted."""
        if not step["uses"].startswith("actions/cache@"):
            raise ValueError(f"uses {step['uses']!r}")
        path, key = (expanded(step["with"][name], contexts) for name in ("path", "key"))
        if (self.cache / key).is_dir():
            shutil.copytree(self.cache / key, path, dirs_exist_ok=True)
            return {"cache-hit": "true"}
        saved.append((path, key))
        return {"cache-hit": "false"}
