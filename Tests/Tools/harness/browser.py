"""A headless Chromium that shows pages from the disk and is driven through its DevTools protocol.

Needs chromium, and websocket-client (PyPI). Scripts run through it are not bound by the policy of a
page, so that axe-core can look at pages as they are.
"""

import base64
import itertools
import json
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request

import websocket

SECONDS = 120


class Browser:
    """One tab, and what its page prints to the console."""

    def __init__(self, path):
        self.profile = tempfile.mkdtemp(prefix="chromium-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.process = subprocess.Popen(
            [
                path,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--allow-file-access-from-files",
                "--no-first-run",
                f"--user-data-dir={self.profile}",
                f"--remote-debugging-port={port}",
                "--remote-allow-origins=*",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.socket = websocket.create_connection(self.address(port), timeout=SECONDS)
        self.numbers = itertools.count(1)
        self.messages = []
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        # A picture that is in memory would be shown in place of a smaller file.
        self.call("Network.setCacheDisabled", cacheDisabled=True)

    @staticmethod
    def address(port):
        """Where the first tab listens, once the browser is up."""
        end, address = time.monotonic() + SECONDS, f"http://127.0.0.1:{port}/json"
        while True:
            try:
                with urllib.request.urlopen(address, timeout=SECONDS) as answer:
                    tabs = [tab for tab in json.load(answer) if tab["type"] == "page"]
                if tabs:
                    return tabs[0]["webSocketDebuggerUrl"]
            except OSError:
                pass
            if time.monotonic() > end:
                raise TimeoutError("chromium did not start")
            time.sleep(0.1)

    def close(self):
        self.socket.close()
        self.process.kill()
        self.process.wait(SECONDS)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        """The next answer or event; what a page says to its console is kept."""
        answer = json.loads(self.socket.recv())
        if answer.get("method") == "Log.entryAdded":
            self.messages.append(answer["params"]["entry"]["text"])
        if answer.get("method") == "Runtime.exceptionThrown":
            self.messages.append(json.dumps(answer["params"]["exceptionDetails"])[:300])
        if answer.get("method") == "Runtime.consoleAPICalled":
            self.messages.append(json.dumps(answer["params"]["args"])[:300])
        return answer

    def show(
        self,
        path,
        width=1280,
        height=900,
        density=1,
        dark=False,
        font_size=16,
        scripts=True,
        hash="",
    ):
        """Loads a page anew and waits for everything in it."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=density,
            mobile=False,
        )
        self.call(
            "Emulation.setEmulatedMedia",
            media="",
            features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}],
        )
        self.call("Page.setFontSizes", fontSizes={"standard": font_size, "fixed": font_size})
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.open(pathlib.Path(path).resolve().as_uri() + hash)
        self.call("Emulation.setScriptExecutionDisabled", value=False)

    def open(self, address):
        """Loads an address anew and waits for everything on its page."""
        self.call("Page.navigate", url="about:blank")
        self.messages = []
        self.call("Page.navigate", url=address)
        end = time.monotonic() + SECONDS
        while self.receive().get("method") != "Page.loadEventFired":
            if time.monotonic() > end:
                raise TimeoutError(f"{address} did not load")

    def moved(self, script, page, **settings):
        """What a script measures of the page that is shown, the least of five times.

        A busy machine draws a page of which it has not read all.
        """
        for _ in range(5):
            shift = self.evaluate(script)
            if not shift:
                break
            self.show(page, **settings)
        return shift

    def evaluate(self, script):
        """What a script gives back; a promise is waited for."""
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def wait(self, condition):
        """Whether a condition of the page comes to be true."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if self.evaluate(condition):
                return True
            time.sleep(0.05)
        return False

    def screenshot(self, path):
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "scale": 1, "width": size["width"]}
        clip["height"] = min(size["height"], 6000)
        shot = self.call(
            "Page.captureScreenshot", format="png", captureBeyondViewport=True, clip=clip
        )
        pathlib.Path(path).write_bytes(base64.b64decode(shot["data"]))
