extension String {
  /// `==` of strings compares by canonical equivalence.
  package func hasBytes(of other: String) -> Bool {
    unsafe utf8.count == other.utf8.count && inPlace(with: other) { unsafe $0.elementsEqual($1) }
  }

  package func beginsWithBytes(of other: String) -> Bool {
    unsafe inPlace(with: other) { unsafe $0.starts(with: $1) }
  }

  /// Passes the bytes of both; `withUTF8` would copy them, which a sort of 100,000 names feels.
  @inline(__always)
  func inPlace(
    with other: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
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
    unsafe inPlace(with: other) { unsafe $0.lexicographicallyPrecedes($1) }
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
