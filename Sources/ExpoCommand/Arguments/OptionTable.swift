import ExpoCatalog
import ExpoDiagnostics
import ExpoJSON
import ExpoRendering
import ExpoSource
import ExpoText
import ExpoValidation

/// The identity of an option: options that share a name but differ in meaning have a case each.
///
/// To add an option, add a case, its row below with what it needs and excludes, and its words in
/// `OptionID+English.swift`.
enum OptionID: CaseIterable, Sendable {
  // Every command
  case help, version, quiet, color, lang, width
  // validate
  case format, select, ignore, severity, maxFindings, errorOnWarning, exitZero, kind
  case assets, noAssets, fix, unsafeFixes, diff, maxWarnings
  case baseline, writeBaseline, pruneBaseline
  case config, isolated, forceExclude, statistics, jobs, jsonLines, stdinFilename
  case include, exclude, noIgnore, showFiles
  // format
  case write, check, formatDiff, indent, compact, escape
  // list, show and browse
  case pager, noPager, entries, exposition
  case search, fields, sort, page, perPage, count, listFormat
  case all, field, showFormat
  case accessible, mouse
  // export
  case output, images, noImages, strict, exportCheck, dryRun, force, noClean, slug
  case split, preset, frontMatter
  case baseURL, pageLang, title, listLength, noSearch, noSinglePage, css, header, footer
  case staticFolder
  // rules
  case rulesFormat
}

/// The options of each command, in the order of help.
enum OptionTable {
  /// The options before the command, or without one.
  static let withoutCommand = common + [Option.flag(.version, "version", in: .common)]

  /// The options of every command, which may also stand before it.
  static let common: [any CommandOption] = [
    Option.help,
    Option.flag(.quiet, "quiet", letter: "q", in: .common),
    Option.color,
    Option.lang,
    Option.width,
  ]

  static let validate: [any CommandOption] =
    [
      Option.format,
      Option.select,
      Option.ignore,
      Option.severity,
      Option.kind,
      Option.assets,
      Option.noAssets,
      Option.flag(.fix, "fix", in: .fixes).with(.repairs),
      Option.flag(.unsafeFixes, "unsafe-fixes", in: .fixes).with(.repairs),
      Option.diff,
      Option.maxFindings,
      Option.maxWarnings,
      Option.errorOnWarning,
      Option.exitZero,
      Option.baseline,
      Option.writeBaseline,
      Option.flag(.pruneBaseline, "prune-baseline", in: .rules).needing(.option(.baseline)),
      Option.stdinFilename,
      Option.config,
      Option.isolated,
      Option.flag(.forceExclude, "force-exclude", in: .configuration).with(.selects),
      Option.showFiles,
      Option.flag(.statistics, "statistics", in: .output),
      Option.jobs,
      Option.jsonLines,
    ] + searching

  static let format: [any CommandOption] =
    [
      Option.write,
      Option.flag(.check, "check", in: .output),
      Option.flag(.formatDiff, "diff", in: .output),
      Option.indent,
      Option.compact,
      Option.escape,
      Option.kind,
      Option.stdinFilename,
    ] + searching

  static let list: [any CommandOption] =
    [
      Option.listFormat,
      Option.search,
      Option.fields,
      Option.sort,
      Option.page,
      Option.perPage,
      Option.count,
    ] + documents + paging

  static let show: [any CommandOption] =
    [
      Option.showFormat,
      Option.all,
      Option.field,
    ] + documents + paging

  static let browse: [any CommandOption] =
    documents + [
      Option.flag(.accessible, "accessible", in: .output),
      Option.flag(.mouse, "mouse", in: .output).excluding(.option(.accessible)),
    ]

  static let export: [any CommandOption] =
    [
      Option.output,
      Option.images,
      Option.noImages,
      Option.flag(.strict, "strict", in: .exitStatus),
      Option.exportCheck,
      Option.flag(.dryRun, "dry-run", in: .output).needing(.destination),
      Option.flag(.force, "force", in: .output).needing(.destination),
      Option.flag(.noClean, "no-clean", in: .output).needing(.destination),
      Option.slug,
      Option.flag(.split, "split", in: .output).only(for: .markdown),
      Option.preset,
      Option.frontMatter,
      Option.title,
      Option.baseURL,
      Option.pageLang,
      Option.listLength,
      Option.flag(.noSearch, "no-search", in: .output).only(for: .html),
      Option.flag(.noSinglePage, "no-single-page", in: .output).only(for: .html),
      Option.css,
      Option.header,
      Option.footer,
      Option.staticFolder,
    ] + documents

  static let rules: [any CommandOption] = [Option.rulesFormat]

  private static let documents: [any CommandOption] =
    [Option.entries, Option.exposition] + searching
  /// What every command has that searches folders.
  private static let searching: [any CommandOption] = [
    Option.include, Option.exclude, Option.noIgnore,
  ]
  private static let paging: [any CommandOption] = [
    Option.pager,
    Option.flag(.noPager, "no-pager", in: .output).excluding(.option(.pager)),
  ]
}

// MARK: - Flags

