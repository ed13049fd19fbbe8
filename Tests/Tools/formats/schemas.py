"""What the JSON Schemas of the formats are made of."""

SEVERITIES = ["error", "warning", "note"]


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
SEVERITY = {"enum": SEVERITIES}
VERSION = {"type": "string", "pattern": r"^\d+\.\d+\.\d+"}
POINTER = {"type": "string", "pattern": r"^(/([^~/]|~[01])*)*$"}
APPLICABILITY = {"enum": ["safe", "unsafe"]}
POSITION = record({"line": ONE_UP, "column": ONE_UP})
