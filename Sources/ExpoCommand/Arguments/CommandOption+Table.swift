import ExpoDiagnostics
import ExpoJSON
import ExpoRendering

/// Every option of every command.
extension CommandOption {
  // MARK: Common

  static let help = CommandOption("help", letter: "h", "show this help")
  static let quiet = CommandOption("quiet", letter: "q", "print no summary")
  static let color = CommandOption(
    "color", value: "WHEN", "auto (default), always or never")
  static let width = CommandOption(
    "width", value: "CELLS", "the width of a line; default: the terminal's, else 100")

  static let common = [help, quiet, color, width]

  // MARK: validate

  static let format = CommandOption(
    "format", letter: "f", value: "FMT[=FILE]", isRepeatable: true,
    ReportFormat.allCases.map(\.rawValue).joined(separator: " ")
      + "; default: full on a terminal, else concise")
  static let select = CommandOption(
    "select", value: "RULES", isRepeatable: true, "check only these: codes, names or families")
  static let ignore = CommandOption(
    "ignore", value: "RULES", isRepeatable: true, "do not report these")
  static let severity = CommandOption(
    "severity", value: "RULE=LEVEL", isRepeatable: true, "report a rule as error, warning or note")
  static let maxErrors = CommandOption(
    "max-errors", value: "N", "print the first N findings, count all")
  static let errorOnWarning = CommandOption("error-on-warning", "let warnings fail the run")
  static let exitZero = CommandOption("exit-zero", "exit with 0 whatever is found")
  static let kind = CommandOption(
    "kind", value: "KIND", "take documents for entries or exposition; default: by their looks")
  static let assets = CommandOption(
    "assets", value: "PATH", "look for pictures in this catalog or folder")
  static let noAssets = CommandOption("no-assets", "leave pictures and catalogs alone")
  static let fix = CommandOption("fix", "apply safe mends to the files")
  static let unsafeFixes = CommandOption(
    "unsafe-fixes", "apply all mends, also those that may not be what was meant")
  static let diff = CommandOption("diff", "print what --fix would change, write nothing")
  static let maxWarnings = CommandOption(
    "max-warnings", value: "N", "let more than N warnings fail the run")
  static let baseline = CommandOption(
    "baseline", value: "FILE", "report only findings that are not in this file")
  static let writeBaseline = CommandOption(
    "write-baseline", value: "FILE", "write all findings to this file and exit with 0")
  static let config = CommandOption(
    "config", value: "FILE", "the configuration; default: the nearest .expo.json")
  static let isolated = CommandOption("isolated", "read no configuration")
  static let forceExclude = CommandOption(
    "force-exclude", "leave excluded files out also when they are named")
  static let statistics = CommandOption("statistics", "print a table of findings by rule")
  static let jobs = CommandOption(
    "jobs", letter: "j", value: "N", "share the files among N threads; default: the cores")
  static let jsonLines = CommandOption(
    "json-lines", "read one entry from each line, in constant memory; places count by line")
  static let stdinFilename = CommandOption(
    "stdin-filename", value: "NAME", "the name for standard input in findings")

  static let validate = [
    format, select, ignore, severity, kind, assets, noAssets, fix, unsafeFixes, diff, maxErrors,
    maxWarnings, errorOnWarning, exitZero, baseline, writeBaseline, stdinFilename, config, isolated,
    forceExclude, statistics, jobs, jsonLines,
  ]

  // MARK: format

  static let write = CommandOption(
    "write", letter: "w", "replace the files that would change; others are not touched")
  static let check = CommandOption(
    "check", "print the names of files that would change, write nothing")
  static let formatDiff = CommandOption("diff", "print what would change, write nothing")
  static let indent = CommandOption(
    "indent", value: "WIDTH",
    JSONFormatter.Indent.allCases.map(\.rawValue).joined(separator: " ")
      + ": what a level is indented by; default: 2")
  static let compact = CommandOption("compact", "no white space at all, one line")
  static let escape = CommandOption(
    "escape", value: "HOW",
    "keep: text as it is spelled (default); minimal: only what must be; ascii: all beyond ASCII")

  static let formatting = [
    write, check, formatDiff, indent, compact, escape, kind, stdinFilename,
  ]

  // MARK: list and show

  static let lang = CommandOption(
    "lang", value: "ko|en", "the language of labels; default: EXPO_LANG, else the locale's")
  static let pager = CommandOption(
    "pager", value: "CMD", "show long output on a terminal through this; builtin is expo's own")
  static let noPager = CommandOption("no-pager", "print long output at once")
  static let entries = CommandOption(
    "entries", value: "FILE", "the document of entries, whatever else is found")
  static let exposition = CommandOption(
    "exposition", value: "FILE", "the document of the exposition, whatever else is found")

