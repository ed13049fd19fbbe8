/// What an export that is under way has written, kept as `.expo-export.log` until it has ended.
///
/// A file is noted before it takes its name. So an export that was killed has left nothing that is
/// not noted, and what is found with another content is somebody else's.
///
/// A record is the hash, the size in bytes and the path, and ends with a zero byte:
/// `0123…cdef 7 index.html␀`.
final class ExportJournal {
  /// The name of the file.
  static let fileName = ".expo-export.log"

  private let file: OpenFile

  /// Begins a journal in a folder, in place of one that is there.
  init(in folder: OpenFolder) throws(FileError) {
    try folder.remove(Self.fileName)
    file = try OpenFile(Self.fileName, in: folder, for: .creating(0o666))
  }

  /// Notes a file that is about to take its name.
  func note(_ file: ExportPath, _ content: FileContent) throws(FileError) {
    let record = "\(content.hash) \(content.size) \(file.text)\0"
    try self.file.write(Array(record.utf8).span)
  }

  /// What the journal in a folder notes: each content that a file was given.
  ///
  /// Nothing if there is no journal; a record that was cut off is passed over.
  static func records(in folder: OpenFolder) throws -> [ExportPath: [FileContent]] {
    guard let file = try? OpenFile(fileName, in: folder, for: .readingUnlinked),
      try file.status().kind == .file
    else { return [:] }
    var bytes: [UInt8] = []
    try file.forEachBlock { block in unsafe block.withUnsafeBufferPointer { unsafe bytes += $0 } }
    var records: [ExportPath: [FileContent]] = [:]
    // Behind the last zero byte there is nothing, or what was cut off.
    for record in bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast() {
      guard let (path, content) = read(record) else { continue }
      records[path, default: []].append(content)
    }
    return records
  }

  private static func read(_ record: ArraySlice<UInt8>) -> (ExportPath, FileContent)? {
    let parts = record.split(separator: UInt8(ascii: " "), maxSplits: 2)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, let hash = ContentHash(parts[0]), let size = Int(parts[1]),
      let path = ExportPath(parts[2])
    else { return nil }
    return (path, FileContent(size: size, hash: hash))
  }
}
