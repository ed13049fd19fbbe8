/// Command lines by their words; `∅` is an empty one.
enum CommandLines {
  /// The words of a line.
  static func words(_ line: String) -> [String] {
    line.split(separator: " ").map { $0 == "∅" ? "" : String($0) }
  }

  /// One for each way that a command line can be wrong, and some for ways that are common.
  static let wrong = [
    // Commands, options, rules and fields that there are not
    "lsit", "/", "frobnicate", "--versoin", "-x", "-", "∅", "list --pgae 2", "validate --fux",
    "validate -z -", "list -fq json", "rules traling-comma", "rules EX998", "help lsit",
    "validate --select EX9 -", "validate --ignore comments -", "validate --severity EX9=error -",
    "list --fields naem -", "list --sort nmae -", "show --field titel -", "show - 1 --field desk",
    "export", "export pdf", "export htm -o site", "schema", "schema entry",
    // Values
    "list --page", "list --page 0 -", "list --page two -", "list --per-page -1 -",
    "list --width 5 -",
    "validate -j 0 -", "list --count=yes -", "validate --fix=all -", "list --page 1 --page 2 -",
    "validate -f jsn -", "validate -f json= -", "list -f xml -", "show -f yaml -",
    "format --indent 3 -", "format --escape all -", "validate --kind poster -",
    "validate --color sometimes -", "export markdown --slug title -",
    "export markdown --preset mdx -", "export markdown --front-matter json -",
    "validate --severity EX101 -", "validate --severity EX101=eror -", "validate --select , -",
    "list --fields , -", "list --entries= -", "list --entries - -", "export html --output= -",
    "list --lang fr -", "list --lang -", "validate --baseline= -", "validate -f=json -",
    "validate -f =json -", "validate -f json==o -", "validate -f json=- -",
    "validate --write-baseline - -", "validate --assets --fix -", "validate --assets -- -",
    "--width --lang ko",
    "export html -o site --base-url ftp://example.org -",
    "export html -o site --base-url https://박람회.kr -",
    "export html -o site --base-url https://me@example.org/ -",
    "export html -o site --base-url https://example.org/index.html -",
    "export html -o site --page-lang ko_KR -",
    // Operands
    "validate ∅", "list a.json b.json", "browse a b c", "validate --json-lines -f jsonl",
    "help list show", "manual list show", "completions bash zsh", "schema entries config",
    "-q items.json", "--color never lsit", "--version validate", "-- validate",
    // Options that exclude each other
    "format --write --check -", "format --compact --indent 2 -",
    "export html -o site --images a --no-images -", "export html -o site --check --dry-run -",
    "list --format names --fields name -", "show --all - 3",
    "show --all --field desc -", "show - 1 --field desc --format json",
    "validate --json-lines -f jsonl --fix -", "validate --json-lines -f sarif -",
    "export html -o site --split -", "export markdown --css a.css -",
    "validate -f json=a.txt -f sarif=a.txt -", "validate -f json -f sarif -",
    "export markdown --check -", "export markdown --force -o - -", "validate --diff -f json -",
    "validate --show-files -f json=a.txt -", "validate --assets a --no-assets -",
    "validate --config a --isolated -", "validate --stdin-filename a.json",
    "validate --prune-baseline -", "list --count --page 1 -", "list --pager a --no-pager -",
    "browse --accessible --mouse -",
    // Destinations
    "export html -", "export markdown --split -", "export markdown --preset hugo -",
    "export html - -o /dev/null", "export markdown - -o /dev/null/",
    // Files
    "validate no/such.json", "list no/such.json", "format no/such.json",
    "validate --config no.json -",
  ]
}
