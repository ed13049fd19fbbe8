@testable import ExpoCommand

/// A command line in which an option changes something; `@` is the folder of ``OptionBench``.
struct OptionTrial {
  /// The value; nil for a flag.
  let value: String?
  /// Another value, for an option that may be repeated.
  let other: String?
  /// What else stands behind the command.
  let line: [String]
  /// The files and folders that the option asks to write.
  let writes: [String]
  /// Why the option changes nothing off a terminal; nil if it does.
  let excuse: String?

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

  /// The trial of an option of a command.
  init(of id: OptionID, in command: CommandName) {
    let line = Self.line(of: command)
    let site = ["html", "@/Fair.xcassets", "-o", "@/site"]
    let book = ["markdown", "@/Fair.xcassets", "-o", "@/site/"]
    self =
      switch id {
      case .help, .version: OptionTrial(line)
      case .quiet:
        switch command {
        case .validate: OptionTrial(line)
        case .format: OptionTrial(["--check"] + line)
        case .list: OptionTrial(["--per-page", "1"] + line)
        case .export: OptionTrial(site)
        case .browse: OptionTrial(line, excuse: "off a terminal it prints no summary")
        case .show, .rules, .schema, .completions, .manual, .help:
          OptionTrial(line, excuse: "it prints no summary")
        }
      case .color:
        switch command {
        case .validate, .list, .show, .browse, .rules, .help: OptionTrial("always", line)
        case .format: OptionTrial("always", ["@/bad.json"])
        case .export: OptionTrial("always", ["markdown", "@/bad.json"])
        case .schema, .completions, .manual:
          OptionTrial("always", line, excuse: "it prints data, which has no colour")
        }
      case .lang:
        switch command {
        case .format: OptionTrial("ko", ["@/bad.json"])
        case .list: OptionTrial("ko", ["--per-page", "1"] + line)
        case .validate, .show, .browse, .export, .rules, .manual, .help: OptionTrial("ko", line)
        case .schema, .completions: OptionTrial("ko", line, excuse: "it prints no sentences")
        }
      case .width:
        switch command {
        case .validate: OptionTrial("40", ["-f", "full", "@/bad.json"])
        case .list, .browse: OptionTrial("40", ["@/long.json"])
        case .show: OptionTrial("40", ["@/long.json", "1"])
        case .rules, .help: OptionTrial("40", line)
        case .format, .export: OptionTrial("40", line, excuse: "findings are full on a terminal")
        case .schema, .completions, .manual: OptionTrial("40", line, excuse: "it wraps no lines")
        }
      // validate
      case .format:
        OptionTrial(
          "json=@/out.json", other: "sarif=@/out.sarif", line, writes: ["out.json", "out.sarif"])
      case .select: OptionTrial("EX305", other: "EX502", line)
      case .ignore: OptionTrial("EX305", other: "EX104", line)
      case .severity: OptionTrial("EX305=warning", other: "EX305=note", line)
      case .maxFindings: OptionTrial("1", line)
      case .errorOnWarning: OptionTrial(["@/warned.json"])
      case .maxWarnings: OptionTrial("0", ["@/warned.json"])
      case .exitZero: OptionTrial(line)
      case .kind:
        command == .format
          ? OptionTrial("entries", ["@/shape.json"]) : OptionTrial("exposition", line)
      case .assets: OptionTrial("@/Fair.xcassets", line)
      case .noAssets: OptionTrial(["@/Fair.xcassets"])
      case .fix, .unsafeFixes: OptionTrial(line, writes: ["bad.json", "warned.json"])
      case .diff: OptionTrial(line)
      case .baseline: OptionTrial("@/known.json", ["@/typed.json"])
      case .writeBaseline: OptionTrial("@/new.json", line, writes: ["new.json"])
      case .pruneBaseline:
        OptionTrial(["--baseline", "@/known.json", "@/typed.json"], writes: ["known.json"])
      case .config: OptionTrial("@/other.json", line)
      case .isolated: OptionTrial(line)
      case .forceExclude: OptionTrial(["--exclude", "**/bad.json", "@/bad.json", "@/warned.json"])
      case .statistics: OptionTrial(line)
      case .jobs: OptionTrial("2", line, excuse: "threads change only how long it takes")
      case .jsonLines: OptionTrial(["@/lines.jsonl"])
      case .stdinFilename: OptionTrial("a.json", ["-"])
      case .include: OptionTrial("**/other.json", other: "**/good.json", in: (command, "@/dir"))
      case .exclude: OptionTrial("**/good.json", other: "**/other.json", in: (command, "@/dir"))
      case .noIgnore: OptionTrial(nil, in: (command, "@/dir"))
      case .showFiles: OptionTrial(line)
      // format
      case .write: OptionTrial(line, writes: ["dense.json", "shape.json", "bad.json", "dir"])
      case .check, .formatDiff, .compact: OptionTrial(line)
      case .indent: OptionTrial("4", line)
      case .escape: OptionTrial("ascii", line)
      // list, show and browse
      case .pager: OptionTrial("cat", line, excuse: "a pager is only for a terminal")
      case .noPager: OptionTrial(line, excuse: "a pager is only for a terminal")
      case .entries:
        command == .show
          ? OptionTrial("@/more.json", ["@/Fair.xcassets", "1"])
          : OptionTrial("@/more.json", in: (command, "@/Fair.xcassets"))
      case .exposition:
        OptionTrial(
          "@/fair.json",
          command == .export ? ["markdown", "@/Fair.xcassets"] : ["@/Fair.xcassets"],
          excuse: [.list, .browse].contains(command) ? "a list has no poster" : nil)
      case .search: OptionTrial("pond", line)
      case .fields: OptionTrial("name", other: "number", line)
      case .sort: OptionTrial("name", line)
      case .page: OptionTrial("1", line)
      case .perPage: OptionTrial("1", line)
      case .count: OptionTrial(line)
      case .listFormat: OptionTrial("json", line)
      case .all: OptionTrial(line)
      case .field: OptionTrial("title", line)
      case .showFormat: OptionTrial("json", line)
      case .accessible: OptionTrial(line, excuse: "it is only for a terminal")
      case .mouse: OptionTrial(line, excuse: "it is only for a terminal")
      // export
      case .output: OptionTrial("@/book/", ["markdown", "@/Fair.xcassets"], writes: ["book"])
      case .images: OptionTrial("@/More.xcassets", site)
      case .noImages: OptionTrial(site)
      case .strict: OptionTrial(["html", "@/Fair.xcassets", "-o", "@/site"])
      case .exportCheck: OptionTrial(site)
      case .dryRun: OptionTrial(site)
      case .force: OptionTrial(["html", "@/Fair.xcassets", "-o", "@/foreign"], writes: ["foreign"])
      case .noClean: OptionTrial(["html", "@/Fair.xcassets", "-o", "@/old"], writes: ["old"])
      case .slug: OptionTrial("number", site)
      case .split: OptionTrial(book)
      case .preset: OptionTrial("hugo", book)
      case .frontMatter: OptionTrial("yaml", book)
      case .baseURL: OptionTrial("https://example.org/fair/", site)
      case .pageLang: OptionTrial("de", site)
      case .title:
        OptionTrial("Fairs", ["html", "@/Fair.xcassets", "@/More.xcassets", "-o", "@/site"])
      case .listLength: OptionTrial("1", site)
      case .noSearch, .noSinglePage: OptionTrial(site)
      case .css: OptionTrial("@/a.css", site)
      case .header, .footer: OptionTrial("@/a.html", site)
      case .staticFolder: OptionTrial("@/fonts", site)
      // rules
      case .rulesFormat: OptionTrial("markdown", line)
      }
  }

  /// What stands behind a command where nothing special is needed.
  static func line(of command: CommandName) -> [String] {
    switch command {
    case .validate: ["@/bad.json"]
    case .format: ["@/dense.json"]
    case .list, .show: ["@/Fair.xcassets"]
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
  /// A trial in a folder: of `export`, with its kind.
  fileprivate init(
    _ value: String?, other: String? = nil, in place: (command: CommandName, path: String)
  ) {
    self.init(
      value, other: other,
      place.command == .export ? ["markdown", place.path, "-o", "@/site/"] : [place.path])
  }
}
