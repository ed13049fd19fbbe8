"""Whether the place of an expected error fits its code, by what the grammar says of the bytes."""

import functools
import re

from conformance.grammar import BOM, survey

QUOTES = ("'", "`", "\u201c", "\u2018", "\u00ab")


def misfit(case):
    """What is wrong with the place of a case, or None."""
    if case.code == "EX203":
        if is_utf16_or_32(case.data):
            first = (case.line, case.column) == (1, 1)
            return None if first else "UTF-16 and UTF-32 belong to 1:1"
        if hangul_pairs(case.data) < 4:
            return "not several pairs of Hangul"
    at = offsets(case.data).get((case.line, case.column))
    if at is None:
        return "no such place"
    place = Place(case.data, at)
    if at > place.survey.first_error:
        return f"something is wrong before it, at byte {place.survey.first_error}"
    if case.code not in FITS:
        return "unknown code"
    return None if FITS[case.code](place) else "the place does not fit the code"


class Place:
    """A byte offset of a text, and what stands around it."""

    def __init__(self, data, at):
        self.data, self.at = data, at
        self.survey = survey(data)
        self.before, self.rest = data[:at], data[at:]
        self.text = self.rest.decode("utf-8", "replace")
        self.between = data[at : self.survey.offset]  # up to where the grammar is left

    @property
    def is_dead(self):
        return self.survey.state == "dead"

    @property
    def is_dead_here(self):
        return self.at == self.survey.offset

    @property
    def is_blank_up_to_dead(self):
        return not self.between.strip(b" \t\r\n")


# One function for each code: what is true of a place where that error begins.


def unexpected_character(place):
    return place.is_dead and place.is_dead_here and place.survey.ill != place.at


def unexpected_end(place):
    if place.survey.token is not None:
        return place.at == place.survey.token and place.rest[:1] == b'"'
    body = place.data.removeprefix(BOM)
    end = len(place.data.rstrip(b" \t\r\n")) if body.strip() else len(place.data) - len(body)
    return place.survey.state == "incomplete" and place.at == end


def missing_comma(place):
    follow = place.data[place.survey.offset : place.survey.offset + 1]
    is_value = follow in (b'"', b"[", b"{", b"-") or follow.isalnum()
    is_comment = place.rest.lstrip().startswith(b"/*")
    return (
        place.is_blank_up_to_dead and not place.before[-1:].isspace() and (is_comment or is_value)
    )


def trailing_comma(place):
    return place.is_dead and re.match(rb",\s*(/\*.*?\*/)?[\]}]", place.rest)


def missing_colon(place):
    is_behind_key = place.before[-1:] == b'"' and place.is_blank_up_to_dead
    return place.is_dead and is_behind_key and place.rest.lstrip()[:1] != b":"


def unquoted_key(place):
    return place.is_dead_here and re.match(r"-?[\w.]+\s*:", place.text)


def unknown_word(place):
    is_word = place.text[:1].isalpha() and not place.before[-1:].isalnum()
    return is_word and (place.is_dead_here or place.between.isalpha())


def wrong_quotes(place):
    return place.is_dead_here and place.text.startswith(QUOTES)


def comment(place):
    return place.is_dead_here and place.text.startswith(("//", "/*", "#"))


def bad_number(place):
    return (
        re.fullmatch(rb"[-0-9.eE+,]*", place.between)
        and re.match(r"[-+.\d]|NaN|Infinity", place.text)
        and not re.search(rb"[-+.\w]$", place.before)
    )


def bad_escape(place):
    is_near = 1 <= place.survey.offset - place.at <= 5
    return place.is_dead and place.rest[:1] == b"\\" and is_near


def control_character(place):
    in_string = place.survey.token is not None
    return place.is_dead and place.is_dead_here and place.rest[0] < 0x20 and in_string


def text_after_root(place):
    is_after = survey(place.before).state == "complete" and place.is_dead_here
    is_member = not place.before.strip() and re.match(rb'"\w+"\s*:', place.rest)
    return is_after or is_member


def too_deep(place):
    return place.at == place.survey.deep


def other_format(place):
    lines = place.data.split()
    return place.at == 0 and (place.data[0] == ord("<") or all(map(is_complete, lines)))


def is_complete(line):
    return survey(line).state == "complete"


def ill_formed(place):
    return place.at == place.survey.ill and hangul_pairs(place.data) < 2


def other_encoding(place):
    return place.rest[0] >= 0x80 and place.before.isascii()


def lone_surrogate(place):
    return place.at == place.survey.lone and place.rest[:2] == b"\\u"


FITS = {
    "EX101": unexpected_character,
    "EX102": unexpected_end,
    "EX103": missing_comma,
    "EX104": trailing_comma,
    "EX105": missing_colon,
    "EX106": unquoted_key,
    "EX107": unknown_word,
    "EX108": wrong_quotes,
    "EX109": comment,
    "EX110": bad_number,
    "EX111": bad_escape,
    "EX112": control_character,
    "EX113": text_after_root,
    "EX114": too_deep,
    "EX115": other_format,
    "EX201": ill_formed,
    "EX203": other_encoding,
    "EX204": lone_surrogate,
}


# Bytes


def offsets(data):
    """Maps each (line, column) at which a character begins, and the end, to its byte offset."""
    found, at = {}, len(BOM) if data.startswith(BOM) else 0
    line = column = 1
    while at < len(data):
        found[line, column] = at
        if re.match(rb"\n|\r(?!\n)", data[at : at + 2]):
            line, column, at = line + 1, 1, at + 1
        else:
            column, at = column + 1, at + character_length(data[at : at + 4])
    found[line, column] = at
    return found


def character_length(window):
    """The bytes of a character, or of the maximal subpart of an ill-formed one."""
    try:
        return len(window.decode("utf-8")[0].encode("utf-8"))
    except UnicodeDecodeError as error:
        if error.start:
            return character_length(window[: error.start])
        return error.end


def is_utf16_or_32(data):
    return data.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in data


@functools.cache
def hangul_pairs(data):
    """How many Hangul of CP949 the bytes hold, or 0 if a byte past ASCII belongs to none."""
    at = count = 0
    while at < len(data):
        if data[at] < 0x80:
            at += 1
            continue
        if not is_hangul(data[at : at + 2]):
            return 0
        count += 1
        at += 2
    return count


def is_hangul(pair):
    try:
        character = pair.decode("cp949")
    except UnicodeDecodeError:
        return False
    return len(character) == 1 and "\uac00" <= character <= "\ud7a3"
