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
  let excuse: String?

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
    excuse: String? = nil
  ) {
    (self.value, self.other, self.line) = (value, other, line)
    (self.writes, self.excuse) = (writes, excuse)
  }

  init(_ line: [String], writes: [String] = [], excuse: String? = nil) {
    self.init(nil, line, writes: writes, excuse: excuse)
  }

  init(of option: OptionName, in command: CommandName) {
    let line = Self.line(of: command)
    let site = ["html", "@/Fair.xcassets", "-o", "@/site"]
    let book = ["markdown", "@/Fair.xcassets", "-o", "@/site/"]
    self =
      switch (option.text, command) {
      case ("help", _), ("version", _): OptionTrial(line)
      case ("quiet", _):
        switch command {
        case .validate: OptionTrial(line)
        case .format: OptionTrial(["--check"] + line)
        case .list: OptionTrial(["--per-page", "1"] + line)
        case .export: OptionTrial(site)
        case .browse: OptionTrial(line, excuse: "off a terminal it prints no summary")
        case .diff: OptionTrial(line)
        case .show, .rules, .schema, .completions, .manual, .help:
          OptionTrial(line, excuse: "it prints no summary")
        }
      case ("color", _):
        switch command {
        case .validate, .list, .show, .diff, .browse, .rules, .help: OptionTrial("always", line)
        case .format: OptionTrial("always", ["@/bad.json"])
        case .export: OptionTrial("always", ["markdown", "@/bad.json"])
        case .schema, .completions, .manual:
          OptionTrial("always", line, excuse: "it prints data, which has no color")
        }
      case ("lang", _):
        switch command {
        case .format: OptionTrial("ko", ["@/bad.json"])
        case .list: OptionTrial("ko", ["--per-page", "1"] + line)
        case .validate, .show, .diff, .browse, .export, .rules, .manual, .help:
          OptionTrial("ko", line)
        case .schema, .completions: OptionTrial("ko", line, excuse: "it prints no sentences")
        }
      case ("width", _):
        switch command {
        case .validate: OptionTrial("40", ["-f", "full", "@/bad.json"])
        case .list, .browse: OptionTrial("40", ["@/long.json"])
        case .show: OptionTrial("40", ["@/long.json", "1"])
        case .diff: OptionTrial("40", ["@/long.json", "@/dense.json"])
        case .rules, .help: OptionTrial("40", line)
        case .format, .export: OptionTrial("40", line, excuse: "findings are full on a terminal")
        case .schema, .completions, .manual: OptionTrial("40", line, excuse: "it wraps no lines")
        }
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
      case ("exit-zero", _): OptionTrial(line)
      case ("allow-empty", _): OptionTrial(["@/foreign"])
      case ("kind", _):
        command == .format
          ? OptionTrial("entries", ["@/shape.json"]) : OptionTrial("exposition", line)
      case ("assets", _): OptionTrial("@/Fair.xcassets", line)
      case ("no-assets", _): OptionTrial(["@/Fair.xcassets"])
      case ("fix", _): OptionTrial(line, writes: ["bad.json", "warned.json"])
      case ("unsafe-fixes", _):
        OptionTrial(line, writes: ["bad.json", "warned.json", "typed.json"])
      case ("diff", .validate): OptionTrial(line)
      case ("baseline", _): OptionTrial("@/known.json", ["@/typed.json"])
      case ("write-baseline", _): OptionTrial("@/new.json", line, writes: ["new.json"])
      case ("prune-baseline", _):
        OptionTrial(["--baseline", "@/known.json", "@/typed.json"], writes: ["known.json"])
      case ("config", _): OptionTrial("@/other.json", line)
      case ("isolated", _): OptionTrial(line)
      case ("force-exclude", _):
        OptionTrial(["--exclude", "**/bad.json", "@/bad.json", "@/warned.json"])
      case ("statistics", _): OptionTrial(line)
      case ("jobs", _): OptionTrial("2", line, excuse: "threads change only how long it takes")
      case ("json-lines", _): OptionTrial(["@/lines.jsonl"])
      case ("stdin-filename", _): OptionTrial("a.json", ["-"])
      case ("include", _):
        OptionTrial("**/other.json", other: "**/good.json", in: (command, "@/dir"))
      case ("exclude", _):
        OptionTrial("**/good.json", other: "**/other.json", in: (command, "@/dir"))
      case ("no-ignore", _): OptionTrial(nil, in: (command, "@/dir"))
      case ("show-files", _): OptionTrial(line)
      // format
      case ("write", _): OptionTrial(line, writes: ["dense.json", "shape.json", "bad.json", "dir"])
      case ("check", .format), ("diff", .format), ("compact", _): OptionTrial(line)
      case ("indent", _): OptionTrial("4", line)
      case ("escape", _): OptionTrial("ascii", line)
      // list, show and browse
      case ("pager", _): OptionTrial("cat", line, excuse: "a pager is only for a terminal")
      case ("no-pager", _): OptionTrial(line, excuse: "a pager is only for a terminal")
      case ("entries", _):
        command == .show
          ? OptionTrial("@/more.json", ["@/Fair.xcassets", "1"])
          : OptionTrial("@/more.json", in: (command, "@/Fair.xcassets"))
      case ("exposition", _):
        OptionTrial(
          "@/fair.json",
          command == .export ? ["markdown", "@/Fair.xcassets"] : ["@/Fair.xcassets"],
          excuse: [.list, .browse].contains(command) ? "a list has no poster" : nil)
      case ("search", _): OptionTrial("pond", line)
      case ("fields", _): OptionTrial("name", other: "number", line)
      case ("sort", _): OptionTrial("name", line)
      case ("page", _): OptionTrial("1", line)
      case ("per-page", .list): OptionTrial("1", line)
      case ("count", _): OptionTrial(line)
      case ("bom", _): OptionTrial(["--format", "csv"] + line)
      case ("format", .list): OptionTrial("json", line)
      // diff
      case ("format", .diff): OptionTrial("json", line)
      case ("textconv", _): OptionTrial(["@/dense.json"])
      case ("all", _): OptionTrial(line)
      case ("field", _): OptionTrial("title", line)
      case ("format", .show): OptionTrial("json", line)
      case ("accessible", _), ("no-pictures", _):
        OptionTrial(line, excuse: "it is only for a terminal")
      // export
      case ("output", _): OptionTrial("@/book/", ["markdown", "@/Fair.xcassets"], writes: ["book"])
      case ("images", _): OptionTrial("@/More.xcassets", site)
      case ("no-images", _): OptionTrial(site)
      case ("strict", _): OptionTrial(["html", "@/Fair.xcassets", "-o", "@/site"])
      case ("check", .export): OptionTrial(site)
      case ("dry-run", _): OptionTrial(site)
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
      case ("no-search", _), ("no-single-page", _): OptionTrial(site)
      case ("record", _): OptionTrial(site, writes: [".expo-addresses.json"])
      case ("css", _): OptionTrial("@/a.css", site)
      case ("header", _), ("footer", _): OptionTrial("@/a.html", site)
      case ("static", _): OptionTrial("@/fonts", site)
      case ("resize", _):
        OptionTrial("false {input} {width} {output:png}", site, excuse: "its pictures are small")
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
    _ value: String?, other: String? = nil, in place: (command: CommandName, path: String)
  ) {
    self.init(
      value, other: other,
      place.command == .export
        ? ["markdown", place.path, "-o", "@/site/"]
        : place.command == .diff ? [place.path, "@/dense.json"] : [place.path])
  }
}