extension Option<Never> {
  static var noIgnore: Self { .flag(.noIgnore, "no-ignore", in: .documents).with(.selects) }

  fileprivate static var help: Self {
    .flag(.help, "help", letter: "h", in: .common).with(.selects)
  }

  // validate
  fileprivate static var noAssets: Self {
    .flag(.noAssets, "no-assets", in: .pictures).with(.selects).excluding(.option(.assets))
  }
  fileprivate static var isolated: Self {
    .flag(.isolated, "isolated", in: .configuration).with(.selects).excluding(.option(.config))
  }
  fileprivate static var diff: Self {
    // Standard output is for the difference.
    .flag(.diff, "diff", in: .fixes).excluding(
      .option(.statistics), .value(.format, .writeToFile) { !$0.contains("=") })
  }
  fileprivate static var errorOnWarning: Self {
    .flag(.errorOnWarning, "error-on-warning", in: .exitStatus).excluding(.option(.maxWarnings))
  }
  fileprivate static var exitZero: Self {
    .flag(.exitZero, "exit-zero", in: .exitStatus).with(.lowers)
      .excluding(.option(.errorOnWarning), .option(.maxWarnings))
  }
  fileprivate static var showFiles: Self {
    // Nothing is checked.
    .flag(.showFiles, "show-files", in: .output).with(.selects)
      .excluding([
        .format, .select, .ignore, .severity, .assets, .noAssets, .fix, .unsafeFixes, .diff,
        .maxFindings, .maxWarnings, .errorOnWarning, .exitZero, .baseline,
        .writeBaseline, .pruneBaseline, .statistics, .jsonLines,
      ])
  }
  fileprivate static var jsonLines: Self {
    // Each line is checked alone, and no folder is searched.
    .flag(.jsonLines, "json-lines", in: .documents).with(.selects)
      .excluding([
        .fix, .unsafeFixes, .diff, .baseline, .writeBaseline, .pruneBaseline, .assets, .kind,
        .include, .exclude, .forceExclude, .noIgnore, .jobs,
      ])
      .excluding(
        .value(.format, .useLines) { word in
          !JSONLinesRun.formats.contains { $0.rawValue == word }
        })
  }

  // format
  fileprivate static var write: Self {
    .flag(.write, "write", letter: "w", in: .output)
      .excluding(.option(.check), .option(.formatDiff))
  }
  fileprivate static var compact: Self {
    .flag(.compact, "compact", in: .output).excluding(.option(.indent))
  }

  // list, show
  fileprivate static var count: Self {
    .flag(.count, "count", in: .output)
      .excluding([.listFormat, .fields, .sort, .page, .perPage])
  }
  fileprivate static var all: Self {
    .flag(.all, "all", in: .selection).excluding(.option(.field, .useList))
  }

  // export
  fileprivate static var noImages: Self {
    .flag(.noImages, "no-images", in: .pictures).excluding(.option(.images))
  }
  fileprivate static var exportCheck: Self {
    .flag(.exportCheck, "check", in: .output).needing(.destination)
      .excluding(.option(.dryRun, .checkTells))
  }
}

// MARK: - Options with values

extension Option<ColorChoice> {
  static var color: Self { .choice(.color, "color", "WHEN", in: .common) }
}

extension Option<Int> {
  static var width: Self {
    .number(.width, "width", "CELLS", atLeast: Console.widths.lowerBound, in: .common)
  }
  static var maxFindings: Self {
    .number(.maxFindings, "max-findings", atLeast: 0, in: .output)
  }
  static var maxWarnings: Self {
    .number(.maxWarnings, "max-warnings", atLeast: 0, in: .exitStatus)
  }
  static var jobs: Self { .number(.jobs, "jobs", letter: "j", atLeast: 1, in: .documents) }
  static var page: Self {
    .number(.page, "page", atLeast: 1, in: .selection)
  }
  static var perPage: Self {
    .number(.perPage, "per-page", atLeast: 1, in: .selection)
  }
  static var listLength: Self {
    .number(.listLength, "per-page", atLeast: 1, in: .output).only(for: .html)
  }
}

extension Option<[ReportTarget]> {
  static var format: Self {
    Option(
      .format, "format", letter: "f", "FMT[=FILE]", .report(ReportFormat.allCases.map(\.rawValue)),
      isRepeatable: true, in: .output, parse: ReportTarget.parse)
  }
}

extension Option<Set<Rule>> {
  static var select: Self {
    Option(
      .select, "select", "RULES", .rules, isRepeatable: true, in: .rules,
      parse: RuleArguments.selected
    ).with(.selects)
  }
  static var ignore: Self {
    Option(.ignore, "ignore", "RULES", .rules, isRepeatable: true, in: .rules) {
      _, words throws(UsageError) in try RuleArguments.rules(words)
    }.with(.selects)
  }
}

extension Option<[String]> {
  static var include: Self { .patterns(.include, "include") }
  static var exclude: Self { .patterns(.exclude, "exclude") }

  private static func patterns(_ id: OptionID, _ name: OptionName) -> Self {
    Option(id, name, "GLOB", .text, isRepeatable: true, in: .documents) {
      _, words throws(UsageError) in words
    }.with(.selects)
  }
}

