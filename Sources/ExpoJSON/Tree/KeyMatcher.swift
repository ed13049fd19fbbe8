import ExpoBase

/// Finds a document's string in a list of keys.
///
/// Keys are equal as strings in Swift, by canonical equivalence, however they are escaped: `"이름"` in NFC or NFD and
/// `"\uc774\ub984"` are one key.
final class KeyMatcher: Sendable {
  let names: [String]
  private let tree: JSONTree
  /// For each numbered key of the document the index of the equal key; -1 for none.
  private let indices: [Int]

  init(_ names: [String], in tree: JSONTree) {
    self.names = names
    self.tree = tree
    indices = [-1] + tree.keyNames.map { names.firstIndex(where: $0.equals) ?? -1 }
  }

  /// Nil if the type is not `CaseIterable`.
  convenience init?<Key: CodingKey>(of type: Key.Type, in tree: JSONTree) {
    guard let listed = type as? any (CodingKey & CaseIterable).Type else { return nil }
    func names<Keys: CodingKey & CaseIterable>(_ type: Keys.Type) -> [String] {
      type.allCases.map { $0.stringValue }
    }
    self.init(names(listed), in: tree)
  }

  /// `position` is that of the node on the tape; nil if the string is no key.
  @inline(__always)
  func index(of node: Tape.Node, at position: Int) -> Int? {
    guard node.isNumberedKey else { return index(ofStringAt: position) }
    let index = indices[node.key]
    return index < 0 ? nil : index
  }

  @inline(never)
  private func index(ofStringAt position: Int) -> Int? {
    JSONNode(tree: tree, index: position).string.flatMap { names.firstIndex(where: $0.equals) }
  }
}

extension JSONTree {
  /// The one definition of equal keys; `isQuick` says that lengths need not be compared.
  func isString(at index: Int, equalTo other: String, _ isQuick: Bool = false) -> Bool {
    let node = tape.nodes[index]
    if node.isPlainString {
      if node.key > 0 {
        return isQuick ? keyNames[node.key - 1] == other : keyNames[node.key - 1].equals(other)
      }
      let content = file.bytes[node.content]
      if content.elementsEqual(other.utf8) { return true }
      // Equal strings may have different bytes, but not if both are ASCII.
      if other.utf8.allSatisfy({ $0 < 0x80 }), content.allSatisfy({ $0 < 0x80 }) { return false }
    }
    return JSONNode(tree: self, index: index).string?.equals(other) == true
  }
}

extension Tape.Node {
  var isPlainString: Bool {
    isSoundString && !flags.contains(.escaped)
  }

  /// A number says nothing once the key was repaired.
  @inline(__always)
  var isNumberedKey: Bool { key > 0 && isPlainString }
}

/// Numbers the keys of a document, from 1.
///
/// Records repeat a few keys. The scanner numbers a key while its bytes are in the cache, so later passes need not
/// read it.
struct KeyTable: Sendable {
  /// One key for each bit of ``repeatedASCII``; all others have the number 0.
  private static let limit = 64

  /// The first occurrence of each key, without quotes.
  private(set) var spellings: [Range<Int>] = []
  /// Keys that are read by comparing all bytes: those that occurred twice and are plain ASCII, as bits.
  private var repeatedASCII: UInt64 = 0
  /// Whether keys with different numbers are different.
  private(set) var areASCII = true
  /// The number of the last key at each position in an object, modulo 8.
  private var guesses = SIMD8<Int>()

  /// The bytes are without quotes; `index` members precede the key.
  mutating func number(of key: Range<Int>, in bytes: SourceBytes, index: Int) -> Int {
    let slot = index & 7
    let guess = guesses[slot]
    if guess > 0, bytes.isSame(in: key, as: spellings[guess - 1]) {
      if !key.isEmpty, key.allSatisfy({ 0x21..<0x7F ~= bytes[$0] }) {
        repeatedASCII |= 1 << (guess - 1)
      }
      return guess
    }
    let number = known(key, in: bytes) ?? add(key, in: bytes)
    guesses[slot] = number
    return number
  }

  /// The key after the quote at an offset, if it equals that of the last object at this position and has no findings;
  /// `end` is after its closing quote.
  func guess(at offset: Int, in bytes: SourceBytes, index: Int) -> (number: Int, end: Int)? {
    let guess = guesses[index & 7]
    guard guess > 0, repeatedASCII >> (guess - 1) & 1 == 1 else { return nil }
    let end = offset + spellings[guess - 1].count
    guard end < bytes.count, bytes[end] == .quote,
      bytes.isSame(in: offset..<end, as: spellings[guess - 1])
    else { return nil }
    return (guess, end + 1)
  }

  private func known(_ key: Range<Int>, in bytes: SourceBytes) -> Int? {
    spellings.firstIndex { bytes.isSame(in: key, as: $0) }.map { $0 + 1 }
  }

  private mutating func add(_ key: Range<Int>, in bytes: SourceBytes) -> Int {
    guard spellings.count < Self.limit else { return 0 }
    areASCII = areASCII && key.allSatisfy { bytes[$0] < 0x80 }
    spellings.append(key)
    return spellings.count
  }
}
