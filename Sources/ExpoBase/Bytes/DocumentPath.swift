/// The path of a document or folder, without empty parts and `.`: `./a//b/./c/` → `a/b/c`.
///
/// Paths are equal if their bytes are. Swift compares strings by canonical equivalence, but `é` as
/// one scalar and as two are two names on most file systems. The system gets the bytes as they are.
package struct DocumentPath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The path as text.
  package let string: String

  /// Removes what does not change the meaning of a path.
  ///
  /// A file whose name stands for standard input keeps `./`, so that it is never taken for it.
  package init(_ path: String) {
    let path = Self.isTrimmed(path) ? path : Self.trimmed(path)
    string = path == "-" || path == SourceFile.standardInputName ? "./" + path : path
  }

  package init(stringLiteral path: String) { self.init(path) }

  /// The document that is read from standard input without a name.
  package static let standardInput = DocumentPath(named: SourceFile.standardInputName)

  /// The path of a file that was read, by its name in findings.
  package init(named name: String) { string = name }

  /// The path of a file that was read.
  package init(of file: SourceFile) { self.init(named: file.name) }

  package static func == (one: DocumentPath, other: DocumentPath) -> Bool {
    one.string.hasBytes(of: other.string)
  }

  package func hash(into hasher: inout Hasher) {
    // Strings of the same bytes are equal, so they have the same hash.
    hasher.combine(string)
  }

  /// Whether a path is in this folder, at any depth, or is the folder.
  ///
  /// Both begin at the same place: from `.`, everything that has no `..` is below it.
  package func contains(_ path: String) -> Bool {
    if string == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    guard path.utf8.starts(with: string.utf8) else { return false }
    let rest = path.utf8.dropFirst(string.utf8.count)
    return string == "/" || rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  // MARK: Trimming

  private static func isTrimmed(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var partLength = 0
    var isPoint = false
    for (index, byte) in path.utf8.enumerated() {
      if byte == slash {
        if partLength == 0, index > 0 || path.utf8.count == 1 { return index == 0 }
        if partLength == 1, isPoint { return false }
        partLength = 0
      } else {
        isPoint = byte == UInt8(ascii: ".")
        partLength += 1
      }
    }
    return partLength > 1 || partLength == 1 && (!isPoint || path.utf8.count == 1)
  }

  private static func trimmed(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    let parts = path.utf8.split(separator: slash).filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
    let isAbsolute = path.utf8.first == slash
    if parts.isEmpty { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + parts.map { String(Substring($0)) }.joined(separator: "/")
  }
}

extension String {
  /// Whether both have the same bytes; `==` compares by canonical equivalence.
  package func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        for index in one.indices where unsafe one[index] != other[index] { return false }
        return true
      }
    }
  }
}
