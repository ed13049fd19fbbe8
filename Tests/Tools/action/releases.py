"""A server with one release, packed by what .ci/release.sh packs with."""

import contextlib
import functools
import hashlib
import http.server
import threading

from harness import ROOT, run

PACK = """
source .ci/archive.sh
name=$(archive_name "$2")
fill_archive "$1" "$3/$name"
pack_archive "$3" "$name" 0
echo "$name"
"""


@contextlib.contextmanager
def release(binary, version, folder):
    """The address of a server with an archive of a binary, and the archive's sum."""
    place = folder / f"example/expo/releases/download/{version}"
    place.mkdir(parents=True)
    done = run(["bash", "-ec", PACK, "pack", binary, version, place], cwd=ROOT)
    archive = place / f"{done.stdout.decode().strip()}.tar.gz"
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    handler = functools.partial(Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", digest
        server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass
