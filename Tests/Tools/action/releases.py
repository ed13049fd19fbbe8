"""A server with one release, packed by what .ci/release.sh packs with."""

import contextlib
import hashlib

from harness import ROOT, run, temporary_folder
from harness.server import served

PACK = """
source .ci/archive.sh
name=$(archive_name "$2")
fill_archive "$1" "$3/$name"
pack_archive "$3" "$name" 0
echo "$name"
"""


@contextlib.contextmanager
def release(binary, version):
    """A folder, the environment with a server of an archive of a binary in it, and its inputs."""
    with temporary_folder() as folder:
        place = folder / f"server/example/expo/releases/download/{version}"
        place.mkdir(parents=True)
        done = run(["bash", "-ec", PACK, "pack", binary, version, place], cwd=ROOT)
        archive = place / f"{done.stdout.decode().strip()}.tar.gz"
        install = {"version": version, "sha256": hashlib.sha256(archive.read_bytes()).hexdigest()}
        with served(folder / "server") as server:
            yield folder, {"GITHUB_SERVER_URL": server.address}, install
