"""The schemas of GitLab's Code Quality and of Reviewdog, and what the schemas are made of."""


def record(required, optional=None, **more):
    """An object with these keys and no others."""
    return {
        "type": "object",
        "required": list(required),
        "properties": {**required, **(optional or {})},
        "additionalProperties": False,
        **more,
    }


def array(items, **more):
    return {"type": "array", "items": items, **more}


def constant(value):
    return {"const": value}


TEXT = {"type": "string"}
WORDS = {"type": "string", "minLength": 1}
ONE_UP = {"type": "integer", "minimum": 1}
ZERO_UP = {"type": "integer", "minimum": 0}
CODE = {"type": "string", "pattern": r"^EX\d{3}$"}
NAME = {"type": "string", "pattern": r"^[a-z0-9]+(-[a-z0-9]+)*$"}
POSITION = record({"line": ONE_UP, "column": ONE_UP})

# GitLab: a list of issues with paths relative to the repository.
ISSUE = record(
    {
        "description": WORDS,
        "check_name": NAME,
        "fingerprint": WORDS,
        "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
        "location": record(
            {
                "path": {"type": "string", "pattern": r"^(?!\.?/)."},
                "lines": record({"begin": ONE_UP}),
                "positions": record({"begin": POSITION, "end": POSITION}),
            }
        ),
    }
)
GITLAB = array(ISSUE)

# Reviewdog Diagnostic Format
RANGE = record({"start": POSITION, "end": POSITION})
DIAGNOSTIC = record(
    {
        "message": WORDS,
        "location": record({"path": WORDS, "range": RANGE}),
        "severity": {"enum": ["ERROR", "WARNING", "INFO"]},
        "code": record({"value": CODE}),
    },
    {
        "suggestions": array(record({"range": RANGE, "text": TEXT}), minItems=1),
        "related_locations": array(
            record({"message": WORDS, "location": record({"path": WORDS}, {"range": RANGE})}),
            minItems=1,
        ),
    },
)
RDJSON = record({"source": record({"name": constant("expo")}), "diagnostics": array(DIAGNOSTIC)})