  private static let reading = [entries, exposition, lang, pager, noPager]

  static let search = CommandOption(
    "search", value: "TEXT", "only entries with this in a text; ㅎㄱ finds 해금")
  static let fields = CommandOption(
    "fields", value: "FIELDS", isRepeatable: true,
    "what to print of each: " + EntryField.allCases.map(\.rawValue).joined(separator: ","))
  static let sort = CommandOption("sort", value: "FIELD", "the order; default: the document's")
  static let page = CommandOption("page", value: "N", "print one page, counted from 1")
  static let perPage = CommandOption(
    "per-page", value: "N", "the entries of a page; default: \(PageRange.usualLength)")
  static let offset = CommandOption("offset", value: "N", "leave out the first N entries")
  static let limit = CommandOption("limit", value: "N", "print at most N entries")
  static let count = CommandOption("count", "print only how many entries there are")
  static let listFormat = CommandOption(
    "format", letter: "f", value: "FMT",
    ListFormat.allCases.map(\.rawValue).joined(separator: " ") + "; default: table")

  static let list =
    [listFormat, search, fields, sort, page, perPage, offset, limit, count] + reading

  static let all = CommandOption("all", "the poster and every entry")
  static let field = CommandOption("field", value: "FIELD", "print only this, as it is")
  static let showFormat = CommandOption(
    "format", letter: "f", value: "FMT",
    ShowFormat.allCases.map(\.rawValue).joined(separator: " ") + "; default: text")

  static let show = [showFormat, all, field] + reading

  // MARK: browse

  static let accessible = CommandOption(
    "accessible", "line by line, for screen readers; so it is with TERM=dumb")
  static let mouse = CommandOption("mouse", "let wheel and clicks move; text selection needs Shift")

  static let browse = [entries, exposition, lang, accessible, mouse]

  // MARK: export

  static let output = CommandOption(
    "output", letter: "o", value: "OUT",
    "where to: a folder; for markdown also a file, or - for standard output")
  static let images = CommandOption(
    "images", value: "PATH", "take pictures from this catalog or folder")
  static let noImages = CommandOption("no-images", "leave pictures out")
  static let strict = CommandOption("strict", "write nothing if there is any warning")
  static let exportCheck = CommandOption(
    "check", "print what would be written or removed, write nothing; exit with 1 if anything")
  static let dryRun = CommandOption(
    "dry-run", "print what would be written or removed, write nothing")
  static let force = CommandOption(
    "force", "replace files that expo did not write, or that were changed since")
  static let noClean = CommandOption("no-clean", "keep files of an earlier export")
  static let slug = CommandOption(
    "slug", value: "HOW",
    SlugSource.allCases.map(\.rawValue).joined(separator: " ")
      + ": what the files of entries are named by; default: image")
  static let pageLabels = CommandOption(
    "lang", value: "ko|en", "the language of labels; default: that of the texts")

  static let split = CommandOption("split", "markdown: a file for each entry")
  static let preset = CommandOption(
    "preset", value: "NAME",
    "markdown: " + MarkdownRenderer.Preset.allCases.map(\.rawValue).joined(separator: " ")
      + "; default: gfm")
  static let frontMatter = CommandOption(
    "front-matter", value: "KIND",
    "markdown: " + FrontMatter.allCases.map(\.rawValue).joined(separator: " ")
      + "; default: auto, as the preset needs it")

  static let baseURL = CommandOption(
    "base-url", value: "URL", "html: where the site will stand; adds canonical links, a sitemap")
  static let pageLang = CommandOption(
    "page-lang", value: "TAG", "html: the language of the pages: ko, en-GB; default: by the texts")
  static let listLength = CommandOption(
    "per-page", value: "N",
    "html: list N entries a page; default: \(HTMLSite.Options.defaultEntriesPerPage)")
  static let noSearch = CommandOption("no-search", "html: no search box and no script")
  static let css = CommandOption("css", value: "FILE", "html: a style sheet of your own on top")

  static let export =
    [output, images, noImages, strict, exportCheck, dryRun, force, noClean, slug]
    + markdown + html + [entries, exposition, pageLabels]
  /// Options of which only Markdown knows what to do.
  static let markdown = [split, preset, frontMatter]
  /// Options of which only HTML does.
  static let html = [baseURL, pageLang, listLength, noSearch, css]
}
