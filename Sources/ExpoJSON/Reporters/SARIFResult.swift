import ExpoBase

/// The results of a SARIF log (§3.27).
extension JSONWriter {
  /// `ruleIndex` is the index of the rule in the list.
  mutating func result(
    _ finding: Finding, ruleIndex: Int, _ paths: ReportPaths, in language: Language,
    handOver: HandOver
  ) rethrows {
    let diagnostic = finding.diagnostic
    let notes = Self.numbered(finding.notes)
    if let fix = diagnostic.fix {
      try member("fixes", [fix]) { try $1.fix($0, of: finding, paths, handOver) }
    }
    member("level", diagnostic.severity.name)
    member("locations", [finding]) { $1.location(of: $0, paths) }
    object("message") { $0.member("text", Self.message(finding.words, notes, in: language)) }
    object("partialFingerprints") { $0.member("expoFinding/v1", finding.fingerprint) }
    let related = notes.filter { $0.id != nil }
    if !related.isEmpty {
      member("relatedLocations", related) { $1.location(ofNote: $0, paths) }
    }
    member("ruleId", diagnostic.rule.code)
    member("ruleIndex", ruleIndex)
  }

  /// `properties` have what the standard has no property for.
  private mutating func fix(
    _ fix: Fix, of finding: Finding, _ paths: ReportPaths, _ handOver: HandOver
  ) rethrows {
    try member("artifactChanges", [fix]) { fix, json in
      json.artifact(finding.diagnostic.location.file, paths)
      let markLength = finding.file.byteOrderMarkLength
      try json.member("replacements", finding.located(fix)) { located, json in
        let (edit, start, end) = located
        // The region of a byte order mark has bytes and no columns.
        let hasColumns = edit.bytes.lowerBound >= markLength
        json.region("deletedRegion", hasColumns ? (start, end) : nil, bytes: edit.bytes)
        json.object("insertedContent") { $0.member("text", edit.text) }
        try handOver(&json)
      }
    }
    text("description", plain: finding.words.fix ?? "")
    object("properties") { $0.member("applicability", fix.applicability.rawValue) }
  }
}

// MARK: - Locations

extension JSONWriter {
  private mutating func location(of finding: Finding, _ paths: ReportPaths) {
    let location = finding.diagnostic.location
    // The pointer of the root is empty. Kinds: §3.33.7.
    if location.pointer != .root {
      member("logicalLocations", [location]) { location, json in
        json.member("fullyQualifiedName", location.pointer.description)
        json.member("kind", location.part == .key ? "property" : "value")
      }
    }
    let ends = (start: finding.start, end: finding.end)
    // A byte order mark has bytes and no column; both must mean the same (§3.30.1).
    let hasBytes = ends.start.byteOffset >= finding.file.byteOrderMarkLength
    let bytes = hasBytes ? ends.start.byteOffset..<ends.end.byteOffset : nil
    let isShort = bytes.map { !$0.isEmpty && $0.count <= Self.snippetBytes } ?? false
    physicalLocation(location.file, paths) {
      $0.region(
        "region", ends, bytes: bytes,
        snippet: isShort ? bytes.map(finding.file.text) : nil)
    }
  }

  private mutating func location(ofNote note: NumberedNote, _ paths: ReportPaths) {
    guard let location = note.note.location else { return }
    member("id", note.id)
    text("message", plain: note.note.message)
    physicalLocation(location.file, paths) { json in
      if let ends = note.ends { json.region("region", ends) }
    }
  }

  private mutating func physicalLocation(
    _ file: String, _ paths: ReportPaths, region: (inout JSONWriter) -> Void
  ) {
    object("physicalLocation") { json in
      json.artifact(file, paths)
      region(&json)
    }
  }

  /// GitHub and others take `%SRCROOT%` for the root of the repository.
  private mutating func artifact(_ file: String, _ paths: ReportPaths) {
    let name = paths.name(of: file)
    object("artifactLocation") { json in
      json.member("uri", ReportPaths.uriReference(name))
      json.member("uriBaseId", name.hasPrefix("/") ? nil : "%SRCROOT%")
    }
  }

  /// A longer text does not help to recognize the location.
  private static var snippetBytes: Int { 1000 }

  /// A region (§3.30): lines and UTF-16 columns from 1, the end exclusive, or bytes, or both.
  private mutating func region(
    _ key: StaticString, _ ends: Finding.Ends?, bytes: Range<Int>? = nil, snippet: String? = nil
  ) {
    object(key) { json in
      json.member("byteLength", bytes?.count)
      json.member("byteOffset", bytes?.lowerBound)
      json.member("endColumn", ends?.end.utf16Column)
      json.member("endLine", ends?.end.line)
      if let snippet { json.object("snippet") { $0.member("text", snippet) } }
      json.member("startColumn", ends?.start.utf16Column)
      json.member("startLine", ends?.start.line)
    }
  }
}

// MARK: - Notes

/// `id` is the number of the link to its location; nil if it has none.
private typealias NumberedNote = (id: Int?, note: ProblemWords.Note, ends: Finding.Ends?)

extension JSONWriter {
  /// How many locations of a result GitHub keeps; it drops the rest.
  private static var shownLocations: Int { 100 }

  private static func numbered(_ notes: [(note: ProblemWords.Note, ends: Finding.Ends?)])
    -> [NumberedNote]
  {
    var last = 0
    return notes.map { note, ends in
      guard note.location != nil, last < shownLocations else { return (nil, note, ends) }
      last += 1
      return (last, note, ends)
    }
  }

  /// Message, notes and help, a line each; code scanning shows no text of other locations.
  private static func message(
    _ words: ProblemWords, _ notes: [NumberedNote], in language: Language
  ) -> String {
    var lines = [FormatReporter.sarifText(words.message)]
    lines += notes.map { id, note, _ in
      "note: "
        + (id.map { FormatReporter.sarifLink(note.message, to: $0) }
          ?? FormatReporter.sarifText(note.message))
    }
    if let help = words.help {
      lines.append(ProblemWords.helpTitle(in: language) + " " + FormatReporter.sarifText(help))
    }
    return lines.joined(separator: "\n")
  }
}
