import ExpoBase
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Command lines one step from what was meant, and the line that the error offers, which is run.
struct MeantLineTests {
  private static func entry(_ name: String) -> String {
    #"{"name": "\#(name)", "image_name": "\#(name)", "short_desc": "s", "desc": "glass"}"#
  }
  private static let files = [
    "fair/items.json": "[\(entry("hall")), \(entry("tower")), \(entry("bridge"))]",
    "fair/fair.json": ProjectTree.exposition, "my fair/items.json": "[\(entry("hall"))]",
    "old.json": "[\(entry("hall"))]", "caf\u{E9}.json": "[\(entry("hall"))]",
    "twins.json": "[\(entry("crystal hall")), \(entry("crystal tower")), \(entry("2"))]",
  ]

  /// Lines that are meant, each with slips of it.
  private static let lines = #"""
    validate @/fair ← check @/fair | lint @/fair | test @/fair | validate --check @/fair
    validate @/fair ← 검사 @/fair | ㅍ미ㅑㅇㅁㅅㄷ @/fair | format validate @/fair
    validate @/fair ← validate @/fair --verbose | validate -r @/fair | validate --path @/fair
    list -q @/fair ← validate -q list @/fair; list --format csv @/fair ← show --format csv list @/fair
    validate --color always @/fair ← validate --color @/fair; list --color always @/fair ← list --color @/fair
    list --format csv @/fair > @/new.csv ← list -o @/new.csv @/fair
    validate @/fair --format junit > @/new.xml ← validate @/fair --output @/new.xml
    validate --format json @/fair ← validate -o json @/fair
    validate --format 'junit=@/a.xml' @/fair ← validate --junit=@/a.xml @/fair | check --junit=@/a.xml @/fair
    format @/old.json > @/new.json ← format @/old.json -o @/new.json | fmt @/old.json -o @/new.json
    validate -q @/fair ← verify -q @/fair; format @/old.json ← fmt @/old.json | prettify @/old.json
    validate --fix @/fair ← fix @/fair | validate --autofix @/fair | --fix @/fair
    validate --fix @/fair ← --fix validate @/fair | -fix @/fair | validate -fix @/fair
    validate --fix @/fair ← validate –fix @/fair | validate —fix @/fair
    list @/fair ← ls @/fair | entries @/fair | browse list @/fair | list list @/fair | @/fair list
    list @/fair ← ls -la @/fair | 목록 @/fair | ㅣㅑㄴㅅ @/fair | validate list @/fair | show list @/fair
    list @/fair ← --list @/fair | list --all @/fair; list --format csv @/fair ← csv @/fair
    list --format json @/fair ← json @/fair | list --json @/fair | --json @/fair
    list --format json @/fair ← --json list @/fair | --format json list @/fair | list -json @/fair
    list --format json @/fair ← list --format = json @/fair
    show @/fair 2 ← cat @/fair 2 | @/fair show 2; show @/fair ← print @/fair | 보기 @/fair
    browse @/fair ← view @/fair | open @/fair | read @/fair | less @/fair | more @/fair | @/fair
    list @/fair --format json ← validate list @/fair --json; help list ← list help
    browse @/fair 2 ← @/fair 2; diff @/old.json @/fair/items.json ← 비교 @/old.json @/fair/items.json
    export html @/fair -o @/site ← html @/fair -o @/site | publish @/fair -o @/site
    export markdown @/fair ← md @/fair | markdown @/fair | export @/fair markdown
    export markdown @/fair ← export md @/fair | export --markdown @/fair; manual list ← man list
    diff @/old.json @/fair/items.json ← compare @/old.json @/fair/items.json
    diff @/old.json @/fair/items.json ← diff -ru @/old.json @/fair/items.json
    --version ← version | -v | -V | -version | list --version | --version list
    help settings ← config; help sites ← sites | manual sites; manual manual ← manual man
    rules EX104 ← EX104 | explain EX104 | help EX104 | why EX104 | 규칙 EX104
    rules trailing-comma ← trailing-comma; help search ← help search browse | manual search
    help validate ← help check | validate help | help validate list; help browse ← help keys
    --lang en validate @/fair ← --lang en check @/fair; show @/fair 3 ← show @/fair --id 3
    list @/fair --search glass ← search glass @/fair | rg glass @/fair | grep -i glass @/fair
    list @/fair --search glass ← list @/fair glass; list @/fair --search hall ← find hall @/fair
    list @/fair --search 'hall and tower' ← list hall and tower @/fair
    show @/fair 3 ← show 3 @/fair | show @/fair '#3' | cat -n @/fair 3 | show @/fair --entry 3
    show @/fair hall tower ← show hall tower @/fair; show @/fair 1 3 ← show @/fair 1,3
    show @/fair 2 --field name ← show 2 @/fair --field name
    browse @/fair 3 ← browse 3 @/fair | browse +3 @/fair | less +3 @/fair | browse @/fair --entry=3
    show @/fair 1 2 3 ← show @/fair 1-3 | show @/fair 1..3 | show @/fair 1~3
    export html -o @/site @/fair ← export @/fair -o @/site
    export html @/fair -o @/out ← html @/fair @/out | export html @/fair @/out
    export markdown @/fair -o @/book.md ← md @/fair @/book.md
    format --write @/old.json ← format --inplace @/old.json | format -i @/old.json
    format --write @/old.json ← --write format @/old.json | format --fix @/old.json
    format --write @/old.json ← format -write @/old.json
    format --compact @/old.json ← format --minify @/old.json
    format --indent tab @/old.json ← format --tab @/old.json | format --use-tabs @/old.json
    list --per-page 3 @/fair ← list --limit 3 @/fair | list --limit=3 @/fair | list -n 3 @/fair
    list --per-page 3 @/fair ← list -n3 @/fair | list --top 3 @/fair | list -3 @/fair
    list --search glass @/fair ← list --grep glass @/fair | --search glass @/fair
    list --search glass @/fair ← --search glass list @/fair | list -search glass @/fair
    list --sort name @/fair ← list --order-by name @/fair
    list --fields name @/fair ← list --columns name @/fair
    show --field name @/fair 1 ← show --get name @/fair 1
    show --color never @/fair ← show --no-color @/fair | show --colour never @/fair
    show --format markdown @/fair ← show --markdown @/fair
    browse --no-pictures @/fair ← browse --no-images @/fair
    format --diff @/old.json ← format --dry-run @/old.json | format -d @/old.json
    validate --fix --diff @/fair ← validate --fix --dry-run @/fair | validate --fix-dry-run @/fair
    validate --format sarif @/fair ← validate --sarif @/fair
    validate --ignore EX104 @/fair ← validate --disable EX104 @/fair
    validate --select EX104 @/fair ← validate --rule EX104 @/fair
    validate --error-on-warning @/fair ← validate --strict @/fair | validate --fail-on-warning @/fair
    validate --quiet @/fair ← validate --silent @/fair | validate --no-summary @/fair
    validate --jobs 2 @/fair ← validate --threads 2 @/fair; format @/fair ← format --sort-keys @/fair
    format --check @/old.json ← --check format @/old.json | format -l @/old.json
    format --check @/old.json ← format --list-different @/old.json
    validate --format json @/fair ← --json validate @/fair | check --json @/fair
    validate --format json @/fair ← validate -json @/fair
    show --format json @/fair 3 ← --json show @/fair 3
    browse --accessible @/fair ← --accessible browse @/fair; help ← -help | -? | usage | 도움말
    export -o @/site html @/fair ← -o @/site export html @/fair
    validate --lang en --fix @/fair ← --lang en --fix validate @/fair
    export html --output @/site @/fair ← export html --out @/site @/fair
    export html --output @/site @/fair ← export html --out-dir @/site @/fair
    export html --dry-run @/fair -o @/site ← export html --dry @/fair -o @/site
    completions bash ← complete bash | completions --bash; schema config ← schema settings
    schema entries ← schema items | schema --entries; rules EX104 EX105 ← rules EX104,EX105
    validate '@/my fair' ← validate @/my fair; list '@/my fair' ← list @/my fair
    show '@/my fair' 1 ← show @/my fair 1; validate @/fair/ ← validate '@/fair/*.json'
    format @/fair/ ← format '@/fair/**/*.json'; list @/fair/ ← list '@/fair/*.json'
    show @/fair /0 ← show @/fair '.[0]' | show @/fair '[0]'; validate - ← validate --stdin
    validate --isolated @/fair ← validate --no-eslintrc @/fair
    list --count @/fair ← list -c @/fair; list --format names @/fair ← list -1 @/fair
    list --color always @/fair ← list -C @/fair; show --all @/fair ← show -all @/fair
    format --indent 4 @/old.json ← format --tab-width 4 @/old.json
    """#

  @Test(
    "the line that was meant is suggested, and it works",
    arguments: lines.split { ";\n".contains($0) })
  func meant(row: Substring) throws {
    let parts = row.trimmingPrefix(" ").split(separator: " ← ")
    for line in parts[1].split(separator: " | ") {
      let folder = try TemporaryFolder(Self.files)
      let outcome = expo(String(line), in: folder.path)
      let help = "\nhelp: did you mean: expo \(parts[0])\n"
      #expect(outcome.status != .success && outcome.errors.contains(help), "\(line): \(outcome)")
      let meant = String(parts[0].split(separator: " > ")[0])
      #expect(expo(meant, in: folder.path).status != .failure)
    }
  }

  @Test(
    "a line with another mistake gets the help for that mistake",
    arguments: [
      ("list --pgae 2", "did you mean '--page'?"), ("lsit", "did you mean 'list'?"),
      ("list @/fiar", "did you mean '@/fair'?"), ("show --all @/fiar", "did you mean '@/fair'?"),
      ("export pdf @/fair", "use \(English.list(ExportKind.names, "or"))"),
      ("export pdf @/fair @/out", "use \(English.list(ExportKind.names, "or"))"),
      ("show @/twins.json cristal", "to search for it: expo list @/twins.json --search crystal"),
      ("show @/twins.json 'cristal hal'", "did you mean 'crystal hall'?"),
      ("list @/fair --search 'glsas towr'", "did you mean 'glass tower'?"),
      ("list @/fair --search 'brigde towr'", nil),
      ("show @/fair 'brigde towr'", "expo list @/fair lists them"),
      ("show @/fair zzz", "expo list @/fair lists them"), ("list -n", nil),
      ("list @/cafe\u{301}.json", "did you mean '@/caf\u{E9}.json'?"),
      ("show @/fair 1 - 3", "to search for it: expo list @/fair --search -"),
      ("rules EX104,zzz", "expo rules lists them"),
      ("validate --fix=all @/fair", nil), ("format @/old.json -o @/old.json", nil),
      ("show -f md @/fair", "did you mean 'markdown'?"), ("list -f text", "did you mean 'table'?"),
      ("list --lang kr", "did you mean 'ko'?"),
      ("validate --format=ndjson @/fair", "did you mean 'jsonl'?"), ("list @/fair @/old.json", nil),
      ("frobnicate", nil),
      ("--fix list @/fair", nil), ("--lang en list @/fiar", "did you mean '@/fair'?"),
    ])
  func other(line: String, help: String?) throws {
    let folder = try TemporaryFolder(Self.files)
    let errors = expo(line, in: folder.path).errors
    #expect(!errors.contains("did you mean: "))
    #expect(help.map { errors.contains("help: \($0)\n") } ?? !errors.contains("\nhelp: "))
  }

  @Test(
    "an ambiguous name lists the numbers of its entries, or pointers where a name is that number")
  func ambiguous() throws {
    let folder = try TemporaryFolder(Self.files)
    let errors = expo("show @/twins.json crystal", in: folder.path).errors
    #expect(errors.contains("ambiguous: 1 'crystal hall', /1 'crystal tower'\n"))
    for word in ["1", "/1"] {
      #expect(expo("show @/twins.json \(word)", in: folder.path).status == .success)
    }
  }
}
