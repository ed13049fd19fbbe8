"""Keys that do something: findings, help, copying, printing."""

import base64
import json
import re
import shutil
import socket
from urllib.parse import quote

from browse.session import SAMPLE, browse, sample_data
from harness import ROOT, entry, temporary_folder
from sites.catalogs import document, image_set


def check_findings_and_help(checks):
    session = browse(checks, ROOT / "Samples/broken/EX302-missing-key.json")

    def marked(pattern):
        return any(re.match(pattern, row) for row in session.texts())

    session.expect("an entry with findings is marked", also=lambda: marked(r"[> ] *\d+ ✗ "))
    session.expect("] goes to an entry with findings", also=lambda: marked(r"> *\d+ ✗ "), after="]")
    session.type("[!")
    session.expect("! shows them with excerpt and pointer", "EX302", "^", "entry 2", " | ")
    session.expect("y t copies the findings", "copied the findings", after="yt")
    session.expect("with their excerpts", also=lambda: "EX302" in clipboard(session))
    session.type("!")
    session.expect("! again lists those of all entries", also=lambda: marked(r">\d+ ✗ .*EX302"))
    session.expect("Enter goes to the entry", also=lambda: not marked(r">✗ "), after="\r")
    session.expect("? is help", "Keys", "a line down", after="h?")
    session.type("q")
    session.expect("q leaves help", also=lambda: "a line down" not in "\n".join(session.texts()))
    session.expect("F1 is help", "Keys", after="\x1bOP")
    session.expect("a search in help", "/back  1 of ", after="/back\r")
    session.expect("stays there", also=lambda: "/back" not in session.texts()[-1], after="h")
    session.type("\x0c")
    session.expect("^L draws anew", also=lambda: session.output.count(b"\x1b[2J") >= 2)
    checks.equal("Q", session.end("Q"), 0)


def printed(session):
    """What was printed behind the screen, without styles."""
    text = session.output.decode().split("\x1b[?1049l")[-1]
    return re.sub(r"\x1b\[[0-9;]*m", "", text).replace("\r\n", "\n").rstrip("\n")


def check_copy_and_print(checks):
    data = sample_data(checks.expo)
    session = browse(checks, SAMPLE)
    session.expect("y says so", "copied entry 2", after="ljlyt")
    second = data.entries[1]
    wanted = "\n".join([second["name"], second["short_desc"], "", second["desc"]])
    checks.equal("y copies the entry as it is in the document", clipboard(session), wanted)
    session.expect("y e says so", "copied entry 2 as JSON", after="ye")
    checks.equal("y e copies the entry as JSON", json.loads(clipboard(session)), second)
    session.type("p")
    status = session.end()
    text = printed(session).split("\n")
    checks.equal("p quits and prints the entry", (text, status), (data.page(80, 2), 0))
    session.close()


def check_pictures(checks):
    """o runs the viewer with a file that is a picture; an SVG, or another file, is never opened."""
    with temporary_folder() as folder:
        seen = folder / "seen"
        viewer = f"sh -c 'printf %s \"$1\" > {seen}' viewer"
        entries = [entry(name, name, "s", "d") for name in ("real", "script", "drawing", "none")]
        png = next(SAMPLE.glob("**/*.png")).read_bytes()
        catalog = folder / "Fair.xcassets"
        document(catalog, "items", entries)
        image_set(catalog, "real", {"real.png": png})
        image_set(catalog, "script", {"script.png": "#!/bin/sh\n"})
        image_set(catalog, "drawing", {"drawing.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>"})
        session = browse(checks, folder, environment={"EXPO_VIEWER": viewer})
        session.type("o")
        session.wait(seen.exists)
        shown = seen.read_text() if seen.exists() else ""
        checks.expect(shown.endswith("/real.png"), "o shows a picture", f"shown: {shown!r}")
        seen.unlink(missing_ok=True)
        for name in ("script", "drawing", "none"):
            session.expect(f"o does not open {name}", "no image to show", after="jo")
        checks.expect(not seen.exists(), "nothing else is opened", "it was")
        texts = {text for _, text in links(session)}
        checks.equal("only what o opens is a link", texts, {"real"})
        session.expect("y i copies the image name", "copied real", after="gyi")
        checks.equal("the image name", clipboard(session), "real")
        session.expect("y p copies the place", "items.json:1", after="yp")
        session.check_end("the terminal after a picture", after="q")


def check_picture_links(checks):
    """The name of a picture is a link to its largest file, whatever is in the path of that."""
    with temporary_folder() as parent:
        folder = parent / "a b\x1b]0;title\x07%;탑"
        shutil.copytree(SAMPLE, folder)
        (picture,) = folder.resolve().glob("**/hanbit_tower~universal@3x.png")
        address = f"file://{quote(socket.gethostname())}{quote(str(picture))}"
        for label, environment, wanted in (
            ("xterm", {}, {(address, "hanbit_tower")}),
            ("no color", {"NO_COLOR": "1"}, set()),
            ("secure mode", {"EXPO_SECURE": "1"}, set()),
            ("secure mode of less", {"LESSSECURE": "1"}, set()),
        ):
            session = browse(checks, folder, "1", environment=environment)
            checks.equal(f"q after a link, {label}", session.end("q"), 0)
            checks.equal(f"links, {label}", links(session), wanted)
            obeyed = b"\x1b]0" in session.output or b"\x07" in session.output
            checks.expect(not obeyed, f"nothing of a path is obeyed, {label}", session.output[:300])
            session.close()


def links(session):
    """The addresses and texts of all links that were drawn."""
    link = r"\x1b\]8;;([^\x1b]+)\x1b\\(.*?)\x1b\]8;;\x1b\\"
    return set(re.findall(link, session.output.decode(errors="replace")))


def clipboard(session):
    """The text that was put on the clipboard last."""
    copied = re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07", session.output)
    return base64.b64decode(copied[-1]).decode() if copied else ""


def check_entry_operand(checks):
    for word in ("5", "/4", sample_data(checks.expo).entries[4]["name"]):
        session = browse(checks, SAMPLE, word)
        session.expect(f"browse PATH {word} opens that entry", "5/13", "all")
        session.expect("and h leads to the list", "> 5", after="h")
        session.end("q")