extension Option<[Rule: Severity]> {
  static var severity: Self {
    Option(
      .severity, "severity", "RULE=LEVEL", .severities, isRepeatable: true, in: .rules,
      parse: RuleArguments.severities
    ).with(.lowers).ordered
  }
}

extension Option<DocumentKind> {
  static var kind: Self { .choice(.kind, "kind", "KIND", in: .documents).with(.selects) }
}

extension Option<JSONFormatter.Indent> {
  static var indent: Self { .choice(.indent, "indent", "WIDTH", in: .output) }
}

extension Option<JSONFormatter.Escaping> {
  static var escape: Self { .choice(.escape, "escape", "HOW", in: .output) }
}

extension Option<Language> {
  static var lang: Self { .choice(.lang, .lang, in: .common) }
}

extension Option<ListFormat> {
  static var listFormat: Self { .choice(.listFormat, "format", letter: "f", "FMT", in: .output) }
}

extension Option<ShowFormat> {
  static var showFormat: Self {
    .choice(.showFormat, "format", letter: "f", "FMT", in: .output).excluding(.option(.field))
  }
}

extension Option<RulesFormat> {
  static var rulesFormat: Self {
    .choice(.rulesFormat, "format", letter: "f", "FMT", in: .output)
  }
}

extension Option<SearchQuery> {
  static var search: Self {
    Option(.search, "search", "TEXT", .text, in: .selection) { SearchQuery($0) }
  }
}

extension Option<[EntryField]> {
  static var fields: Self {
    Option(
      .fields, "fields", "FIELDS", .list(EntryField.allCases.map(\.rawValue)), isRepeatable: true,
      in: .selection, parse: EntryField.list
    ).ordered.excluding(.value(.listFormat, .useTSV) { $0 == ListFormat.names.rawValue })
  }
}

extension Option<EntryField> {
  static var sort: Self { .choice(.sort, "sort", "FIELD", in: .selection) }
}

extension Option<SlugSource> {
  static var slug: Self { .choice(.slug, "slug", "HOW", in: .output) }
}

extension Option<MarkdownRenderer.Preset> {
  static var preset: Self { .choice(.preset, "preset", "NAME", in: .output).only(for: .markdown) }
}

extension Option<FrontMatter> {
  static var frontMatter: Self {
    .choice(.frontMatter, "front-matter", "KIND", in: .output).only(for: .markdown)
  }
}

extension Option<DocumentPath> {
  /// The name of standard input, which is a file's: a folder would be searched.
  static var stdinFilename: Self {
    Option(.stdinFilename, "stdin-filename", "NAME", .text, in: .documents) {
      word throws(ValueFault) in
      if word.isEmpty { throw .namesNothing(.file) }
      let path = DocumentPath(word)
      let isFolder = word.hasSuffix("/") || path == "." || path.string.hasSuffix("..")
      if isFolder || FilePath.isFolder(path.string) { throw .namesFolder(word) }
      return path
    }.needing(.standardInput)
  }
}

extension Option<String> {
  static var assets: Self {
    .path(.assets, "assets", "PATH", .folder, in: .pictures).with(.selects)
  }
  static var baseline: Self {
    .path(.baseline, "baseline", "FILE", .file("json"), in: .rules).with(.selects)
  }
  static var writeBaseline: Self {
    .written(.writeBaseline, "write-baseline", "FILE", .file("json"), in: .rules).with(.lowers)
      .excluding([.exitZero, .errorOnWarning, .maxWarnings])
  }
  static var config: Self {
    .path(.config, "config", "FILE", .file("json"), in: .configuration).with(.lowers)
  }
  static var entries: Self { .document(.entries, "entries", in: .documents) }
  static var exposition: Self { .document(.exposition, "exposition", in: .documents) }
  static var pager: Self { .text(.pager, "pager", "CMD", in: .output) }
  static var field: Self { .text(.field, "field", "FIELD", in: .selection) }
  static var output: Self { .path(.output, "output", letter: "o", "OUT", .anyFile, in: .output) }
  static var images: Self { .path(.images, "images", "PATH", .folder, in: .pictures) }
  static var css: Self { .path(.css, "css", "FILE", .file("css"), in: .output).only(for: .html) }
  static var title: Self { .text(.title, "title", "TEXT", in: .output) }
  static var header: Self {
    .path(.header, "header", "FILE", .file("html"), in: .output).only(for: .html)
  }
  static var footer: Self {
    .path(.footer, "footer", "FILE", .file("html"), in: .output).only(for: .html)
  }
  static var staticFolder: Self {
    .path(.staticFolder, "static", "DIR", .folder, in: .output).only(for: .html)
  }
  static var baseURL: Self {
    Option(.baseURL, "base-url", "URL", .text, in: .output, parse: BaseURL.checked).only(for: .html)
  }
  static var pageLang: Self {
    Option(.pageLang, "page-lang", "TAG", .text, in: .output, parse: LanguageTag.checked)
      .only(for: .html)
  }
}
