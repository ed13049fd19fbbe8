package import ExpoBase

/// A diagnostic with its words, and lines and columns for every location.
package struct Finding {
  typealias Ends = (start: LineIndex.Position, end: LineIndex.Position)

  package let diagnostic: Report.Diagnostic
  let words: ProblemWords
  let start: LineIndex.Position
  let end: LineIndex.Position
  /// `ends` are nil without a location in a checked file.
  let notes: [(note: ProblemWords.Note, ends: Ends?)]
  /// Identity across runs, unique in the file; empty if the format does not need it.
  let fingerprint: String
  /// The entry and the value; nil if the format does not need them.
  let subject: FindingSubject?
  let file: SourceFile
  let lines: LineIndex
  fileprivate let fixStart: LineIndex.Position?

  /// The edits of a fix in order, with the positions of the replaced bytes; found lazily, as there may be a million.
  func located(
    _ fix: Fix
  ) -> some Sequence<(edit: Fix.Edit, start: LineIndex.Position, end: LineIndex.Position)> {
    sequence(state: (edits: fix.edits[...], last: fixStart)) { [lines] state in
      guard let edit = state.edits.popFirst() else { return nil }
      let start = lines.position(at: edit.bytes.lowerBound, after: state.last)
      let end = lines.position(at: edit.bytes.upperBound, after: start)
      state.last = end
      return (edit, start, end)
    }
  }
}

extension Report {
  /// The findings file by file; those of a file are made when it is its turn.
  ///
  /// Fingerprints and names of entries need a second reading of each document, so they are made only on request.
  package func findings(
    in language: Language, fingerprinted: Bool = false, namingEntries: Bool = false
  ) -> some Sequence<Finding> {
    files.lazy.flatMap {
      findings(of: $0, in: language, fingerprinted: fingerprinted, namingEntries: namingEntries)
    }
  }

  /// The checked files in order, for formats with a row for each file.
  func checked(in language: Language) -> [(name: String, findings: [Finding])] {
    var found = files[...]
    return checkedNames.map { name in
      guard found.first?.file.name == name else { return (name, []) }
      return (name, findings(of: found.removeFirst(), in: language))
    }
  }

  /// The findings of a file, by byte, then by code.
  func findings(
    of found: FileDiagnostics, in language: Language, fingerprinted: Bool = false,
    namingEntries: Bool = false
  ) -> [Finding] {
    let file = found.file
    let lines = found.lines ?? LineIndex(found.file)
    let listed = found.listed
    let shown = listed.map { ($0, $0.problem.words(in: language)) }
    let positions = positions(of: shown, in: file, lines)
    let fingerprints = fingerprinted ? uniqueFingerprints(of: listed, in: found) : nil
    let subjects = namingEntries ? found.subjects(of: listed) : nil
    var earlier: LineIndex.Position?
    return shown.enumerated().map { index, shown in
      let (diagnostic, words) = shown
      let bytes = diagnostic.location.bytes
      let start = lines.position(at: bytes.lowerBound, after: earlier)
      earlier = start
      return Finding(
        diagnostic: diagnostic, words: words, start: start,
        end: lines.position(at: bytes.upperBound, after: start),
        notes: words.notes.map { ($0, ends(of: $0, in: file, positions)) },
        fingerprint: fingerprints?[index] ?? "", subject: subjects?[index] ?? nil, file: file,
        lines: lines,
        fixStart: diagnostic.fix?.edits.first.flatMap { positions[$0.bytes.lowerBound] })
    }
  }

  /// The positions where notes and fixes begin, found in one pass: on a long line they may be far from the finding.
  private func positions(
    of shown: [(Report.Diagnostic, ProblemWords)], in file: SourceFile, _ lines: LineIndex
  ) -> [Int: LineIndex.Position] {
    var offsets: Set<Int> = []
    for (diagnostic, words) in shown {
      let notes = words.notes.compactMap(\.location).filter { $0.file == file.name }.map(\.bytes)
      for bytes in notes { offsets.formUnion([bytes.lowerBound, bytes.upperBound]) }
      if let first = diagnostic.fix?.edits.first { offsets.insert(first.bytes.lowerBound) }
    }
    var positions: [Int: LineIndex.Position] = [:]
    var position: LineIndex.Position?
    for offset in offsets.sorted() {
      position = lines.position(at: offset, after: position)
      positions[offset] = position
    }
    return positions
  }

  /// The ends of a note; nil without a location, or if its file is not in the report.
  private func ends(
    of note: ProblemWords.Note, in file: SourceFile, _ positions: [Int: LineIndex.Position]
  ) -> Finding.Ends? {
    guard let location = note.location else { return nil }
    let bytes = location.bytes
    if location.file == file.name, let start = positions[bytes.lowerBound],
      let end = positions[bytes.upperBound]
    {
      return (start, end)
    }
    guard let lines = lines(ofNoted: location.file) else { return nil }
    let start = lines.position(at: bytes.lowerBound)
    return (start, lines.position(at: bytes.upperBound, after: start))
  }

  /// The fingerprints; equal ones are distinguished by their order.
  private func uniqueFingerprints(
    of shown: [Report.Diagnostic], in found: FileDiagnostics
  ) -> [String] {
    var uses: [String: Int] = [:]
    return found.fingerprints(of: shown, named: paths.name(of: found.file.name)).map {
      let use = uses[$0.digits, default: 0]
      uses[$0.digits] = use + 1
      return $0.digits(ofUse: use)
    }
  }
}

extension [Finding] {
  /// At most `limit` findings with the same rule and help; the last one shown has the number of the others.
  func shortened(to limit: Int) -> [(finding: Finding, others: Int)] {
    let repairs: [[String?]] = map { [$0.diagnostic.rule.code, $0.words.help] }
    let counts = Dictionary(repairs.map { ($0, 1) }, uniquingKeysWith: +)
    var shown: [[String?]: Int] = [:]
    return zip(self, repairs).compactMap { finding, repair in
      let number = shown[repair, default: 0] + 1
      shown[repair] = number
      if number > limit { return nil }
      return (finding, number == limit ? counts[repair, default: number] - number : 0)
    }
  }

  /// The findings by severity, the highest first; those of one severity stay in order.
  var byWeight: [Finding] {
    Severity.byWeight.flatMap { severity in filter { $0.diagnostic.severity == severity } }
  }
}

extension Severity {
  /// The highest first: for formats that may show only the beginning.
  package static var byWeight: [Severity] { allCases.sorted(by: >) }
}
