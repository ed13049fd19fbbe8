"""Folders under an address of this machine."""

import contextlib
import functools
import http.server
import threading
import types


@contextlib.contextmanager
def served(folder):
    """The address of a folder, and the paths that are asked for, as long as it is needed."""
    asked = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        """Prints nothing, and has an icon for browsers that ask for one."""

        def log_message(self, *_):
            asked.append(self.path)

        def do_GET(self):
            if self.path == "/favicon.ico":
                self.send_response(204)
                self.end_headers()
            else:
                super().do_GET()

    handler = functools.partial(Handler, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            address = f"http://127.0.0.1:{server.server_port}"
            yield types.SimpleNamespace(address=address, asked=asked)
        finally:
            server.shutdown()
