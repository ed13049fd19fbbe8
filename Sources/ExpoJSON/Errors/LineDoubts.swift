package import ExpoBase

/// For each line of a file, whether the errors on it make its meaning uncertain.
///
/// Takes one byte per line, regardless of the number of errors.
package struct LineDoubts: Sendable {
  /// The doubts about a line, or about lines that are read together.
  package struct Doubts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// There is an error of syntax or a lost character.
    package static let error = Doubts(rawValue: 1)
    /// An error has no safe fix.
    package static let unfixable = Doubts(rawValue: 2)
    /// There are bytes that are not UTF-8.
    package static let illFormed = Doubts(rawValue: 4)
    /// An error reaches into the next line.
    fileprivate static let joined = Doubts(rawValue: 8)
  }

  private let lines: LineIndex
  private var doubts: [Doubts]
  /// The line of the last error, from 0, and its bytes: the next error is mostly on it or after it.
  private var last: (line: Int, bytes: Range<Int>)
  /// Whether there are bytes that are not UTF-8.
  package private(set) var isIllFormed = false

  /// Creates an empty record for a file.
  package init(_ file: SourceFile) {
    lines = LineIndex(file)
    doubts = Array(repeating: [], count: lines.lines.count)
    last = (0, 0..<0)
  }

  /// Whether an error makes the meaning of the rest of its line uncertain.
  package static func isDisturbing(_ error: DecodeError) -> Bool {
    if case .suspiciousCharacter(let scalar) = error.fault { return scalar == "\u{FFFD}" }
    return switch error.rule.family {
    case .syntax: true
    case .encoding: error.severity == .error
    default: false
    }
  }

  /// Adds an error that makes its line uncertain.
  package mutating func add(_ error: DecodeError) {
    let bytes = error.location.bytes
    let first = line(at: bytes.lowerBound)
    // A line break inside a string joins two lines.
    let isJoining = if case .controlCharacter = error.fault { true } else { false }
    let end = isJoining ? bytes.upperBound : bytes.upperBound - 1
    let lastLine = end <= bytes.lowerBound ? first : line(at: end)
    for line in first..<lastLine { doubts[line].insert(.joined) }
    switch error.fault {
    case .invalidUTF8, .wrongEncoding:
      isIllFormed = true
      doubts[first].formUnion([.error, .unfixable, .illFormed])
    default:
      doubts[first].insert(.error)
      // To make a fix only to look at it takes time: once for each line.
      if !doubts[first].contains(.unfixable), error.fix?.applicability != .safe {
        doubts[first].insert(.unfixable)
      }
    }
  }

  /// The line of an offset, counted from 0.
  private mutating func line(at offset: Int) -> Int {
    if last.bytes.contains(offset) { return last.line }
    let number = lines.lines.lowerBound
    if last.line + 1 < doubts.count {
      let next = lines.extent(ofLine: number + last.line + 1)
      if next.contains(offset) {
        last = (last.line + 1, next)
        return last.line
      }
    }
    let line = lines.line(at: offset)
    last = (line - number, lines.extent(ofLine: line))
    return last.line
  }

  /// Gives lines that are read together the doubts of all of them; no error can be added then.
  package mutating func settle() {
    var start = doubts.startIndex
    while start < doubts.endIndex {
      var end = start
      var sum = doubts[start]
      while doubts[end].contains(.joined), end + 1 < doubts.endIndex {
        end += 1
        sum.formUnion(doubts[end])
      }
      for index in start...end { doubts[index] = sum.subtracting(.joined) }
      start = end + 1
    }
  }

  /// The doubts of the lines that an edit changes.
  package func doubts(touching edit: Fix.Edit) -> Doubts {
    let number = lines.lines.lowerBound
    let first = lines.line(at: edit.bytes.lowerBound)
    let last = lines.line(at: max(edit.bytes.lowerBound, edit.bytes.upperBound - 1))
    return doubts[first - number...last - number].reduce(into: []) { $0.formUnion($1) }
  }
}
