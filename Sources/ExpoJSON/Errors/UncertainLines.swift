import ExpoBase

/// Whether the errors on each line of a file make its meaning uncertain; one byte per line.
struct UncertainLines: Sendable {
  /// Why a line is uncertain, or a group of lines that are read together.
  struct Reasons: OptionSet, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A syntax error or a lost character.
    static let error = Reasons(rawValue: 1)
    /// An error without a safe fix.
    static let unfixable = Reasons(rawValue: 2)
    /// Bytes that are not UTF-8.
    static let illFormed = Reasons(rawValue: 4)
    /// An error of structure without a safe fix in the same object, which may explain others.
    static let unclear = Reasons(rawValue: 8)
    /// An error reaches into the next line.
    fileprivate static let joined = Reasons(rawValue: 16)
    /// More than a wrong number or a wrong character in a string.
    fileprivate static let structural = Reasons(rawValue: 32)
  }

  private let lines: LineIndex
  private var reasons: [Reasons]
  private(set) var isIllFormed = false

  init(_ file: SourceFile) {
    lines = LineIndex(file)
    reasons = Array(repeating: [], count: lines.lines.count)
  }

  private static let rulesOfTokens: [Rule] = [.invalidNumber, .invalidEscape, .controlCharacter]

  /// Whether the meaning of the rest of its line becomes uncertain.
  static func isDisturbing(_ error: DecodeError) -> Bool {
    if case .suspiciousCharacter(let scalar) = error.fault { return scalar == "\u{FFFD}" }
    return switch error.rule.family {
    case .syntax: true
    case .encoding: error.severity == .error
    default: false
    }
  }

  mutating func add(_ error: DecodeError) {
    let bytes = error.location.bytes
    let first = line(at: bytes.lowerBound)
    // A line break inside a string joins two lines.
    let isJoining = if case .controlCharacter = error.fault { true } else { false }
    let end = isJoining ? bytes.upperBound : bytes.upperBound - 1
    let lastLine = end <= bytes.lowerBound ? first : line(at: end)
    for line in first..<lastLine { reasons[line].insert(.joined) }
    switch error.fault {
    case .invalidUTF8, .wrongEncoding:
      isIllFormed = true
      reasons[first].formUnion([.error, .unfixable, .illFormed])
    default:
      reasons[first].insert(.error)
      if error.rule.family == .syntax, !Self.rulesOfTokens.contains(error.rule) {
        reasons[first].insert(.structural)
      }
      // It takes time to make a fix: do it once for each line.
      if !reasons[first].contains(.unfixable), error.fix?.applicability != .safe {
        reasons[first].insert(.unfixable)
      }
    }
  }

  /// The line of an offset, counted from 0.
  private func line(at offset: Int) -> Int { lines.line(at: offset) - lines.lines.lowerBound }

  /// Shares the reasons among lines that are read together, then over objects; call it after the last `add`.
  mutating func settle(_ root: JSONNode?) {
    var start = reasons.startIndex
    while start < reasons.endIndex {
      var end = start
      var sum = reasons[start]
      while reasons[end].contains(.joined), end + 1 < reasons.endIndex {
        end += 1
        sum.formUnion(reasons[end])
      }
      for index in start...end { reasons[index] = sum.subtracting(.joined) }
      start = end + 1
    }
    let isStaying = reasons.map { $0.isSuperset(of: [.unfixable, .structural]) }
    if isStaying.contains(true) { spread(isStaying, root) }
  }

  /// Marks as unclear the lines of an object with a remaining error on or beside them: up to the end of the object
  /// before it and the start of the one after it, if these have several lines.
  ///
  /// A document that is no list is one object.
  private mutating func spread(_ isStaying: [Bool], _ root: JSONNode?) {
    var before = 0...0
    var object = 0...0
    func visit(_ next: ClosedRange<Int>) {
      let start = before.count > 1 ? before.upperBound : before.upperBound + 1
      let end = next.count > 1 ? next.lowerBound : next.lowerBound - 1
      let around = min(start, object.lowerBound)...max(end, object.upperBound)
      if isStaying[around].contains(true) {
        for line in around { reasons[line].insert(.unclear) }
      }
      before = object
      object = next
    }
    let elements = root.map { $0.elements.lazy.filter { $0.kind == .object } }
    elements?.forEach { visit(indices(of: $0.bytes)) }
    visit(reasons.count...reasons.count)
  }

  /// The reasons of the lines that an edit changes; `unclear` matters only if the edit changes structure.
  func reasons(touching edit: Fix.Edit) -> Reasons {
    let signs = Array("{}[],:\"/#\r\n".utf8)
    let isStructural =
      edit.text.utf8.contains(where: signs.contains)
      || lines.file.bytes[edit.bytes].contains(where: signs.contains)
    let sum = reasons[indices(of: edit.bytes)].reduce(into: Reasons()) { $0.formUnion($1) }
    return isStructural ? sum : sum.subtracting(.unclear)
  }

  /// The lines of a range, counted from 0.
  private func indices(of bytes: Range<Int>) -> ClosedRange<Int> {
    line(at: bytes.lowerBound)...line(at: max(bytes.lowerBound, bytes.upperBound - 1))
  }
}
