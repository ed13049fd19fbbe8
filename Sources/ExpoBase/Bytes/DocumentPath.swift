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

extension String {
  /// `==` of strings compares by canonical equivalence.
  package func hasBytes(of other: String) -> Bool {
    unsafe utf8.count == other.utf8.count && withBytes(of: other) { unsafe $0.elementsEqual($1) }
  }

  package func beginsWithBytes(of other: String) -> Bool {
    unsafe withBytes(of: other) { unsafe $0.starts(with: $1) }
  }

  /// Passes the bytes of both; `withUTF8` would copy them, which a sort of 100,000 names feels.
  @inline(__always)
  func withBytes(
    of other: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    let result = unsafe utf8.withContiguousStorageIfAvailable { one in
      unsafe other.utf8.withContiguousStorageIfAvailable { unsafe body(one, $0) }
    }
    if let result, let result { return result }
    return unsafe Array(utf8).withUnsafeBufferPointer { one in
      unsafe Array(other.utf8).withUnsafeBufferPointer { unsafe body(one, $0) }
    }
  }

  /// Whether it has at most 1 KB: `==`, `hash` and characters sort the combining marks after a letter, which
  /// takes quadratic time.
  package var isQuicklyCompared: Bool { utf8.count <= 1 << 10 }

  /// By canonical equivalence, but a long text is equal only to the same bytes.
  package func equals(_ other: String) -> Bool {
    isQuicklyCompared && other.isQuicklyCompared ? self == other : hasBytes(of: other)
  }

  /// A key for a dictionary or a set: the same for texts that are equal by ``equals(_:)``, else different.
  package var comparisonKey: String { isQuicklyCompared ? self : percentEncoded(allowing: []) }
}

/// The order of paths and names: that of their bytes, the same in every locale.
extension String {
  @usableFromInline
  package func precedesInBytes(_ other: String) -> Bool {
    unsafe withBytes(of: other) { unsafe $0.lexicographicallyPrecedes($1) }
  }
}

extension Sequence {
  @inlinable
  package func sorted(byBytesOf text: (Element) -> String) -> [Element] {
    // Only numbers are moved: elements may be large.
    let elements = Array(self)
    let texts = elements.map(text)
    return texts.indices.sorted { texts[$0].precedesInBytes(texts[$1]) }.map { elements[$0] }
  }
}
