import ExpoSource

extension SARIFLog.Location {
  /// Where a finding is, in the file and in the document.
  init(_ finding: Finding, _ paths: ReportPaths) {
    let location = finding.diagnostic.location
    physicalLocation = SARIFLog.PhysicalLocation(
      artifactLocation: SARIFLog.ArtifactLocation(location.file, paths),
      region: SARIFLog.Region(
        from: finding.start, to: finding.end, in: finding.file))
    logicalLocations = SARIFLog.LogicalLocation(location).map { [$0] }
  }

  /// Where a note is; nil if it is not numbered.
  init?(_ located: LocatedNote, id: Int?, _ paths: ReportPaths) {
    guard let id, let location = located.note.location else { return nil }
    self.id = id
    message = SARIFLog.Message(plain: located.note.message)
    physicalLocation = SARIFLog.PhysicalLocation(
      artifactLocation: SARIFLog.ArtifactLocation(location.file, paths),
      region: located.ends.map {
        SARIFLog.Region(from: $0.start, to: $0.end)
      })
  }
}

extension SARIFLog.ArtifactLocation {
  /// GitHub and others take `%SRCROOT%` for the root of the repository.
  init(_ file: String, _ paths: ReportPaths) {
    let name = paths.name(of: file)
    uri = FileName.uriReference(name)
    uriBaseId = FileName.isAbsolute(name) ? nil : SARIFLog.UriBases.root
  }
}

extension SARIFLog.UriBases {
  static let root = "%SRCROOT%"

  /// The workspace; nil if it is not known.
  init?(_ paths: ReportPaths) {
    guard let workspace = paths.workspace else { return nil }
    let folder = workspace.hasSuffix("/") ? workspace : workspace + "/"
    self.init(root: SARIFLog.ArtifactLocation(uri: FileName.uriReference(folder), uriBaseId: nil))
  }
}

extension SARIFLog.LogicalLocation {
  /// The JSON Pointer with a kind of §3.33.7; nil for the root, whose pointer is empty.
  init?(_ location: SourceLocation) {
    guard location.pointer != .root else { return nil }
    fullyQualifiedName = location.pointer.description
    kind = location.part == .key ? "property" : "value"
  }
}

extension SARIFLog.Region {
  /// A longer text does not help to recognise the place.
  private static let snippetBytes = 1000

  /// Lines and UTF-16 columns.
  init(from start: Position, to end: Position) {
    startLine = start.line
    startColumn = start.utf16Column
    endLine = end.line
    endColumn = end.utf16Column
  }

  /// Lines and columns with their bytes and text.
  ///
  /// A byte order mark has bytes but no column; the two must mean the same (§3.30.1).
  init(from start: Position, to end: Position, in file: SourceFile) {
    self.init(from: start, to: end)
    guard start.byteOffset >= file.byteOrderMarkLength else { return }
    let bytes = start.byteOffset..<end.byteOffset
    byteOffset = bytes.lowerBound
    byteLength = bytes.count
    if !bytes.isEmpty, bytes.count <= Self.snippetBytes {
      snippet = SARIFLog.Content(text: file.text(in: bytes))
    }
  }

  /// What an edit deletes; only bytes can say it of a byte order mark.
  init(deleting edit: Edit, from start: Position, to end: Position, of finding: Finding) {
    if edit.bytes.lowerBound >= finding.file.byteOrderMarkLength {
      self.init(from: start, to: end)
    } else {
      self.init()
    }
    byteOffset = edit.bytes.lowerBound
    byteLength = edit.bytes.count
  }
}
