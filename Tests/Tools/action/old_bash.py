"""What bash 3.2, the newest on macOS, does not know or reads wrongly."""

import re

NEWER = re.compile(
    r"""
    \b(mapfile|readarray|coproc|compopt)\b | \bwait\ -n\b
    | \b(declare|local|typeset)\ +-[a-zA-Z]*[Agnlu]   # associative arrays, references, cases
    | \blocal\ -(\s|;|$) | \bprintf\ -v\ +\S*\[
    | \bread\ (-\w+\ )*-[a-zA-Z]*[Ni]
    | \bshopt\ -[su]\ .*\b(globstar|lastpipe|inherit_errexit|autocd|dirspell|compat\d+)\b
    | \$\{!?\w+(\[[^]]*\])?(\^|,|@[A-Za-z])            # ${x^^}, ${x,,}, ${x@Q}
    | \$\{\w+:[^}]*:\ *-                                # ${x:0:-1}
    | \[-\d+\]                                          # ${x[-1]}
    | \{\d+\.\.\d+\.\. | \{0\d+\.\.                     # {1..9..2}, {01..10}
    | &>> | \|& | ;;& | ;&
    | \[\[?\ +(!\ +)?-v\ | \btest\ -v\s
    | \bexec\ \{\w+\} | \$\{?(EPOCH|BASHPID|BASH_ARGV0|PIPESTATUS\[-)
    | printf\ (--\ )?['"]%\(
    | \$'[^']*\\[uU]                                    # $'\u00e9'
    | \$\((?:[^()]|\([^()]*\))*\bcase\b[^;]*?[^(\s]\)     # a case in $( ) without "("
    """,
    re.X | re.M,
)
EMPTY_ARRAY = re.compile(r"\b(?:local +)?(\w+)=\(\)")


def newer_constructs(script):
    """What a script has that bash 3.2 does not read, comments aside."""
    code = re.sub(r"(^|\s)#.*", "", script)
    found = [match.group().strip() for match in NEWER.finditer(code)]
    # An empty array is an unset variable there.
    if re.search(r"\bset -[a-z]*u", code):
        for name in EMPTY_ARRAY.findall(code):
            bare = rf"(?<!\+)\"\$\{{{name}\[[@*]\]\}}\""
            found += [match.group() for match in re.finditer(bare, code)]
    return found
