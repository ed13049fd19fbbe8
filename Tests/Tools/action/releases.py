"""A server with one release, packed by what .ci/release.sh packs with."""

import contextlib
import functools
import hashlib

from harness import ROOT, run, temporary_folder, write
from harness.server import served

PACK = """
source .ci/archive.sh
name=$(archive_name "$2")
fill_archive "$1" "$3/$name"
pack_archive "$3" "$name" 0
echo "$name"
"""


@functools.cache
def archive(binary, version):
    with temporary_folder() as folder:
        done = run(["bash", "-ec", PACK, "pack", binary, version, folder], cwd=ROOT)
        name = f"{done.stdout.decode().strip()}.tar.gz"
        return name, (folder / name).read_bytes()


@contextlib.contextmanager
def release(binary, version):
    """A folder, the environment with a server of an archive of a binary in it, and its inputs."""
    name, data = archive(binary, version)
    with temporary_folder() as folder:
        write(folder / f"server/example/expo/releases/download/{version}/{name}", data)
        install = {"version": version, "sha256": hashlib.sha256(data).hexdigest()}
        with served(folder / "server") as server:
            yield folder, {"GITHUB_SERVER_URL": server.address}, install
