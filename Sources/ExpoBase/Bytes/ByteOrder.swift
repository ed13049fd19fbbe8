/// The order of paths and names: that of their bytes, the same in every locale.
extension String {
  /// Whether the string's bytes come before those of another string.
  @usableFromInline
  package func precedesInBytes(_ other: String) -> Bool {
    let isBefore = unsafe utf8.withContiguousStorageIfAvailable { own in
      unsafe other.utf8.withContiguousStorageIfAvailable { unsafe Self.precedes(own, $0) }
    }
    return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  @unsafe
  private static func precedes(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let shared = Swift.min(one.count, other.count)
    var index = 0
    while index < shared {
      let (left, right) = unsafe (one[index], other[index])
      if left != right { return left < right }
      index += 1
    }
    return one.count < other.count
  }
}

extension Sequence {
  /// The elements in the byte order of a string of each.
  @inlinable
  package func sorted(byBytesOf text: (Element) -> String) -> [Element] {
    sorted { text($0).precedesInBytes(text($1)) }
  }
}

extension Sequence<String> {
  /// The strings in the order of their bytes.
  @inlinable
  package func sortedByBytes() -> [String] { sorted { $0.precedesInBytes($1) } }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the elements by the bytes of a string of each.
  @inlinable
  package mutating func sort(byBytesOf text: (Element) -> String) {
    sort { text($0).precedesInBytes(text($1)) }
  }
}

extension RandomAccessCollection {
  /// The first index whose element's text does not come before another text in the order of bytes;
  /// the elements are in that order.
  @inlinable
  package func firstIndex(byBytesOf text: (Element) -> String, notBefore other: String) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if text(self[middle]).precedesInBytes(other) {
        (low, count) = (index(after: middle), count - count / 2 - 1)
      } else {
        count /= 2
      }
    }
    return low
  }
}
