import ExpoCatalog
import ExpoDiagnostics
import ExpoJSON
import ExpoRendering
import ExpoSource
import ExpoText
import ExpoValidation

/// The identity of an option: options that share a name but differ in meaning have a case each.
///
/// To add an option, add a case, its row below, and its words in `OptionID+English.swift`.
enum OptionID: CaseIterable, Sendable {
  // Every command
  case help, version, quiet, color, lang, width
  // validate
  case format, select, ignore, severity, maxErrors, maxFindings, errorOnWarning, exitZero, kind
  case assets, noAssets, fix, unsafeFixes, diff, maxWarnings
  case baseline, writeBaseline, pruneBaseline
  case config, isolated, forceExclude, statistics, jobs, jsonLines, stdinFilename
  case include, exclude, noIgnore, showFiles
  // format
  case write, check, formatDiff, indent, compact, escape
  // list, show and browse
  case pager, noPager, entries, exposition
  case search, fields, sort, page, perPage, offset, limit, count, listFormat
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
  /// The options that replace a command.
  static let global: [any CommandOption] = [
    Option.help,
    Option.flag(.version, "version", in: .common),
    Option.lang,
  ]

  /// The options where no command is given: help takes those of every command.
  static let withoutCommand = common + [Option.flag(.version, "version", in: .common)]

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
      Option.flag(.noAssets, "no-assets", in: .pictures),
      Option.flag(.fix, "fix", in: .fixes),
      Option.flag(.unsafeFixes, "unsafe-fixes", in: .fixes),
      Option.flag(.diff, "diff", in: .fixes),
      Option.maxErrors,
      Option.maxFindings,
      Option.maxWarnings,
      Option.flag(.errorOnWarning, "error-on-warning", in: .exitStatus),
      Option.flag(.exitZero, "exit-zero", in: .exitStatus),
      Option.baseline,
      Option.writeBaseline,
      Option.flag(.pruneBaseline, "prune-baseline", in: .rules),
      Option.stdinFilename,
      Option.config,
      Option.flag(.isolated, "isolated", in: .configuration),
      Option.flag(.forceExclude, "force-exclude", in: .configuration),
      Option.flag(.showFiles, "show-files", in: .output),
      Option.flag(.statistics, "statistics", in: .output),
      Option.jobs,
      Option.flag(.jsonLines, "json-lines", in: .documents),
    ] + searching

  static let format: [any CommandOption] =
    [
      Option.flag(.write, "write", letter: "w", in: .output),
      Option.flag(.check, "check", in: .output),
      Option.flag(.formatDiff, "diff", in: .output),
      Option.indent,
      Option.flag(.compact, "compact", in: .output),
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
      Option.offset,
      Option.limit,
      Option.flag(.count, "count", in: .output),
    ] + documents + paging

  static let show: [any CommandOption] =
    [
      Option.showFormat,
      Option.flag(.all, "all", in: .selection),
      Option.field,
    ] + documents + paging

  static let browse: [any CommandOption] =
    documents + [
      Option.flag(.accessible, "accessible", in: .output),
      Option.flag(.mouse, "mouse", in: .output),
    ]

  static let export: [any CommandOption] =
    [
      Option.output,
      Option.images,
      Option.flag(.noImages, "no-images", in: .pictures),
      Option.flag(.strict, "strict", in: .exitStatus),
      Option.flag(.exportCheck, "check", in: .output),
      Option.flag(.dryRun, "dry-run", in: .output),
      Option.flag(.force, "force", in: .output),
      Option.flag(.noClean, "no-clean", in: .output),
      Option.slug,
      Option.flag(.split, "split", in: .output, for: [.markdown]),
      Option.preset,
      Option.frontMatter,
      Option.title,
      Option.baseURL,
      Option.pageLang,
      Option.listLength,
      Option.flag(.noSearch, "no-search", in: .output, for: [.html]),
      Option.flag(.noSinglePage, "no-single-page", in: .output, for: [.html]),
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
    Option.flag(.noPager, "no-pager", in: .output),
  ]
}

// MARK: - Options with values

