package import ExpoBase

/// A diagnostic as a report prints it: with its words, and lines and columns for every place.
package struct Finding {
  /// The diagnostic.
  package let diagnostic: Diagnostic
  /// Its text.
  package let words: ProblemWords
  /// Where it begins.
  package let start: Position
  /// Where it ends.
  let end: Position
  /// Its notes, with positions for those that have a place in a checked file.
  let notes: [LocatedNote]
  /// Its identity across runs, unique in its file; empty if the format does not ask for it.
  let fingerprint: String
  /// The file it is in.
  let file: SourceFile
  fileprivate let places: FilePlaces
}

/// A note with the start and end of its location.
struct LocatedNote {
  /// The note.
  let note: Note
  /// The start and end; nil if the note has no location, or one in a file that is not in the
  /// report.
  let ends: (start: Position, end: Position)?
}

extension Finding {
  /// The edits of the finding's fix with their ends.
  func located(_ fix: Fix) -> LocatedEdits { places.located(fix.edits) }
}

/// The findings of one file.
package struct FileFindings {
  /// The file.
  package let file: SourceFile
  /// Its lines.
  let lines: LineIndex
  /// The findings by byte, then by code.
  package let findings: [Finding]

  /// Finds the positions of the diagnostics, in one pass over each line.
  init(
    _ found: Report.FileDiagnostics, _ language: Language, in report: Report, fingerprinted: Bool
  ) {
    let (file, lines) = (found.file, found.lines ?? LineIndex(found.file))
    let listed = found.listed
    let shown = listed.map { ($0, $0.words(in: language)) }
    let places = FilePlaces(of: shown, in: file, lines, report)
    let fingerprints = fingerprinted ? found.uniqueFingerprints(of: listed, in: report) : nil
    var earlier: Position?
    self.file = file
    self.lines = lines
    self.findings = shown.enumerated().map { index, shown in
      let (diagnostic, words) = shown
      let bytes = diagnostic.location.bytes
      let start = lines.position(at: bytes.lowerBound, after: earlier)
      earlier = start
      return Finding(
        diagnostic: diagnostic, words: words, start: start,
        end: lines.position(at: bytes.upperBound, after: start),
        notes: words.notes.map { LocatedNote(note: $0, ends: places.ends(of: $0)) },
        fingerprint: fingerprints?[index] ?? "", file: file, places: places)
    }
  }
}

extension Report.FileDiagnostics {
  /// The fingerprints of diagnostics in the file; those that are equal differ by their order.
  fileprivate func uniqueFingerprints(of shown: [Diagnostic], in report: Report) -> [String] {
    var uses: [String: Int] = [:]
    return fingerprints(of: shown, named: report.paths.name(of: file.name)).map { fingerprint in
      let use = uses[fingerprint.digits, default: 0]
      uses[fingerprint.digits] = use + 1
      return fingerprint.digits(ofUse: use)
    }
  }
}

/// The positions of all places that notes point at and fixes begin at, found in one pass: on a long
/// line each of them may be far from its finding.
private struct FilePlaces {
  private let file: SourceFile
  private let lines: LineIndex
  private var positions: [Int: Position] = [:]
  private let report: Report

  init(
    of shown: [(Diagnostic, ProblemWords)], in file: SourceFile, _ lines: LineIndex,
    _ report: Report
  ) {
    self.file = file
    self.lines = lines
    self.report = report
    var offsets: Set<Int> = []
    for (diagnostic, words) in shown {
      let notes = words.notes.compactMap(\.location).filter { $0.file == file.name }.map(\.bytes)
      for bytes in notes { offsets.formUnion([bytes.lowerBound, bytes.upperBound]) }
      if let first = diagnostic.fix?.edits.first { offsets.insert(first.bytes.lowerBound) }
    }
    var position: Position?
    for offset in offsets.sorted() {
      position = lines.position(at: offset, after: position)
      positions[offset] = position
    }
  }

  /// The position of the end of a note, or of the first byte of a fix.
  func position(at offset: Int) -> Position { positions[offset] ?? lines.position(at: offset) }

  /// The edits of a fix with their ends.
  func located(_ edits: [Fix.Edit]) -> LocatedEdits {
    LocatedEdits(edits, from: edits.first.map { position(at: $0.bytes.lowerBound) }, in: lines)
  }

  /// The two ends of a note's place.
  func ends(of note: Note) -> (start: Position, end: Position)? {
    guard let location = note.location else { return nil }
    if location.file == file.name {
      return (position(at: location.bytes.lowerBound), position(at: location.bytes.upperBound))
    }
    guard let lines = report.lines(ofNoted: location.file) else { return nil }
    let start = lines.position(at: location.bytes.lowerBound)
    return (start, lines.position(at: location.bytes.upperBound, after: start))
  }
}

extension Report {
  /// The findings to print, by file.
  ///
  /// Fingerprints require reading each document a second time and are made only if they are
  /// printed.
  package func findings(
    in language: Language, fingerprinted: Bool = false
  ) -> [FileFindings] {
    var located: [FileFindings] = []
    forEachFile(in: language, fingerprinted: fingerprinted) { located.append($0) }
    return located
  }

  /// Calls a closure with the findings to print of each file; only those of one file are in memory.
  func forEachFile(
    in language: Language, fingerprinted: Bool = false,
    _ body: (FileFindings) throws -> Void
  ) rethrows {
    for found in files {
      try body(FileFindings(found, language, in: self, fingerprinted: fingerprinted))
    }
  }
}

extension [FileFindings] {
  /// The findings of a severity, in order.
  func findings(_ severity: Severity) -> [Finding] {
    flatMap { file in file.findings.filter { $0.diagnostic.severity == severity } }
  }

  /// All findings: errors, then warnings, then notes, each in order.
  var findingsByWeight: [Finding] {
    Severity.byWeight.flatMap(findings)
  }
}

extension Severity {
  /// All severities, the highest first: for formats of which only the beginning is shown.
  package static var byWeight: [Severity] { allCases.sorted(by: >) }
}

/// An edit of a fix, with the two ends of the bytes it replaces.
struct LocatedEdit {
  /// The edit.
  let edit: Fix.Edit
  /// Where the bytes begin.
  package let start: Position
  /// Where they end.
  let end: Position
}

/// The edits of a fix in order, each located when it is asked for: there may be a million of them.
struct LocatedEdits: Sequence, IteratorProtocol {
  private var edits: ArraySlice<Fix.Edit>
  private let lines: LineIndex
  /// Where the last edit ended, from which on the next one is counted.
  private var last: Position?

  /// Creates the edits of a fix; `start` is where the first one begins.
  init(_ edits: [Fix.Edit], from start: Position?, in lines: LineIndex) {
    self.edits = edits[...]
    self.lines = lines
    last = start
  }

  /// The next edit; nil behind the last one.
  mutating func next() -> LocatedEdit? {
    guard let edit = edits.popFirst() else { return nil }
    let start = lines.position(at: edit.bytes.lowerBound, after: last)
    let end = lines.position(at: edit.bytes.upperBound, after: start)
    last = end
    return LocatedEdit(edit: edit, start: start, end: end)
  }
}
