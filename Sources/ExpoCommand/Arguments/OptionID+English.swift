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
    case .lang:
      "the language of messages and labels; default: EXPO_LANG, else the locale's and the data's"
    case .width: "the width of a line; default: the terminal's, else 100"
    case .format: "\(names); default: full on a terminal, else concise"
    case .select: "report only these rules, and documents that cannot be read"
    case .ignore: "do not report these rules"
    case .severity: "report a rule as \(English.list(Severity.byWeight.map(\.rawValue), "or"))"
    case .maxFindings: "list N findings of a file (10000), count the rest by rule; 0 lists all"
    case .errorOnWarning: "exit with 1 if there are warnings"
    case .exitZero: "exit with 0 even if there are findings"
    case .kind: "treat documents as \(English.list(choices, "or")); default: detected"
    case .assets: "look for pictures in this catalog or folder"
    case .noAssets: "do not check pictures and catalogs"
    case .fix: "apply safe fixes to the files"
    case .unsafeFixes: "apply all fixes, including those that may not be what was meant"
    case .diff: "print what --fix would change, write no document"
    case .maxWarnings: "exit with 1 if there are more than N warnings"
    case .baseline: "report only findings that are not in this file"
    case .writeBaseline: "write all findings to this file and exit with 0"
    case .pruneBaseline: "remove findings from the baseline that no longer occur"
    case .config: "the configuration; default: the nearest .expo.json"
    case .isolated: "read no configuration"
    case .forceExclude: "skip excluded files even if they are named"
    case .include: "treat these files as documents wherever they are and whatever they contain"
    case .exclude: "leave these files out"
    case .noIgnore: "search what git ignores too"
    case .showFiles: "list the kind of each file, or why it was skipped; check nothing"
    case .statistics: "print a table of findings by rule"
    case .jobs: "check files on N threads; default: the number of cores"
    case .jsonLines: "read one entry from each line, in constant memory"
    case .stdinFilename: "the name for standard input in findings"
    case .write: "format files in place; do not touch files that would not change"
    case .check: "print the names of files that would change, write nothing"
    case .formatDiff: "print what would change, write nothing"
    case .indent: "indent each level by \(English.list(choices, "or")); default: 2"
    case .compact: "write one line without white space"
    case .escape: JSONFormatter.Escaping.allCases.map(\.englishChoice).joined(separator: "; ")
    case .pager: "the pager for long output on a terminal"
    case .noPager: "print long output without a pager"
    case .entries: "use this document of entries"
    case .exposition: "use this document of the exposition"
    case .search: "only entries that contain every word; \"a phrase\", -word; ㅎㄱ finds 해금"
    case .fields: "the fields to print: \(choices.joined(separator: ", "))"
    case .sort: "the order; default: the best match first, or the document's"
    case .page: "print one page, counted from 1"
    case .perPage: "the number of entries per page; default: \(PageRange.usualLength)"
    case .count: "print only the number of entries"
    case .listFormat: "\(names); default: table"
    case .all: "show the poster and every entry"
    case .field: "print only this field, unchanged"
    case .showFormat: "\(names); default: text"
    case .accessible: "print line by line, for screen readers; default with TERM=dumb"
    case .mouse: "use the wheel and clicks; hold Shift to select text"
    case .output:
      "write to this folder; for markdown also a file, which is replaced, or - for standard output"
    case .images: "take pictures from this catalog or folder"
    case .noImages: "export no pictures"
    case .strict: "write nothing if there is any warning"
    case .exportCheck:
      "print what would change, write nothing; exit with 1 if anything would"
    case .dryRun: "print what would change, write nothing"
    case .force: "replace files that expo did not write, or that have changed since"
    case .noClean: "keep files of an earlier export"
    case .slug: "name the files of entries by \(English.list(choices, "or")); default: image"
    case .split: "write a file for each entry"
    case .preset: "\(names); default: gfm"
    case .frontMatter: "\(names); default: auto, as the preset needs it"
    case .baseURL: "the address of the site; adds canonical links and a sitemap"
    case .pageLang: "the language of the pages: ko, en-GB; default: that of the data"
    case .listLength: "list N entries per page; default: \(HTMLSite.Options.defaultEntriesPerPage)"
    case .noSearch: "leave out the search box and its script"
    case .noSinglePage:
      "leave out all.html; default above \(HTMLSite.Options.maximumOnSinglePage) entries"
    case .rulesFormat: "\(names); default: text"
    case .css: "add a style sheet of your own"
    case .title: "the title of the page above several expositions"
    case .header: "put the HTML of this file above each page; expo help theming"
    case .footer: "put the HTML of this file below each page"
    case .staticFolder: "publish the fonts and pictures of this folder as static/"
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
    case .keep: "\(rawValue): as written (default)"
    case .minimal: "\(rawValue): only what JSON requires"
    case .ascii: "\(rawValue): everything beyond ASCII"
    }
  }
}
