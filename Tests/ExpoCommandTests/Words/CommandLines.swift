import ExpoTestSupport

@testable import ExpoCommand

/// Command lines; `@` is a folder with a few documents.
enum CommandLines {
  /// Runs a line, whose standard input is one entry.
  static func run(_ line: String, in language: Language) throws -> Outcome {
    let folder = try TemporaryFolder(line.contains("@/") ? documents : [:])
    return expo(line, in: folder.path, input: entry, environment: [.lang: language.rawValue])
  }

  private static let entry =
    #"[{"name": "연못", "image_name": "pond", "short_desc": "못", "desc": "작은 못"}]"#
  private static let documents = [
    "a.dataset/items.json": entry, "poster.json": #"{"title": "못 박람회", "visitors": "많이"}"#,
    "none/package.json": "{}", "none/notes.txt": "",
    "seven.json":
      "[" + Array(repeating: entry.dropFirst().dropLast(), count: 7).joined(separator: ",") + "]",
  ]

  /// One for each way that a command line can be wrong, and some for ways that are common.
  static let wrong = [
    // Commands, options, rules and fields that there are not
    "lsit", "/", "frobnicate", "--versoin", "-x", "-", "''", "list --pgae 2", "validate --fux",
    "validate -z -", "list -fq json", "rules traling-comma", "rules EX998", "help lsit",
    "completions fihs", "completions powershell",
    "validate --select EX9 -", "validate --ignore comments -", "validate --severity EX9=error -",
    "list --fields naem -", "list --sort nmae -", "show --field titel -", "show - 1 --field desk",
    "export", "export pdf", "export htm -o site", "schema", "schema entry", "schema foo",
    // Values
    "list --page", "list --page 0 -", "list --page two -", "list --per-page -1 -",
    "list --width 5 -",
    "validate -j 0 -", "list --count=yes -", "validate --fix=all -", "list --page 1 --page 2 -",
    "validate -f jsn -", "validate -f json= -", "list -f xml -", "show -f yaml -",
    "format --indent 3 -", "format --escape all -", "validate --kind poster -",
    "validate --color sometimes -", "export markdown --slug title -",
    "export markdown --preset mdx -", "export markdown --front-matter json -",
    "validate --severity EX101 -", "validate --severity EX101=eror -", "validate --select , -",
    "list --fields , -", "validate --write-baseline= -", "validate --stdin-filename= -",
    "validate --stdin-filename App/ -", "list --entries= -", "list --entries - -",
    "export html -o site --exposition - -",
    "export html --output= -",
    "list --lang fr -", "--lang", "validate --color= -", "list --lang -", "validate --baseline= -",
    "validate -f=json -",
    "validate -f =json -", "validate -f json==o -", "validate -f json=- -",
    "validate --write-baseline - -", "validate --assets --fix -", "validate --assets -- -",
    "--width --lang ko",
    "export html -o site --base-url ftp://example.org -",
    "export html -o site --base-url https://박람회.kr -",
    "export html -o site --base-url https://me@example.org/ -",
    "export html -o site --base-url https://example.org/index.html -",
    "export html -o site --base-url https://@/ -",
    "export html -o site --base-url https://a:b@example.org -",
    "export html -o site --page-lang ko_KR -", "export html -o site --page-lang 한국어 -",
    "export html -o site --page-lang k -", "export html -o site --per-page 0 -",
    "export html -o site --css= -", "export html -o site --css no/such -",
    "export markdown --preset gmf -", "validate --max-findings -1 -", "validate -f xml -",
    "list --sort size -", "format --kind x -",
    // Operands
    "validate ''", "format ''", "list ''", "show ''", "list a.json b.json", "browse a b c",
    "validate --json-lines -f jsonl",
    "help list show", "manual list show", "completions bash zsh", "schema entries config",
    "-q items.json", "--color never lsit", "--version validate", "-- validate",
    "validate -- --write-baseline=x.json",
    "list -- --lang=ko x.json",
    "diff", "diff a.json", "diff a b c", "diff - -", "diff ./no/such.json .", "diff -f tsv a b",
    "list --bom -", "list --bom -f tsv -", "diff --textconv", "diff --textconv -f json -",
    "diff @/poster.json @/seven.json",
    // Options that exclude each other
    "format --write --check -", "format --compact --indent 2 -",
    "export html -o site --images a --no-images -", "export html -o site --check --dry-run -",
    "list --format names --fields name -", "show --all - 3", "show - 1 --field visitors",
    "show --field name -",
    "show --all --field desc -", "show - 1 --field desc --format json",
    "validate --json-lines -f jsonl --fix -", "validate --json-lines -f sarif -",
    "validate --json-lines -f jsonl=out -", "validate --json-lines",
    "validate --json-lines --jobs 2 -", "validate --json-lines --include *.json -",
    "validate --json-lines --force-exclude -", "validate --json-lines missing.jsonl",
    "export html -o site --split -", "export markdown --css a.css -",
    "validate -f json=a.txt -f sarif=a.txt -", "validate -f json -f sarif -",
    "export markdown --check -", "export markdown --force -o - -", "validate --diff -f json -",
    "validate --show-files -f json=a.txt -", "validate --assets a --no-assets -",
    "validate --config a --isolated -", "validate --stdin-filename a.json",
    "validate --prune-baseline -", "list --count --page 1 -", "list --pager a --no-pager -",
    "browse --page 2", "browse /no/such 1",
    "validate --show-files --json-lines -",
    "validate --show-files --fix -", "validate --diff --statistics -",
    "validate --json-lines --exclude *.json -", "validate --json-lines -f github -",
    "validate --exit-zero --error-on-warning -", "validate --stdin-filename a.json a.json -",
    "format --stdin-filename a.json --write a.json", "export markdown --no-clean -",
    "export html -o site --title Fair -", "export html -o site --record -",
    // Destinations
    "export html -", "export markdown --split -", "export markdown --preset hugo -",
    "export markdown --preset jekyll -",
    "export html -o - -", "export markdown --dry-run -o - -",
    "export markdown --check -o /dev/stdout -", "export html a b -o site",
    "export html - -o /dev/null", "export markdown - -o /dev/null/",
    "export markdown @/seven.json @/a.dataset", "export markdown @/seven.json -o @/seven.json",
    "export html @/a.dataset -o @/a.dataset/site",
    // Files
    "validate -q --assets no/such -", "validate -q --assets no/such.xcassets -",
    "validate -q -f json=/no/such/folder/x.json -", "validate @/none", "format --write @/none",
    "list @/none", "validate no/such.json", "list no/such.json", "format no/such.json",
    "validate --config no.json -",
  ]

  /// One for each way that there may not be the data that a line asks for.
  static let data = [
    "list --search zzz -", "list --page 9 -", "show - 99", "show - zzz", "show - pondd",
    "show - '없는 것'",
    "show - --field title", "show @/poster.json 3", "show @/poster.json --field visitors",
    "show @/seven.json 연못",
  ]
}
