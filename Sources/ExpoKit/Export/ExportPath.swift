import ExpoModel

/// The path of a file below the folder of an export: `entries/jikji.html`.
struct ExportPath: Hashable, Comparable {
  /// The whole path, its parts separated by `/`.
  let text: String
  /// The path of its folder; empty for the folder of the export.
  let folder: String
  /// The offset of the last part in bytes.
  private let nameOffset: Int

  /// The prefix of names that are reserved for expo.
  private static let reservedPrefix = ".expo-"

  /// The last part.
  var name: String {
    String(text[text.utf8.index(text.utf8.startIndex, offsetBy: nameOffset)...])
  }

  /// Creates a path; nil if it is empty, absolute or reserved, leads up, or means something else on
  /// another system.
  init?(_ text: String) {
    guard let start = Self.nameStart(in: text.utf8) else { return nil }
    self.text = text
    nameOffset = text.utf8.distance(from: text.startIndex, to: start)
    folder = nameOffset == 0 ? "" : String(text.utf8.prefix(nameOffset - 1)) ?? ""
  }

  private static func nameStart(in text: String.UTF8View) -> String.Index? {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      if byte == 0 || byte == UInt8(ascii: "\\") { return nil }
      guard byte == UInt8(ascii: "/") else { continue }
      guard isName(text[start..<index]) else { return nil }
      start = text.index(after: index)
    }
    return isName(text[start...]) ? start : nil
  }

  private static func isName(_ part: Substring.UTF8View) -> Bool {
    guard part.first == UInt8(ascii: ".") else { return !part.isEmpty }
    let isRelative = part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8)
    return !isRelative && !part.starts(with: reservedPrefix.utf8)
  }

  /// The folders that contain it, the outermost first: `a/b/c` → `a`, `a/b`.
  var folders: [String] {
    folder.utf8.indices.filter { folder.utf8[$0] == UInt8(ascii: "/") }
      .map { String(folder[..<$0]) } + (folder.isEmpty ? [] : [folder])
  }

  /// The path in lower case: equal for two paths that some file systems treat as equal, because
  /// strings compare by canonical equivalence.
  var folded: String { text.lowercased() }

  /// Paths compare by bytes; strings would be equal in NFC and NFD.
  static func == (one: ExportPath, other: ExportPath) -> Bool {
    one.order(to: other) == 0
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Paths are ordered by bytes.
  static func < (one: ExportPath, other: ExportPath) -> Bool {
    one.order(to: other) < 0
  }

  /// Less than, equal to or greater than 0, as its bytes come before, equal or follow the other.
  private func order(to other: ExportPath) -> Int {
    var (one, other) = (text, other.text)
    return one.withUTF8 { first in
      other.withUTF8 { second in
        guard let start = first.baseAddress, let otherStart = second.baseAddress else {
          return first.count - second.count
        }
        let order = unsafe System.order(start, otherStart, count: min(first.count, second.count))
        return order != 0 ? order : first.count - second.count
      }
    }
  }
}

extension ExportPath {
  /// The paths of the files of one export.
  ///
  /// - Throws: ``ExportError`` for a path that leads out of the folder, for two paths that differ only
  ///   by case or normalization, and for a file where another one needs a folder.
  static func checked(_ files: [RenderedFile]) throws(ExportError) -> [ExportPath] {
    var paths: [ExportPath] = []
    var known: [String: String] = [:]
    var folders: Set<String> = []
    for file in files {
      guard let path = ExportPath(file.path) else { throw .badPath(file.path) }
      if let other = known.updateValue(path.text, forKey: path.folded) {
        throw .sameName(other, path.text)
      }
      if folders.insert(path.folder).inserted { folders.formUnion(path.folders) }
      paths.append(path)
    }
    for folder in folders {
      if let file = known[folder.lowercased()] { throw .sameName(file, folder + "/") }
    }
    return paths
  }
}
