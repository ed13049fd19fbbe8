import Testing

@testable import ExpoCommand

/// A command line in which an option changes something; `@` is the folder of ``OptionBench``.
struct OptionExample {
  let value: String?
  /// Another value, for an option that may be repeated.
  let other: String?
  let line: [String]
  /// The files and folders that the option asks to write.
  let writes: [String]
  /// Why the option changes nothing off a terminal; nil if it does.
  let reason: String?

  /// The options that may change the exit status of `validate` for a document with an error: they
  /// choose what is checked or reported, change what counts as an error, or remove errors.
  static let changingStatus: Set<OptionName> = [
    "help", "include", "exclude", "no-ignore", "kind", "select", "ignore", "severity", "baseline",
    "write-baseline", "assets", "no-assets", "config", "isolated", "fix", "unsafe-fixes",
    "force-exclude", "exit-zero", "show-files", "json-lines",
  ]
  /// The options with a list, or with repetitions, whose order matters.
  static let ordered: Set<OptionName> = ["severity", "fields"]

  init(
    _ value: String?, other: String? = nil, _ line: [String], writes: [String] = [],
    reason: String? = nil
  ) {
    self.value = value
    self.other = other
    self.line = line
    self.writes = writes
    self.reason = reason
  }

  init(_ line: [String], writes: [String] = [], reason: String? = nil) {
    self.init(nil, line, writes: writes, reason: reason)
  }

