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
    "fair/fair.json": ProjectTree.exposition, "old.json": "[\(entry("hall"))]",
    "twins.json": "[\(entry("crystal hall")), \(entry("crystal tower")), \(entry("2"))]",
  ]

  private static let lines: [(String, String)] = [
    // Commands
    ("check @/fair", "validate @/fair"), ("lint @/fair", "validate @/fair"),
    ("verify -q @/fair", "validate -q @/fair"), ("test @/fair", "validate @/fair"),
    ("fix @/fair", "validate --fix @/fair"), ("fmt @/old.json", "format @/old.json"),
    ("prettify @/old.json", "format @/old.json"), ("ls @/fair", "list @/fair"),
    ("entries @/fair", "list @/fair"), ("csv @/fair", "list --format csv @/fair"),
    ("json @/fair", "list --format json @/fair"), ("cat @/fair 2", "show @/fair 2"),
    ("print @/fair", "show @/fair"), ("view @/fair", "browse @/fair"),
    ("open @/fair", "browse @/fair"), ("read @/fair", "browse @/fair"),
    ("less @/fair", "browse @/fair"), ("more @/fair", "browse @/fair"),
    ("browse list @/fair", "list @/fair"),
    ("validate list @/fair --json", "list @/fair --format json"),
    ("list list @/fair", "list @/fair"), ("@/fair list", "list @/fair"),
    ("@/fair show 2", "show @/fair 2"), ("list help", "help list"), ("@/fair", "browse @/fair"),
    ("@/fair 2", "browse @/fair 2"),
    ("html @/fair -o @/site", "export html @/fair -o @/site"),
    ("publish @/fair -o @/site", "export html @/fair -o @/site"),
    ("md @/fair", "export markdown @/fair"), ("markdown @/fair", "export markdown @/fair"),
    ("compare @/old.json @/fair/items.json", "diff @/old.json @/fair/items.json"),
    ("version", "--version"), ("-v", "--version"), ("-V", "--version"), ("man list", "manual list"),
    ("config", "help settings"), ("sites", "help sites"), ("EX104", "rules EX104"),
    ("trailing-comma", "rules trailing-comma"), ("explain EX104", "rules EX104"),
    ("help search browse", "help search"), ("manual search", "help search"),
    ("manual man", "manual manual"),
    ("help EX104", "rules EX104"), ("help check", "help validate"), ("help keys", "help browse"),
    ("manual sites", "help sites"), ("--lang en check @/fair", "--lang en validate @/fair"),
    // Operands
    ("search glass @/fair", "list @/fair --search glass"),
    ("rg glass @/fair", "list @/fair --search glass"),
    ("grep -i glass @/fair", "list @/fair --search glass"), ("ls -la @/fair", "list @/fair"),
    ("find hall @/fair", "list @/fair --search hall"),
    ("list @/fair glass", "list @/fair --search glass"),
    ("list hall and tower @/fair", "list @/fair --search 'hall and tower'"),
    ("show 3 @/fair", "show @/fair 3"), ("show hall tower @/fair", "show @/fair hall tower"),
    ("show 2 @/fair --field name", "show @/fair 2 --field name"),
    ("browse 3 @/fair", "browse @/fair 3"), ("show @/fair '#3'", "show @/fair 3"),
    ("browse +3 @/fair", "browse @/fair 3"), ("less +3 @/fair", "browse @/fair 3"),
    ("cat -n @/fair 3", "show @/fair 3"), ("show @/fair --entry 3", "show @/fair 3"),
    ("browse @/fair --entry=3", "browse @/fair 3"), ("show @/fair 1,3", "show @/fair 1 3"),
    ("show @/fair 1-3", "show @/fair 1 2 3"),
    ("export @/fair -o @/site", "export html -o @/site @/fair"),
    ("html @/fair @/out", "export html @/fair -o @/out"),
    ("export html @/fair @/out", "export html @/fair -o @/out"),
    ("md @/fair @/book.md", "export markdown @/fair -o @/book.md"),
    ("export @/fair markdown", "export markdown @/fair"),
    // Options
    ("format --inplace @/old.json", "format --write @/old.json"),
    ("format -i @/old.json", "format --write @/old.json"),
    ("format --minify @/old.json", "format --compact @/old.json"),
    ("format --tab @/old.json", "format --indent tab @/old.json"),
    ("list --limit 3 @/fair", "list --per-page 3 @/fair"),
    ("list --limit=3 @/fair", "list --per-page 3 @/fair"),
    ("list -n 3 @/fair", "list --per-page 3 @/fair"),
    ("list -n3 @/fair", "list --per-page 3 @/fair"),
    ("list --json @/fair", "list --format json @/fair"),
    ("--json @/fair", "list --format json @/fair"),
    ("list --grep glass @/fair", "list --search glass @/fair"),
    ("list --order-by name @/fair", "list --sort name @/fair"),
    ("list --columns name @/fair", "list --fields name @/fair"),
    ("show --get name @/fair 1", "show --field name @/fair 1"),
    ("show --no-color @/fair", "show --color never @/fair"),
    ("show --colour never @/fair", "show --color never @/fair"),
    ("show --markdown @/fair", "show --format markdown @/fair"),
    ("browse --no-images @/fair", "browse --no-pictures @/fair"),
    ("format --dry-run @/old.json", "format --diff @/old.json"),
    ("validate --fix --dry-run @/fair", "validate --fix --diff @/fair"),
    ("validate --check @/fair", "validate @/fair"),
    ("validate --sarif @/fair", "validate --format sarif @/fair"),
    ("validate --disable EX104 @/fair", "validate --ignore EX104 @/fair"),
    ("validate --rule EX104 @/fair", "validate --select EX104 @/fair"),
    ("validate --autofix @/fair", "validate --fix @/fair"),
    ("validate --strict @/fair", "validate --error-on-warning @/fair"),
    ("validate --silent @/fair", "validate --quiet @/fair"),
    ("--fix @/fair", "validate --fix @/fair"),
    ("--search glass @/fair", "list --search glass @/fair"),
    ("--fix validate @/fair", "validate --fix @/fair"),
    ("--check format @/old.json", "format --check @/old.json"),
    ("--write format @/old.json", "format --write @/old.json"),
    ("--json list @/fair", "list --format json @/fair"),
    ("--json validate @/fair", "validate --format json @/fair"),
    ("--json show @/fair 3", "show --format json @/fair 3"),
    ("--format json list @/fair", "list --format json @/fair"),
    ("--accessible browse @/fair", "browse --accessible @/fair"),
    ("-o @/site export html @/fair", "export -o @/site html @/fair"),
    ("--search glass list @/fair", "list --search glass @/fair"),
    ("--lang en --fix validate @/fair", "validate --lang en --fix @/fair"),
    ("export html --out @/site @/fair", "export html --output @/site @/fair"),
    ("export html --dry @/fair -o @/site", "export html --dry-run @/fair -o @/site"),
    ("check --json @/fair", "validate --format json @/fair"),
  ]

  @Test("a slip → the line that was meant, which works", arguments: lines)
  func meant(line: String, meant: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = expo(line, in: folder.path)
    #expect(outcome.status != .success)
    #expect(outcome.errors.contains("\nhelp: did you mean: expo \(meant)\n"), "\(outcome.errors)")
    #expect(expo(meant, in: folder.path).status != .failure)
  }

  @Test(
    "a line with another mistake → the help of that mistake",
    arguments: [
      ("list --pgae 2", "did you mean '--page'?"), ("lsit", "did you mean 'list'?"),
      ("list @/fiar", "did you mean '@/fair'?"),
      ("export pdf @/fair", "use \(English.list(ExportKind.names, "or"))"),
      ("export pdf @/fair @/out", "use \(English.list(ExportKind.names, "or"))"),
      ("show @/twins.json cristal", "to search for it: expo list @/twins.json --search crystal"),
      ("show @/twins.json 'cristal hal'", "did you mean 'crystal hall'?"),
      ("list @/fair --search 'glsas towr'", "did you mean 'glass tower'?"),
      ("list @/fair --search 'brigde towr'", nil),
      ("show @/fair 'brigde towr'", "expo list @/fair lists them"),
      ("show @/fair zzz", "expo list @/fair lists them"), ("list -n", nil),
      ("validate --fix=all @/fair", nil), ("list @/fair @/old.json", nil), ("frobnicate", nil),
      ("--fix list @/fair", nil), ("--lang en list @/fiar", "did you mean '@/fair'?"),
    ])
  func other(line: String, help: String?) throws {
    let folder = try TemporaryFolder(Self.files)
    let errors = expo(line, in: folder.path).errors
    #expect(!errors.contains("did you mean: "))
    #expect(help.map { errors.contains("help: \($0)\n") } ?? !errors.contains("\nhelp: "))
  }

  @Test(
    "an ambiguous name → the numbers that open its entries, or pointers if others have the number")
  func ambiguous() throws {
    let folder = try TemporaryFolder(Self.files)
    let errors = expo("show @/twins.json crystal", in: folder.path).errors
    #expect(errors.contains("ambiguous: 1 'crystal hall', /1 'crystal tower'\n"))
    for word in ["1", "/1"] {
      #expect(expo("show @/twins.json \(word)", in: folder.path).status == .success)
    }
  }
}
