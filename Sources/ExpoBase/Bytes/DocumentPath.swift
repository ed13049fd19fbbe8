/// The path of a document or folder, without empty parts and `.`: `./a//b/./c/` → `a/b/c`.
///
/// Paths are equal if their bytes are: Swift compares strings by canonical equivalence, but `é` as
/// one scalar and as two are two names on most file systems.
package struct DocumentPath: Hashable, Sendable, ExpressibleByStringLiteral {
  package let string: String

  /// A file with the name of standard input keeps `./`, so that it is never taken for it.
  package init(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
      .filter { !$0.elementsEqual(".".utf8) }.map { String(Substring($0)) }
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : parts.isEmpty ? "." : ""
    let path = start + parts.joined(separator: "/")
    string = path == "-" || path == SourceFile.standardInputName ? "./" + path : path
  }

  package init(stringLiteral path: String) { self.init(path) }

  /// The document that is read from standard input without a name.
  package static let standardInput = DocumentPath(named: SourceFile.standardInputName)

  /// `name` is that of a file in findings.
  package init(named name: String) { string = name }

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
  /// Both begin in the same folder: from `.`, everything that has no `..` is below it.
  package func contains(_ path: String) -> Bool {
    if string == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    guard path.beginsWithBytes(of: string) else { return false }
    let rest = path.utf8.dropFirst(string.utf8.count)
    return string == "/" || rest.isEmpty || rest.first == UInt8(ascii: "/")
  }
}
