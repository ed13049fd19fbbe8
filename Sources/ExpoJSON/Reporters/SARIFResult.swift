import ExpoBase

/// The results of a SARIF log (§3.27).
extension JSONWriter {
  /// Adds the members of the result of a finding; `ruleIndex` is its rule's place in the list.
  mutating func result(
    _ finding: Finding, ruleIndex: Int, _ paths: ReportPaths, in language: Language,
    handOver: HandOver
  ) rethrows {
    let diagnostic = finding.diagnostic
    let notes = NumberedNote.all(of: finding)
    if let fix = diagnostic.fix {
      try member("fixes", [fix]) { try $1.fix($0, of: finding, paths, handOver) }
    }
    member("level", diagnostic.severity.rawValue)
    member("locations", [finding]) { $1.location(of: $0, paths) }
    member(
      "message",
      object: { $0.member("text", SARIFText.message(finding.words, notes, in: language)) })
    member(
      "partialFingerprints", object: { $0.member("expoFinding/v1", finding.fingerprint) })
    let related = notes.filter { $0.id != nil }
    if !related.isEmpty {
      member("relatedLocations", related) { $1.location(of: $0, paths) }
    }
    member("ruleId", diagnostic.rule.code)
    member("ruleIndex", ruleIndex)
  }

  /// Adds the members of a fix; `properties` say what the standard has no property for.
  private mutating func fix(
    _ fix: Fix, of finding: Finding, _ paths: ReportPaths, _ handOver: HandOver
  ) rethrows {
    try member("artifactChanges", [fix]) { fix, json in
      json.artifact(finding.diagnostic.location.file, paths)
      try json.member("replacements", finding.located(fix)) { located, json in
        let region = SARIFRegion(deleting: located, of: finding)
        json.member("deletedRegion", object: { $0.members(of: region) })
        json.member("insertedContent", object: { $0.member("text", located.edit.text) })
        try handOver(&json)
      }
    }
    text("description", plain: finding.words.fix ?? "")
    member("properties", object: { $0.member("applicability", fix.applicability.rawValue) })
  }
}

// MARK: - Places

extension JSONWriter {
  /// Adds where a finding is, in the file and in the document.
  private mutating func location(of finding: Finding, _ paths: ReportPaths) {
    let location = finding.diagnostic.location
    // The pointer of the root is empty. The kinds are of §3.33.7.
    if location.pointer != .root {
      member("logicalLocations", [location]) { location, json in
        json.member("fullyQualifiedName", location.pointer.description)
        json.member("kind", location.part == .key ? "property" : "value")
      }
    }
    let region = SARIFRegion(from: finding.start, to: finding.end, in: finding.file)
    physicalLocation(location.file, region, paths)
  }

  /// Adds where a note is.
  private mutating func location(of numbered: NumberedNote, _ paths: ReportPaths) {
    guard let location = numbered.located.note.location else { return }
    member("id", numbered.id)
    text("message", plain: numbered.located.note.message)
    let region = numbered.located.ends.map { SARIFRegion(from: $0.start, to: $0.end) }
    physicalLocation(location.file, region, paths)
  }

  private mutating func physicalLocation(
    _ file: String, _ region: SARIFRegion?, _ paths: ReportPaths
  ) {
    member(
      "physicalLocation",
      object: { json in
        json.artifact(file, paths)
        if let region { json.member("region", object: { $0.members(of: region) }) }
      })
  }

  /// Adds a file; GitHub and others take `%SRCROOT%` for the root of the repository.
  private mutating func artifact(_ file: String, _ paths: ReportPaths) {
    let name = paths.name(of: file)
    member(
      "artifactLocation",
      object: { json in
        json.member("uri", FileName.uriReference(name))
        json.member("uriBaseId", FileName.isAbsolute(name) ? nil : "%SRCROOT%")
      })
  }

  private mutating func members(of region: SARIFRegion) {
    member("byteLength", region.bytes?.count)
    member("byteOffset", region.bytes?.lowerBound)
    member("endColumn", region.end?.utf16Column)
    member("endLine", region.end?.line)
    if let snippet = region.snippet { member("snippet", object: { $0.member("text", snippet) }) }
    member("startColumn", region.start?.utf16Column)
    member("startLine", region.start?.line)
  }
}

/// A place in a file (§3.30): lines and UTF-16 columns from 1, the end exclusive, or bytes, or both.
private struct SARIFRegion {
  /// A longer text does not help to recognise the place.
  private static let snippetBytes = 1000

  var start, end: Position?
  var bytes: Range<Int>?
  var snippet: String?

  /// Creates a region of lines and columns.
  init(from start: Position, to end: Position) {
    (self.start, self.end) = (start, end)
  }

  /// Creates a region of lines and columns with their bytes and text.
  ///
  /// A byte order mark has bytes but no column; the two must mean the same (§3.30.1).
  init(from start: Position, to end: Position, in file: SourceFile) {
    self.init(from: start, to: end)
    guard start.byteOffset >= file.byteOrderMarkLength else { return }
    let bytes = start.byteOffset..<end.byteOffset
    self.bytes = bytes
    if !bytes.isEmpty, bytes.count <= Self.snippetBytes { snippet = file.text(in: bytes) }
  }

  /// Creates the region that an edit deletes; only bytes can say it of a byte order mark.
  init(deleting located: LocatedEdit, of finding: Finding) {
    bytes = located.edit.bytes
    if located.edit.bytes.lowerBound >= finding.file.byteOrderMarkLength {
      (start, end) = (located.start, located.end)
    }
  }
}

// MARK: - Notes

/// A note, and the number that the message links to it by; nil if it has no place.
private struct NumberedNote {
  /// The maximum number of locations that GitHub keeps of one result; it drops the rest.
  private static let shownLocations = 100

  let id: Int?
  let located: LocatedNote

  static func all(of finding: Finding) -> [NumberedNote] {
    var last = 0
    return finding.notes.map { located in
      guard located.note.location != nil, last < shownLocations else {
        return NumberedNote(id: nil, located: located)
      }
      last += 1
      return NumberedNote(id: last, located: located)
    }
  }
}

extension SARIFText {
  /// The message, its notes and what to do, a line each; code scanning shows no other place's text.
  fileprivate static func message(
    _ words: ProblemWords, _ notes: [NumberedNote], in language: Language
  ) -> String {
    var lines = [plain(words.message)]
    lines += notes.map { numbered in
      let message = numbered.located.note.message
      return "note: " + (numbered.id.map { link(message, to: $0) } ?? plain(message))
    }
    if let help = words.help {
      lines.append(ReportPhrase.helpTitle.words(in: language) + " " + plain(help))
    }
    return lines.joined(separator: "\n")
  }
}