  init(of option: OptionName, in command: CommandName) {
    let line = Self.line(of: command)
    let site = ["html", "@/Fair.xcassets", "-o", "@/site"]
    let book = ["markdown", "@/Fair.xcassets", "-o", "@/site/"]
    self =
      switch (option.text, command) {
      // Common options, after the commands in which they change nothing or need another line
      case ("quiet", .show), ("quiet", .rules), ("quiet", .schema), ("quiet", .completions),
        ("quiet", .manual), ("quiet", .help):
        OptionExample(line, reason: "it prints no summary")
      case ("quiet", .browse): OptionExample(line, reason: "off a terminal it prints no summary")
      case ("quiet", .format): OptionExample(["--check"] + line)
      case ("quiet", .list): OptionExample(["--per-page", "1"] + line)
      case ("color", .schema), ("color", .completions), ("color", .manual):
        OptionExample("always", line, reason: "it prints data, which has no color")
      case ("color", .format): OptionExample("always", ["@/bad.json"])
      case ("color", .export): OptionExample("always", ["markdown", "@/bad.json"])
      case ("color", _): OptionExample("always", line)
      case ("lang", .schema), ("lang", .completions):
        OptionExample("ko", line, reason: "it prints no sentences")
      case ("lang", .format): OptionExample("ko", ["@/bad.json"])
      case ("lang", .list): OptionExample("ko", ["--per-page", "1"] + line)
      case ("lang", _): OptionExample("ko", line)
      case ("width", .schema), ("width", .completions), ("width", .manual):
        OptionExample("40", line, reason: "it wraps no lines")
      case ("width", .format), ("width", .export):
        OptionExample("40", line, reason: "findings are full on a terminal")
      case ("width", .validate): OptionExample("40", ["-f", "full", "@/bad.json"])
      case ("width", .list), ("width", .browse): OptionExample("40", ["@/long.json"])
      case ("width", .show): OptionExample("40", ["@/long.json", "1"])
      case ("width", .diff): OptionExample("40", ["@/long.json", "@/dense.json"])
      case ("width", _): OptionExample("40", line)
      // Flags that change something in the plain line of their command, and in that of a site
      case ("help", _), ("version", _), ("exit-zero", _), ("diff", _), ("isolated", _),
        ("statistics", _), ("show-files", _), ("check", .format), ("compact", _), ("count", _),
        ("all", _), ("quiet", .validate), ("quiet", .diff):
        OptionExample(line)
      case ("quiet", .export), ("no-images", _), ("strict", _), ("check", .export), ("dry-run", _),
        ("no-search", _), ("no-single-page", _):
        OptionExample(site)
      // validate
      case ("format", .validate):
        OptionExample(
          "json=@/out.json", other: "sarif=@/out.sarif", line, writes: ["out.json", "out.sarif"])
      case ("select", _): OptionExample("EX305", other: "EX502", line)
      case ("ignore", _): OptionExample("EX305", other: "EX104", line)
      case ("severity", _): OptionExample("EX305=warning", other: "EX305=note", line)
      case ("max-findings", _): OptionExample("1", line)
      case ("error-on-warning", _): OptionExample(["@/warned.json"])
      case ("max-warnings", _): OptionExample("0", ["@/warned.json"])
      case ("allow-empty", _): OptionExample(["@/foreign"])
      case ("kind", _):
        command == .format
          ? OptionExample("entries", ["@/shape.json"]) : OptionExample("exposition", line)
      case ("assets", _): OptionExample("@/Fair.xcassets", line)
      case ("no-assets", _): OptionExample(["@/Fair.xcassets"])
      case ("fix", _): OptionExample(line, writes: ["bad.json", "warned.json"])
      case ("unsafe-fixes", _):
        OptionExample(line, writes: ["bad.json", "warned.json", "typed.json"])
      case ("baseline", _): OptionExample("@/known.json", ["@/typed.json"])
      case ("write-baseline", _): OptionExample("@/new.json", line, writes: ["new.json"])
      case ("prune-baseline", _):
        OptionExample(["--baseline", "@/known.json", "@/typed.json"], writes: ["known.json"])
      case ("config", _): OptionExample("@/other.json", line)
      case ("force-exclude", _):
        OptionExample(["--exclude", "**/bad.json", "@/bad.json", "@/warned.json"])
      case ("jobs", _): OptionExample("2", line, reason: "threads change only how long it takes")
      case ("json-lines", _): OptionExample(["@/lines.jsonl"])
      case ("stdin-filename", _): OptionExample("a.json", ["-"])
      case ("include", _):
        OptionExample("**/other.json", other: "**/good.json", in: (command, "@/dir"))
      case ("exclude", _):
        OptionExample("**/good.json", other: "**/other.json", in: (command, "@/dir"))
      case ("no-ignore", _): OptionExample(nil, in: (command, "@/dir"))
      // format
      case ("write", _):
        OptionExample(line, writes: ["dense.json", "shape.json", "bad.json", "dir"])
      case ("indent", _): OptionExample("4", line)
      case ("escape", _): OptionExample("ascii", line)
      // list, show and browse
      case ("pager", _): OptionExample("cat", line, reason: "a pager is only for a terminal")
      case ("no-pager", _): OptionExample(line, reason: "a pager is only for a terminal")
      case ("entries", _):
        command == .show
          ? OptionExample("@/more.json", ["@/Fair.xcassets", "1"])
          : OptionExample("@/more.json", in: (command, "@/Fair.xcassets"))
      case ("exposition", _):
        OptionExample(
          "@/fair.json",
          command == .export ? ["markdown", "@/Fair.xcassets"] : ["@/Fair.xcassets"],
          reason: [.list, .browse].contains(command) ? "a list has no poster" : nil)
      case ("search", _): OptionExample("pond", line)
      case ("fields", _): OptionExample("name", other: "number", line)
      case ("sort", _): OptionExample("name", line)
      case ("page", _): OptionExample("1", line)
      case ("per-page", .list): OptionExample("1", line)
      case ("bom", _): OptionExample(["--format", "csv"] + line)
      case ("format", .list): OptionExample("json", line)
      // diff
      case ("format", .diff): OptionExample("json", line)
      case ("textconv", _): OptionExample(["@/dense.json"])
      case ("field", _): OptionExample("title", line)
      case ("format", .show): OptionExample("json", line)
      case ("accessible", _), ("no-pictures", _):
        OptionExample(line, reason: "it is only for a terminal")
      // export
      case ("output", _):
        OptionExample("@/book/", ["markdown", "@/Fair.xcassets"], writes: ["book"])
      case ("images", _): OptionExample("@/More.xcassets", site)
      case ("force", _):
        OptionExample(["html", "@/Fair.xcassets", "-o", "@/foreign"], writes: ["foreign"])
      case ("no-clean", _):
        OptionExample(["html", "@/Fair.xcassets", "-o", "@/old"], writes: ["old"])
      case ("slug", _): OptionExample("number", site)
      case ("split", _): OptionExample(book)
      case ("preset", _): OptionExample("hugo", book)
      case ("front-matter", _): OptionExample("yaml", book)
      case ("base-url", _): OptionExample("https://example.org/fair/", site)
      case ("page-lang", _): OptionExample("de", site)
      case ("title", _):
        OptionExample("Fairs", ["html", "@/Fair.xcassets", "@/More.xcassets", "-o", "@/site"])
      case ("per-page", .export): OptionExample("1", site)
      case ("record", _): OptionExample(site, writes: [".expo-addresses.json"])
      case ("css", _): OptionExample("@/a.css", site)
      case ("header", _), ("footer", _): OptionExample("@/a.html", site)
      case ("static", _): OptionExample("@/fonts", site)
      case ("resize", _):
        OptionExample("false {input} {width} {output:png}", site, reason: "its pictures are small")
      // rules
      case ("format", .rules): OptionExample("markdown", line)
      default: Self.missing(option, command)
      }
  }

  /// A new option needs a row above.
  private static func missing(_ option: OptionName, _ command: CommandName) -> OptionExample {
    Issue.record("no example of \(option) of \(command)")
    return OptionExample(line(of: command))
  }

  static func line(of command: CommandName) -> [String] {
    switch command {
    case .validate: ["@/bad.json"]
    case .format: ["@/dense.json"]
    case .list, .show: ["@/Fair.xcassets"]
    case .diff: ["@/dense.json", "@/more.json"]
    case .browse: ["@/bad.json"]
    case .export: ["markdown", "@/Fair.xcassets"]
    case .rules: ["EX101"]
    case .schema: ["entries"]
    case .completions: ["bash"]
    case .manual: ["list"]
    case .help: ["list"]
    }
  }
}

extension OptionExample {
  fileprivate init(
    _ value: String?, other: String? = nil, in run: (command: CommandName, path: String)
  ) {
    self.init(
      value, other: other,
      run.command == .export
        ? ["markdown", run.path, "-o", "@/site/"]
        : run.command == .diff ? [run.path, "@/dense.json"] : [run.path])
  }
}
