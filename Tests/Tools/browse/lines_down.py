"""How many bytes a line down takes, in an entry that is longer than the screen."""

import json

from browse.session import browse, position
from harness import temporary_folder

MOST = 150

# Rows as long in bytes as those of usual text can be; the last of a text too.
TEXTS = {
    "Hangul": " ".join(f"{number:04}{'한빛탑과' * 9}" for number in range(60)) + "끝" * 40,
    "English": " ".join(f"{number:04} glass and iron" for number in range(200)) + "." * 80,
}


def check_lines_down(checks):
    with temporary_folder() as folder:
        for name, text in TEXTS.items():
            path = folder / "items.json"
            entry = {"name": "탑" * 30, "image_name": "a", "short_desc": "탑", "desc": text}
            path.write_text(json.dumps([entry] * 2))
            for language in ("en", "ko"):
                check_lines_of(checks, path, f"{name}, with words in {language}", language)


def check_lines_of(checks, path, name, language):
    session = browse(checks, path, environment={"EXPO_LANG": language})
    session.type("l")
    session.wait(lambda: "1/2" in position(session) and "%" in position(session))
    taken = []
    while "%" in position(session):
        screen, before = session.texts(), len(session.output)
        session.type("j")
        if not session.wait(lambda screen=screen: session.texts() != screen):
            break
        session.read_rest()
        taken.append(len(session.output) - before)
    problem = None
    if len(taken) < 30 or max(taken) > MOST or position(session)[-1] not in "d끝":
        problem = f"{taken} bytes, then {position(session)!r}"
    checks.check(f"a line down takes at most {MOST} bytes, in {name}", problem)
    session.type("q")
    session.check_end(f"the terminal after lines in {name}")
