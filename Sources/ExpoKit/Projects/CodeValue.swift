import ExpoBase

/// The meaning of an expression, as far as it is known from its file.
struct CodeValue: Sendable {
  indirect enum Kind: Sendable {
    /// The bytes include the quotation marks.
    case text(String, Range<Int>)
    /// Words between periods, the first empty for an implicit member, and the innermost type first.
    case path([String], types: [String])
    /// A parameter of a function of the file.
    case parameter(Int, of: Int)
    case oneOf([CodeValue])
    case unknown
  }

  var kind: Kind
  /// The number of constants on the way to it.
  var constants = 0
  /// Whether it is the raw value of that.
  var isCase = false

  static let unknown = CodeValue(kind: .unknown)
  /// The most parts of an expression.
  private static let longest = 64
  /// The most wrappers and conditions around a name.
  private static let deepest = 8
  private static let wrappers: Set = [
    "Optional", "some", "String", "init", "Name", "NSDataAssetName",
  ]
}

extension CodeValue {
  /// Reads a text, a path, one in wrappers such as `Optional(…)`, or a choice between several.
  init(_ code: SourceCode, _ range: Range<Int>, depth: Int = 0) {
    self.init(kind: .unknown)
    if depth < Self.deepest, let inside = Self.inside(code, range) {
      self.init(code, inside, depth: depth + 1)
    } else if depth < Self.deepest, let branches = Self.branches(code, range) {
      kind = .oneOf(branches.map { CodeValue(code, $0, depth: depth + 1) })
    } else if range.count == 1, let (text, bytes) = code.text(range.lowerBound) {
      kind = .text(text, bytes)
    } else if let words = Self.path(code, range) {
      kind = .path(words, types: [])
    }
  }

  /// What is in the outermost wrapper of an expression; nil without one.
  private static func inside(_ code: SourceCode, _ range: Range<Int>) -> Range<Int>? {
    let first = range.lowerBound
    guard range.count > 1, let last = range.last else { return nil }
    if code[last] == "!" { return first..<last }
    if code[last - 1] == "as", last > first + 1 { return first..<last - 1 }
    var open = first
    while open < last, open < first + 6, code.isWord(open) || code[open] == "." { open += 1 }
    guard code[open] == "(", code.partners[open] == last, open + 1 < last,
      open == first || wrappers.contains(code[open - 1])
    else { return nil }
    let isLabeled = open > first && code[open + 2] == ":"
    if isLabeled, !["rawValue", "stringLiteral"].contains(code[open + 1]) { return nil }
    return open + (isLabeled ? 3 : 1)..<last
  }

  /// The last parts of `a ? b : c`; nil without a condition.
  private static func branches(_ code: SourceCode, _ range: Range<Int>) -> [Range<Int>]? {
    // A question mark directly after a value belongs to an optional chain.
    func isMark(_ index: Int) -> Bool {
      code[index] == "?" && code[index + 1] != "?" && !code.isJoined(index)
    }
    let end = range.upperBound
    let mark = code.first(from: range.lowerBound, to: end, where: isMark)
    var depth = 0
    let colon = code.first(from: mark, to: end) { index in
      depth += isMark(index) ? 1 : code[index] == ":" ? -1 : 0
      return depth == 0
    }
    return colon < end ? [mark + 1..<colon, colon + 1..<end] : nil
  }

  private static func path(_ code: SourceCode, _ range: Range<Int>) -> [String]? {
    guard range.count <= 16 else { return nil }
    let steps = range.filter { code[$0] != "`" }
      .split(omittingEmptySubsequences: false) { code[$0] == "." }
    let isMember = steps.count > 1 && steps[0].isEmpty
    let areWords = steps.dropFirst(isMember ? 1 : 0).allSatisfy {
      $0.count == 1 && $0.allSatisfy(code.isWord)
    }
    return areWords ? steps.map { $0.first.map { code[$0] } ?? "" } : nil
  }

  /// The parts of an expression, up to the end of its statement.
  static func expression(_ code: SourceCode, from start: Int) -> Range<Int> {
    let end = code.first(from: start, to: start + longest) { index in
      let sign = code[index]
      let continues =
        ["?", ":", "."].contains(sign) || ["?", ":", "=", "."].contains(code[index - 1])
      return [")", "]", "}", "{", ",", ";", "else"].contains(sign)
        || index > start && code.startsLine(index) && !continues
    }
    return start..<min(end, code.parts.count)
  }
}
