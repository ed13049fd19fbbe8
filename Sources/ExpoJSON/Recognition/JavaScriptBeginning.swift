import ExpoSource

/// The first statement of a program: `const x = [`, `export default [`, `module.exports = [`.
struct JavaScriptBeginning {
  private static let declarations: Set = ["const", "let", "var"]
  private static let targets = ["module.exports", "exports.", "window.", "globalThis.", "self."]

  private let bytes: SourceBytes
  private var offset: Int
  private let end: Int

  /// Whether the text begins with a declaration, an export or an assignment to one.
  static func isFound(in bytes: SourceBytes, _ head: Range<Int>) -> Bool {
    var beginning = JavaScriptBeginning(bytes: bytes, offset: head.lowerBound, end: head.upperBound)
    return beginning.isStatement()
  }

  private mutating func isStatement() -> Bool {
    skipSpaceAndComments()
    var word = nextWord()
    if word == "export" {
      word = nextWord()
      if word == "default" { return true }
    }
    if Self.declarations.contains(word) { return !nextWord().isEmpty && isAssigned() }
    return Self.targets.contains(where: word.hasPrefix) && isAssigned()
  }

  /// Whether `=` or the `:` of a type follows.
  private func isAssigned() -> Bool {
    guard offset < end else { return false }
    let isComparison = bytes.byte(at: offset + 1) == UInt8(ascii: "=")
    return bytes[offset] == .colon || (bytes[offset] == UInt8(ascii: "=") && !isComparison)
  }

  /// The word at hand with the points in it; steps over it and the space behind it.
  private mutating func nextWord() -> String {
    let start = offset
    while offset < end, bytes[offset] == .point || bytes.lengthOfWordCharacter(at: offset) > 0 {
      offset += max(1, bytes.lengthOfWordCharacter(at: offset))
    }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    skipSpaceAndComments()
    return word
  }

  private mutating func skipSpaceAndComments() {
    while offset < end {
      if bytes[offset].isSpace {
        offset += 1
      } else if bytes.matches("//", at: offset) {
        offset = bytes[offset..<end].firstIndex(where: \.isLineEnd) ?? end
      } else if bytes.matches("/*", at: offset) {
        let close = (offset + 2..<max(offset + 2, end)).first { bytes.matches("*/", at: $0) }
        offset = close.map { $0 + 2 } ?? end
      } else {
        return
      }
    }
  }
}
