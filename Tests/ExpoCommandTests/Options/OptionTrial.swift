import Testing

@testable import ExpoCommand

/// A command line in which an option changes something; `@` is the folder of ``OptionBench``.
struct OptionTrial {
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
        OptionTrial(line, reason: "it prints no summary")
      case ("quiet", .browse): OptionTrial(line, reason: "off a terminal it prints no summary")
      case ("quiet", .format): OptionTrial(["--check"] + line)
      case ("quiet", .list): OptionTrial(["--per-page", "1"] + line)
      case ("color", .schema), ("color", .completions), ("color", .manual):
        OptionTrial("always", line, reason: "it prints data, which has no color")
      case ("color", .format): OptionTrial("always", ["@/bad.json"])
      case ("color", .export): OptionTrial("always", ["markdown", "@/bad.json"])
      case ("color", _): OptionTrial("always", line)
      case ("lang", .schema), ("lang", .completions):
        OptionTrial("ko", line, reason: "it prints no sentences")
      case ("lang", .format): OptionTrial("ko", ["@/bad.json"])
      case ("lang", .list): OptionTrial("ko", ["--per-page", "1"] + line)
      case ("lang", _): OptionTrial("ko", line)
      case ("width", .schema), ("width", .completions), ("width", .manual):
        OptionTrial("40", line, reason: "it wraps no lines")
      case ("width", .format), ("width", .export):
        OptionTrial("40", line, reason: "findings are full on a terminal")
      case ("width", .validate): OptionTrial("40", ["-f", "full", "@/bad.json"])
      case ("width", .list), ("width", .browse): OptionTrial("40", ["@/long.json"])
      case ("width", .show): OptionTrial("40", ["@/long.json", "1"])
      case ("width", .diff): OptionTrial("40", ["@/long.json", "@/dense.json"])
      case ("width", _): OptionTrial("40", line)
      // Flags that change something in the plain line of their command, and in that of a site
      case ("help", _), ("version", _), ("exit-zero", _), ("diff", _), ("isolated", _),
        ("statistics", _), ("show-files", _), ("check", .format), ("compact", _), ("count", _),
        ("all", _), ("quiet", .validate), ("quiet", .diff):
        OptionTrial(line)
      case ("quiet", .export), ("no-images", _), ("strict", _), ("check", .export), ("dry-run", _),
        ("no-search", _), ("no-single-page", _):
        OptionTrial(site)
      // validate
      case ("format", .validate):
        OptionTrial(
          "json=@/out.json", other: "sarif=@/out.sarif", line, writes: ["out.json", "out.sarif"])
      case ("select", _): OptionTrial("EX305", other: "EX502", line)
      case ("ignore", _): OptionTrial("EX305", other: "EX104", line)
      case ("severity", _): OptionTrial("EX305=warning", other: "EX305=note", line)
      case ("max-findings", _): OptionTrial("1", line)
      case ("error-on-warning", _): OptionTrial(["@/warned.json"])
      case ("max-warnings", _): OptionTrial("0", ["@/warned.json"])
      case ("allow-empty", _): OptionTrial(["@/foreign"])
      case ("kind", _):
        command == .format
          ? OptionTrial("entries", ["@/shape.json"]) : OptionTrial("exposition", line)
      case ("assets", _): OptionTrial("@/Fair.xcassets", line)
      case ("no-assets", _): OptionTrial(["@/Fair.xcassets"])
      case ("fix", _): OptionTrial(line, writes: ["bad.json", "warned.json"])
      case ("unsafe-fixes", _):
        OptionTrial(line, writes: ["bad.json", "warned.json", "typed.json"])
      case ("baseline", _): OptionTrial("@/known.json", ["@/typed.json"])
      case ("write-baseline", _): OptionTrial("@/new.json", line, writes: ["new.json"])
      case ("prune-baseline", _):
        OptionTrial(["--baseline", "@/known.json", "@/typed.json"], writes: ["known.json"])
      case ("config", _): OptionTrial("@/other.json", line)
      case ("force-exclude", _):
        OptionTrial(["--exclude", "**/bad.json", "@/bad.json", "@/warned.json"])
      case ("jobs", _): OptionTrial("2", line, reason: "threads change only how long it takes")
      case ("json-lines", _): OptionTrial(["@/lines.jsonl"])
      case ("stdin-filename", _): OptionTrial("a.json", ["-"])
      case ("include", _):
        OptionTrial("**/other.json", other: "**/good.json", in: (command, "@/dir"))
      case ("exclude", _):
        OptionTrial("**/good.json", other: "**/other.json", in: (command, "@/dir"))
      case ("no-ignore", _): OptionTrial(nil, in: (command, "@/dir"))
      // format
      case ("write", _): OptionTrial(line, writes: ["dense.json", "shape.json", "bad.json", "dir"])
      case ("indent", _): OptionTrial("4", line)
      case ("escape", _): OptionTrial("ascii", line)
      // list, show and browse
      case ("pager", _): OptionTrial("cat", line, reason: "a pager is only for a terminal")
      case ("no-pager", _): OptionTrial(line, reason: "a pager is only for a terminal")
      case ("entries", _):
        command == .show
          ? OptionTrial("@/more.json", ["@/Fair.xcassets", "1"])
          : OptionTrial("@/more.json", in: (command, "@/Fair.xcassets"))
      case ("exposition", _):
        OptionTrial(
          "@/fair.json",
          command == .export ? ["markdown", "@/Fair.xcassets"] : ["@/Fair.xcassets"],
          reason: [.list, .browse].contains(command) ? "a list has no poster" : nil)
      case ("search", _): OptionTrial("pond", line)
      case ("fields", _): OptionTrial("name", other: "number", line)
      case ("sort", _): OptionTrial("name", line)
      case ("page", _): OptionTrial("1", line)
      case ("per-page", .list): OptionTrial("1", line)
      case ("bom", _): OptionTrial(["--format", "csv"] + line)
      case ("format", .list): OptionTrial("json", line)
      // diff
      case ("format", .diff): OptionTrial("json", line)
      case ("textconv", _): OptionTrial(["@/dense.json"])
      case ("field", _): OptionTrial("title", line)
      case ("format", .show): OptionTrial("json", line)
      case ("accessible", _), ("no-pictures", _):
        OptionTrial(line, reason: "it is only for a terminal")
      // export
      case ("output", _): OptionTrial("@/book/", ["markdown", "@/Fair.xcassets"], writes: ["book"])
      case ("images", _): OptionTrial("@/More.xcassets", site)
      case ("force", _):
        OptionTrial(["html", "@/Fair.xcassets", "-o", "@/foreign"], writes: ["foreign"])
      case ("no-clean", _):
        OptionTrial(["html", "@/Fair.xcassets", "-o", "@/old"], writes: ["old"])
      case ("slug", _): OptionTrial("number", site)
      case ("split", _): OptionTrial(book)
      case ("preset", _): OptionTrial("hugo", book)
      case ("front-matter", _): OptionTrial("yaml", book)
      case ("base-url", _): OptionTrial("https://example.org/fair/", site)
      case ("page-lang", _): OptionTrial("de", site)
      case ("title", _):
        OptionTrial("Fairs", ["html", "@/Fair.xcassets", "@/More.xcassets", "-o", "@/site"])
      case ("per-page", .export): OptionTrial("1", site)
      case ("record", _): OptionTrial(site, writes: [".expo-addresses.json"])
      case ("css", _): OptionTrial("@/a.css", site)
      case ("header", _), ("footer", _): OptionTrial("@/a.html", site)
      case ("static", _): OptionTrial("@/fonts", site)
      case ("resize", _):
        OptionTrial("false {input} {width} {output:png}", site, reason: "its pictures are small")
      // rules
      case ("format", .rules): OptionTrial("markdown", line)
      default: Self.missing(option, command)
      }
  }

  /// A new option needs a row above.
  private static func missing(_ option: OptionName, _ command: CommandName) -> OptionTrial {
    Issue.record("no trial of \(option) of \(command)")
    return OptionTrial(line(of: command))
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

extension OptionTrial {
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
