"""Keys that do something: findings, help, copying, printing, the mouse."""

import base64
import re

from browse.session import SAMPLE, browse, sample_data
from harness import ROOT


def check_findings_and_help(checks):
    session = browse(checks, ROOT / "Samples/broken/EX302-missing-key.json")

    def marked(pattern):
        return any(re.match(pattern, row) for row in session.texts())

    session.expect("an entry with findings is marked", also=lambda: marked(r"[> ] *\d+! "))
    for _ in range(5):
        if not marked(r"> *\d+! "):
            session.type("j")
            session.wait(lambda: marked(r"> *\d+! "), seconds=1)
    session.type("!")
    session.expect("! shows them with excerpt and pointer", "EX302", "^", "= at /", " | ")
    session.type("h?")
    session.expect("? is help", "Keys", "a line down")
    session.type("h\x1bOP")
    session.expect("F1 is help", "Keys")
    session.type("h\x0c")
    session.expect("^L draws anew", also=lambda: session.output.count(b"\x1b[2J") >= 2)
    session.type("Q")
    checks.equal("Q", session.end(), 0)


def check_copy_and_print(checks):
    data = sample_data(checks.expo)
    session = browse(checks, SAMPLE)
    session.type("ljly")
    session.expect("y says so", "copied")
    copied = re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07", session.output)
    entry = data.entries[1]
    wanted = "\n".join([entry["name"], entry["short_desc"], "", entry["desc"]])
    label = "y copies the entry as it is in the document"
    checks.equal(label, [base64.b64decode(text).decode() for text in copied[:1]], [wanted])
    session.type("p")
    status = session.end()
    printed = session.output.decode().split("\x1b[?1049l")[-1]
    text = re.sub(r"\x1b\[[0-9;]*m", "", printed).replace("\r\n", "\n").rstrip("\n").split("\n")
    checks.equal("p quits and prints the entry", (text, status), (data.page(80, 2), 0))
    session.close()


def check_secure_mode(checks):
    for variable in ("EXPO_SECURE", "LESSSECURE"):
        environment = {variable: "1", "EDITOR": "touch /no/such/place"}
        session = browse(checks, SAMPLE, environment=environment)
        session.type("ly")
        label = f"{variable}: nothing is copied"
        session.expect(label, "secure mode", also=lambda s=session: b"\x1b]52" not in s.output)
        session.type("jv")
        session.expect(f"{variable}: no editor", "secure mode")
        session.type("q")
        session.end()


def check_mouse(checks):
    session = browse(checks, SAMPLE, "--mouse")
    session.type("l\x1b[<65;3;3M\x1b[<0;5;8M")
    asks = b"\x1b[?1000h"
    session.expect("--mouse: wheel and click", "> 8", also=lambda: asks in session.output)
    session.type("q")
    session.check_end("the terminal after --mouse")
    session = browse(checks, SAMPLE)
    session.type("q")
    session.end()
    checks.expect(asks not in session.output, "no mouse without it", "it was asked for")
