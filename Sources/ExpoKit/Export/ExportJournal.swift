/// The files that a running export has written, kept as `.expo-export.log` until it ends.
///
/// A file is recorded before it gets its name. So every file of a killed export is recorded, and a
/// file with any other content was changed since.
///
/// A record has the hash, the size in bytes and the path, and ends with a zero byte:
/// `0123…cdef 7 index.html␀`.
final class ExportJournal {
  /// The name of the file.
  static let fileName = ".expo-export.log"

  private let file: OpenFile
  /// Records to be written, in memory that is reused.
  private var records: [UInt8] = []
  /// The size in bytes from which records are written.
  private static let blockSize = 1 << 16

  /// Creates an empty journal in a folder, in place of an older one.
  init(in folder: OpenFolder) throws(FileError) {
    try folder.remove(Self.fileName)
    file = try OpenFile(Self.fileName, in: folder, for: .creating(0o666))
  }

  /// Records a file that is about to get its name.
  func record(_ file: ExportPath, _ content: FileContent) throws(FileError) {
    append(file, content)
    try writeRecords()
  }

  /// Records the files of a folder that is about to get its name.
  func record(_ files: [(path: ExportPath, content: FileContent)]) throws(FileError) {
    for file in files {
      append(file.path, file.content)
      if records.count >= Self.blockSize { try writeRecords() }
    }
    try writeRecords()
  }

  private func append(_ file: ExportPath, _ content: FileContent) {
    content.hash.append(to: &records)
    records += " \(content.size) ".utf8
    records += file.text.utf8
    records.append(0)
  }

  private func writeRecords() throws(FileError) {
    try records.withSpan { bytes throws(FileError) in try file.write(bytes) }
    records.removeAll(keepingCapacity: true)
  }

  /// The records of the journal in a folder: the contents that each file was given.
  ///
  /// They are empty without a journal; an incomplete record is skipped.
  static func records(in folder: OpenFolder) throws -> [ExportPath: [FileContent]] {
    let file: OpenFile
    do throws(FileError) {
      file = try OpenFile(fileName, in: folder, for: .readingUnlinked)
    } catch {
      if error.errno == .missing { return [:] }
      throw error
    }
    guard try file.status().kind == .file else { return [:] }
    var bytes: [UInt8] = []
    try file.forEachBlock { block in unsafe block.withUnsafeBufferPointer { unsafe bytes += $0 } }
    var records: [ExportPath: [FileContent]] = [:]
    // After the last zero byte there is nothing, or an incomplete record.
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
