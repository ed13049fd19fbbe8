"""The recipes that publish a site, run as GitHub and GitLab run them."""

import re
import shutil

import yaml

from action.expressions import expanded
from action.runner import Runner
from harness import ROOT, run

RECIPES = ROOT / "Samples/recipes"
ADDRESS = "https://museum.example/fair"
SHELL = ["bash", "-eo", "pipefail", "-c"]


def publish_on_github(folder, environment, repository, **install):
    """Runs pages.yml in a checkout of a repository: the folder that is deployed, and the log.

    The actions of GitHub are stood in for by what they do with files; that of expo is run.
    """
    workflow = yaml.safe_load((RECIPES / "pages.yml").read_text())
    runner = Runner(folder, environment)
    steps, log, artifact, deployed = {}, "", None, None
    for step in workflow["jobs"]["publish"]["steps"]:
        name, given = step["uses"].split("@")[0], step.get("with", {})
        given = {key: expanded(text, {"steps": steps}) for key, text in given.items()}
        outputs = {}
        if name == "actions/checkout":
            shutil.copytree(repository, runner.workspace, dirs_exist_ok=True)
        elif name == "actions/configure-pages":
            outputs = {"base_url": ADDRESS}
        elif name == "actions/upload-pages-artifact":
            artifact = runner.workspace / given["path"]
        elif name == "actions/deploy-pages":
            deployed, outputs = artifact, {"page_url": f"{ADDRESS}/"}
        elif name.endswith("/expo"):
            result = runner.run(**{**given, **install})
            log, outputs = log + result.log, result.outputs
            if result.status:
                return None, log
        else:
            raise ValueError(f"uses {step['uses']!r}")
        steps[step.get("id", step["name"])] = {"outputs": outputs}
    return deployed, log


def publish_on_gitlab(folder, repository, **install):
    """Runs gitlab-ci.yml in a clone of a repository: the folder of the artifact, and the log."""
    job = yaml.safe_load((RECIPES / "gitlab-ci.yml").read_text())["pages"]
    if not re.fullmatch(r"\$\w+ == \$\w+", job["rules"][0]["if"]):
        raise ValueError(f"rule {job['rules'][0]['if']!r}")
    build, home = folder / "builds/fair", folder / "home"
    home.mkdir(parents=True)
    shutil.copytree(repository, build)
    variables = {**job["variables"], "CI": "true", "CI_PAGES_URL": ADDRESS, **install}
    # One shell runs all lines, and the first that fails ends it.
    lines = "\n".join([*job["before_script"], *job["script"]])
    environment = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(home), **variables}
    done = run([*SHELL, lines], cwd=build, env=environment)
    log = (done.stdout + done.stderr).decode()
    return None if done.returncode else build / job["artifacts"]["paths"][0], log
