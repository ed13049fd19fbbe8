import ExpoCatalog
import ExpoDiagnostics
import ExpoText
import ExpoValidation

/// One run of `validate`: the documents that paths stand for, checked in order.
struct ValidationRun {
  let settings: ValidateSettings
  let console: Console

  private(set) var status = ExitCode.success
  private var checked: [CheckedDocument] = []
  private var skipped = 0
  private var hasSearched = false

  init(settings: ValidateSettings, console: Console) {
    self.settings = settings
    self.console = console
  }

  /// Checks what each path stands for; what cannot be read is said, and the rest is still done.
  mutating func check(_ paths: [String]) throws {
    for path in paths {
      do {
        try check(path)
      } catch let error as FileError {
        try console.printError(error)
        status = .failure
      }
    }
  }

  private mutating func check(_ path: String) throws {
    if path == "-" {
      let file = try console.readStandardInput(settings.standardInputName)
      checked.append(settings.validator.check(file))
      return
    }
    let candidates = try DocumentFinder.candidates(at: path)
    let before = checked.count
    for candidate in candidates { try check(candidate) }
    let isSearch = candidates.first?.origin != .named
    hasSearched = hasSearched || isSearch
    if isSearch, checked.count == before {
      let others = skipped > 0 ? " (\(Count.of(skipped, "other JSON file")) skipped)" : ""
      throw FileError(path: path, reason: "no exposition documents found\(others)")
    }
  }

  private mutating func check(_ candidate: DocumentFinder.Candidate) throws {
    do {
      let file = try FileReader.read(candidate.path)
      if candidate.origin != .searched {
        checked.append(settings.validator.check(file))
      } else if let document = settings.validator.checkIfDocument(file) {
        checked.append(document)
      } else {
        skipped += 1
      }
    } catch {
      try console.printError(error)
      status = .failure
    }
  }

  /// Everything found, the files in the order of their paths' bytes.
  var report: Report {
    let findings = checked.map(\.findings).sorted {
      $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8)
    }
    return Report(findings, limit: settings.limit)
  }
}

// MARK: - Summary

extension ValidationRun {
  /// How many documents a search may find and still have each of them named.
  private static let namedDocuments = 12

  /// What was checked, where a search found it, and the counts in a closing line.
  func summary(of report: Report) -> [String] {
    let isNamed = hasSearched && checked.count <= Self.namedDocuments
    let documents = isNamed ? checked.map(Self.description) : []
    let others = skipped > 0 ? "; \(Count.of(skipped, "other JSON file")) skipped" : ""
    return documents + [Self.counts(report) + others]
  }

  /// What a document was taken for: `checked items.json: 13 entries`.
  private static func description(_ document: CheckedDocument) -> String {
    let what =
      switch document.kind {
      case .entries?: Count.of(document.entryCount ?? 0, "entry", plural: "entries")
      case .exposition?: "an exposition"
      case nil: "neither an exposition nor entries"
      }
    return "checked \(document.findings.file.name): \(what)"
  }

  /// `2 errors, 1 warning in 1 of 3 files` or `3 files checked, no findings`.
  private static func counts(_ report: Report) -> String {
    let files = Count.of(report.checkedFiles, "file")
    guard report.count > 0 else { return "\(files) checked, no findings" }
    let severities: [Severity] = [.error, .warning, .note]
    let counts = severities.filter { report.count($0) > 0 }
      .map { Count.of(report.count($0), $0.rawValue) }.joined(separator: ", ")
    let isEverywhere = report.files.count == report.checkedFiles
    let cut = report.limit.map { $0 < report.count ? "; the first \($0) shown" : "" } ?? ""
    let fixable = report.count(.safe)
    let fix = fixable > 0 ? "; \(fixable) fixable with --fix (*)" : ""
    return "\(counts) in \(isEverywhere ? files : "\(report.files.count) of \(files)")\(cut)\(fix)"
  }
}

/// Numbers with their nouns.
enum Count {
  /// A number and its noun: `1 file`, `2 files`.
  static func of(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
