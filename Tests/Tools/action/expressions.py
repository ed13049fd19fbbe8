"""The expressions of workflow files as action.yml uses them: contexts, strings, ==, !=, &&, ||."""

import re

PLACEHOLDER = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
COMPARISON = re.compile(r"(?P<left>\S+)\s*(?P<sign>[=!]=)\s*(?P<right>\S+)")


def expanded(text, contexts):
    """A text with the value of each ${{ … }} in it."""
    return PLACEHOLDER.sub(lambda match: value(match[1], contexts), str(text))


def holds(condition, contexts):
    """Whether the `if` of a step holds: a comparison, or several with && between them."""
    if " && " in condition:
        return all(holds(part, contexts) for part in condition.split(" && "))
    match = COMPARISON.fullmatch(condition.strip())
    if not match:
        raise ValueError(f"condition {condition!r}")
    same = value(match["left"], contexts) == value(match["right"], contexts)
    return same == (match["sign"] == "==")


def value(expression, contexts):
    """The value of a string in quotes or of a path such as steps.cache.outputs.cache-hit, or of the
    first of several that is not empty: a || b."""
    if " || " in expression:
        values = [value(part.strip(), contexts) for part in expression.split(" || ")]
        return next(filter(None, values), "")
    if expression.startswith("'"):
        return expression[1:-1]
    found = contexts
    for name in expression.split("."):
        if not re.fullmatch(r"[A-Za-z_][\w-]*", name):
            raise ValueError(f"expression {expression!r}")
        found = found.get(name, {})
    # What does not exist is empty, as on a runner.
    return "" if found == {} else str(found)
