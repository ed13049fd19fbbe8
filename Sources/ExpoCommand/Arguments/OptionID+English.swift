import ExpoDiagnostics
import ExpoJSON
import ExpoRendering
import ExpoSource

extension OptionID {
  /// What the option does, in one line; `choices` are the words it takes.
  func englishSummary(choices: [String]) -> String {
    let names = choices.joined(separator: " ")
    return switch self {
    case .help: "show this help"
    case .version: "show the version"
    case .quiet: "print no summary"
    case .color: English.list(ColorChoice.allCases.map(\.englishChoice), "or")
    case .width: "the width of a line; default: the terminal's, else 100"
    case .format: "\(names); default: full on a terminal, else concise"
    case .select: "check only these: codes, names or families"
    case .ignore: "do not report these"
    case .severity: "report a rule as \(English.list(Severity.byWeight.map(\.rawValue), "or"))"
    case .maxErrors: "print the first N findings, count all"
    case .errorOnWarning: "let warnings fail the run"
    case .exitZero: "exit with 0 whatever is found"
    case .kind: "take documents for \(English.list(choices, "or")); default: by their looks"
    case .assets: "look for pictures in this catalog or folder"
    case .noAssets: "leave pictures and catalogs alone"
    case .fix: "apply safe mends to the files"
    case .unsafeFixes: "apply all mends, also those that may not be what was meant"
    case .diff: "print what --fix would change, write nothing"
    case .maxWarnings: "let more than N warnings fail the run"
    case .baseline: "report only findings that are not in this file"
    case .writeBaseline: "write all findings to this file and exit with 0"
    case .config: "the configuration; default: the nearest .expo.json"
    case .isolated: "read no configuration"
    case .forceExclude: "leave excluded files out also when they are named"
    case .statistics: "print a table of findings by rule"
    case .jobs: "share the files among N threads; default: the cores"
    case .jsonLines: "read one entry from each line, in constant memory; places count by line"
    case .stdinFilename: "the name for standard input in findings"
    case .write: "replace the files that would change; others are not touched"
    case .check: "print the names of files that would change, write nothing"
    case .formatDiff: "print what would change, write nothing"
    case .indent: "\(names): what a level is indented by; default: 2"
    case .compact: "no white space at all, one line"
    case .escape: JSONFormatter.Escaping.allCases.map(\.englishChoice).joined(separator: "; ")
    case .lang: "the language of labels; default: EXPO_LANG, else the locale's"
    case .pager: "show long output on a terminal through this; builtin is expo's own"
    case .noPager: "print long output at once"
    case .entries: "the document of entries, whatever else is found"
    case .exposition: "the document of the exposition, whatever else is found"
    case .search: "only entries with this in a text; ㅎㄱ finds 해금"
    case .fields: "what to print of each: \(choices.joined(separator: ","))"
    case .sort: "the order; default: the document's"
    case .page: "print one page, counted from 1"
    case .perPage: "the entries of a page; default: \(PageRange.usualLength)"
    case .offset: "leave out the first N entries"
    case .limit: "print at most N entries"
    case .count: "print only how many entries there are"
    case .listFormat: "\(names); default: table"
    case .all: "the poster and every entry"
    case .field: "print only this, as it is"
    case .showFormat: "\(names); default: text"
    case .accessible: "line by line, for screen readers; so it is with TERM=dumb"
    case .mouse: "let wheel and clicks move; text selection needs Shift"
    case .output: "where to: a folder; for markdown also a file, or - for standard output"
    case .images: "take pictures from this catalog or folder"
    case .noImages: "leave pictures out"
    case .strict: "write nothing if there is any warning"
    case .exportCheck:
      "print what would be written or removed, write nothing; exit with 1 if anything"
    case .dryRun: "print what would be written or removed, write nothing"
    case .force: "replace files that expo did not write, or that were changed since"
    case .noClean: "keep files of an earlier export"
    case .slug: "\(names): what the files of entries are named by; default: image"
    case .pageLabels: "the language of labels; default: that of the texts"
    case .split: "a file for each entry"
    case .preset: "\(names); default: gfm"
    case .frontMatter: "\(names); default: auto, as the preset needs it"
    case .baseURL: "where the site will stand; adds canonical links, a sitemap"
    case .pageLang: "the language of the pages: ko, en-GB; default: by the texts"
    case .listLength: "list N entries a page; default: \(HTMLSite.Options.defaultEntriesPerPage)"
    case .noSearch: "no search box and no script"
    case .css: "a style sheet of your own on top"
    }
  }
}

extension ColorChoice {
  fileprivate var englishChoice: String {
    switch self {
    case .auto: "\(rawValue) (default)"
    case .always, .never: rawValue
    }
  }
}

extension JSONFormatter.Escaping {
  fileprivate var englishChoice: String {
    switch self {
    case .keep: "\(rawValue): text as it is spelled (default)"
    case .minimal: "\(rawValue): only what must be"
    case .ascii: "\(rawValue): all beyond ASCII"
    }
  }
}