extension Option<Never> {
  static var noIgnore: Self { .flag(.noIgnore, "no-ignore", in: .documents) }
  fileprivate static var help: Self { .flag(.help, "help", letter: "h", in: .common) }
}

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
  static var maxErrors: Self { .number(.maxErrors, "max-errors", atLeast: 0, in: .output) }
  static var maxWarnings: Self {
    .number(.maxWarnings, "max-warnings", atLeast: 0, in: .exitStatus)
  }
  static var jobs: Self { .number(.jobs, "jobs", letter: "j", atLeast: 1, in: .documents) }
  static var page: Self { .number(.page, "page", atLeast: 1, in: .selection) }
  static var perPage: Self { .number(.perPage, "per-page", atLeast: 1, in: .selection) }
  static var offset: Self { .number(.offset, "offset", atLeast: 0, in: .selection) }
  static var limit: Self { .number(.limit, "limit", atLeast: 1, in: .selection) }
  static var listLength: Self {
    .number(.listLength, "per-page", atLeast: 1, in: .output, for: [.html])
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
      parse: RuleArguments.selected)
  }
  static var ignore: Self {
    Option(.ignore, "ignore", "RULES", .rules, isRepeatable: true, in: .rules) {
      _, words throws(UsageError) in try RuleArguments.rules(words)
    }
  }
}

extension Option<[String]> {
  static var include: Self { .patterns(.include, "include") }
  static var exclude: Self { .patterns(.exclude, "exclude") }

  private static func patterns(_ id: OptionID, _ name: OptionName) -> Self {
    Option(id, name, "GLOB", .text, isRepeatable: true, in: .documents) {
      _, words throws(UsageError) in words
    }
  }
}

extension Option<[Rule: Severity]> {
  static var severity: Self {
    Option(
      .severity, "severity", "RULE=LEVEL", .severities, isRepeatable: true, in: .rules,
      parse: RuleArguments.severities)
  }
}

extension Option<DocumentKind> {
  static var kind: Self { .choice(.kind, "kind", "KIND", in: .documents) }
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
  static var showFormat: Self { .choice(.showFormat, "format", letter: "f", "FMT", in: .output) }
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
      in: .selection,
      parse: EntryField.list)
  }
}

extension Option<EntryField> {
  static var sort: Self { .choice(.sort, "sort", "FIELD", in: .selection) }
}

extension Option<SlugSource> {
  static var slug: Self { .choice(.slug, "slug", "HOW", in: .output) }
}

extension Option<MarkdownRenderer.Preset> {
  static var preset: Self { .choice(.preset, "preset", "NAME", in: .output, for: [.markdown]) }
}

extension Option<FrontMatter> {
  static var frontMatter: Self {
    .choice(.frontMatter, "front-matter", "KIND", in: .output, for: [.markdown])
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
    }
  }
}

extension Option<String> {
  static var assets: Self { .text(.assets, "assets", "PATH", .folder, in: .pictures) }
  static var baseline: Self { .text(.baseline, "baseline", "FILE", .file("json"), in: .rules) }
  static var writeBaseline: Self {
    .text(.writeBaseline, "write-baseline", "FILE", .file("json"), in: .rules)
  }
  static var config: Self { .text(.config, "config", "FILE", .file("json"), in: .configuration) }
  static var entries: Self { .document(.entries, "entries", in: .documents) }
  static var exposition: Self { .document(.exposition, "exposition", in: .documents) }
  static var pager: Self { .text(.pager, "pager", "CMD", in: .output) }
  static var field: Self { .text(.field, "field", "FIELD", in: .selection) }
  static var output: Self { .path(.output, "output", letter: "o", "OUT", .anyFile, in: .output) }
  static var images: Self { .path(.images, "images", "PATH", .folder, in: .pictures) }
  static var css: Self { .path(.css, "css", "FILE", .file("css"), in: .output, for: [.html]) }
  static var title: Self { .text(.title, "title", "TEXT", in: .output) }
  static var header: Self {
    .path(.header, "header", "FILE", .file("html"), in: .output, for: [.html])
  }
  static var footer: Self {
    .path(.footer, "footer", "FILE", .file("html"), in: .output, for: [.html])
  }
  static var staticFolder: Self {
    .path(.staticFolder, "static", "DIR", .folder, in: .output, for: [.html])
  }
  static var baseURL: Self {
    Option(.baseURL, "base-url", "URL", .text, in: .output, for: [.html], parse: BaseURL.checked)
  }
  static var pageLang: Self {
    Option(
      .pageLang, "page-lang", "TAG", .text, in: .output, for: [.html], parse: LanguageTag.checked)
  }
}
