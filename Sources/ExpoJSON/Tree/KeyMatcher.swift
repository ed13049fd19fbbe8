import ExpoBase

/// Finds the index of a document's string in a list of keys.
///
/// Keys are equal if they are equal strings in Swift: canonically equivalent, however they are
/// escaped. `"이름"` in NFC or NFD and `"\uc774\ub984"` are one key.
final class KeyMatcher: Sendable {
  /// The keys, in the given order.
  let names: [String]
  private let tree: JSONTree
  /// The index of the key that each numbered key of the document equals, by its number; -1 for
  /// none.
  private let indices: [Int]

  init(_ names: [String], in tree: JSONTree) {
    self.names = names
    self.tree = tree
    var indices = [-1]
    indices.reserveCapacity(1 + tree.keyNames.count)
    for name in tree.keyNames { indices.append(names.firstIndex(of: name) ?? -1) }
    self.indices = indices
  }

  /// Creates a matcher of the keys that a type lists; nil if it is not `CaseIterable`.
  convenience init?<Key: CodingKey>(of type: Key.Type, in tree: JSONTree) {
    guard let listed = type as? any (CodingKey & CaseIterable).Type else { return nil }
    func names<Keys: CodingKey & CaseIterable>(_ type: Keys.Type) -> [String] {
      type.allCases.map { $0.stringValue }
    }
    self.init(names(listed), in: tree)
  }

  /// The index of the key that a string's node is, given with its position on the tape; nil if it
  /// is not one of them.
  @inline(__always)
  func index(of node: Tape.Node, at position: Int) -> Int? {
    guard node.isNumberedKey else { return index(ofStringAt: position) }
    let index = indices[node.key]
    return index < 0 ? nil : index
  }

  /// The index of the key that a string of the document is; nil if it is not one of them.
  func index(of string: JSONNode) -> Int? { index(of: tree.tape[string.index], at: string.index) }

  @inline(never)
  private func index(ofStringAt position: Int) -> Int? {
    JSONNode(tree: tree, index: position).string.flatMap(names.firstIndex)
  }
}

extension JSONTree {
  /// Whether the string at a node equals another: the one definition of equal keys.
  func isString(at index: Int, equalTo other: String) -> Bool {
    let node = tape.nodes[index]
    guard node.isPlainString else { return JSONNode(tree: self, index: index).string == other }
    if node.key > 0 { return keyNames[node.key - 1] == other }
    let content = file.bytes[node.content]
    if content.elementsEqual(other.utf8) { return true }
    // Equal strings may have different bytes, but not if both are ASCII.
    let isASCII = other.utf8.allSatisfy { $0 < 0x80 } && content.allSatisfy { $0 < 0x80 }
    return !isASCII && JSONNode(tree: self, index: index).string == other
  }
}

extension Tape.Node {
  /// Whether it is a valid string without escapes.
  var isPlainString: Bool {
    isSoundString && !flags.contains(.escaped)
  }

  /// Whether it is a key with a number; the number says nothing once the key was repaired.
  @inline(__always)
  var isNumberedKey: Bool { key > 0 && isPlainString }
}

/// Numbers the keys of a document, from 1.
///
/// Records repeat the same few keys. The scanner numbers each key while its bytes are in the cache,
/// so that later passes need not read them again.
struct KeyTable: Sendable {
  /// The maximum number of different keys, one for each bit of ``repeatedASCII``; all others have
  /// the number 0.
  private static let limit = 64

  /// The bytes of the first occurrence of each key, without its quotes.
  private(set) var spellings: [Range<Int>] = []
  /// The keys that are read whole by comparing their bytes, as bits: they occurred twice and are
  /// plain ASCII.
  private var repeatedASCII: UInt64 = 0
  /// The number of the last key at each position in an object, modulo 8.
  private var guesses = [Int](repeating: 0, count: 8)

  /// The number of the key with the given bytes, without its quotes; `place` members precede it.
  mutating func number(of key: Range<Int>, in bytes: SourceBytes, place: Int) -> Int {
    let slot = place & 7
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

  /// The key that begins at an offset, after its opening quote, if it equals the key of the last
  /// object at this position and has no findings; `end` is after its closing quote.
  func guess(at offset: Int, in bytes: SourceBytes, place: Int) -> (number: Int, end: Int)? {
    let guess = guesses[place & 7]
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
    spellings.append(key)
    return spellings.count
  }
}
