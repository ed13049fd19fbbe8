import ExpoDiagnostics
import ExpoJSON
import ExpoSource

/// Withholds fixes that are not certain, because the file or the line they change may be misread.
///
/// It goes by all errors of a file, also those of rules that are not selected:
///
/// - Binary data is never edited.
/// - In a file with bytes that are not UTF-8 no fix is safe; on the lines of such bytes there is none.
/// - On a line with an error of syntax or a lost character that has no safe fix, no fix is safe.
/// - On any line with an error of syntax, the fixes of its values wait until that is fixed.
/// - From the line of the first error that was counted and not kept, no fix is safe.
struct FixSafety: Sendable {
  /// Lines that are read together, with errors of syntax or encoding in them.
  private struct Passage {
    var lines: ClosedRange<Int>
    /// Whether an error has no safe fix.
    var isDoubtful: Bool
    /// Whether it has bytes that are not UTF-8.
    var isIllFormed: Bool
  }

  private let isBinary: Bool
  private let isIllFormed: Bool
  /// In order and without overlap.
  private let passages: [Passage]
  private let index: LineIndex?

  /// Looks at the errors of a file.
  init(_ tree: JSONTree) {
    let errors = tree.errors.filter(Self.isDisturbing)
    guard !errors.isEmpty || tree.firstOmission != nil else {
      (isBinary, isIllFormed, passages, index) = (false, false, [], nil)
      return
    }
    let lines = LineIndex(tree.file)
    isBinary = tree.obstacle == nil && ControlBytes.isBinary(tree.file.bytes)
    isIllFormed = errors.contains(where: Self.isIllFormed)
    passages = Self.passages(of: errors, lines, until: tree.firstOmission)
    index = lines
  }

  /// The diagnostics of the file, without the fixes that are not certain.
  func settled(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if passages.isEmpty { return diagnostics }
    return diagnostics.map(settled)
  }

  private func settled(_ diagnostic: Diagnostic) -> Diagnostic {
    if case .encoding(.wrongEncoding)? = (diagnostic.problem as? DecodeError)?.kind {
      return diagnostic
    }
    guard let fix = diagnostic.fix else { return diagnostic }
    let touched = fix.edits.flatMap(passages(touching:))
    let isSafe = fix.applicability == .safe
    if isBinary || touched.contains(where: \.isIllFormed) { return diagnostic.withoutFix }
    if diagnostic.rule.family == .syntax {
      if isSafe, touched.contains(where: \.isDoubtful) { return diagnostic.withoutFix }
    } else if !touched.isEmpty, diagnostic.rule != EncodingRule.byteOrderMark.rule {
      return diagnostic.withoutFix
    }
    return isSafe && isIllFormed ? diagnostic.withUnsafeFix : diagnostic
  }

  // MARK: Passages

  /// The passages of errors, which are in the order of their bytes.
  ///
  /// All lines from the first error that was not kept on are one passage.
  private static func passages(
    of errors: [DecodeError], _ lines: LineIndex, until firstOmission: Int?
  ) -> [Passage] {
    var passages: [Passage] = []
    for error in errors {
      add(
        Passage(
          lines: Self.lines(of: error, lines), isDoubtful: isDoubtful(error),
          isIllFormed: isIllFormed(error)), to: &passages)
    }
    guard let firstOmission else { return passages }
    let first = lines.line(at: firstOmission)
    let unknown = passages.firstIndex { $0.lines.upperBound >= first } ?? passages.count
    let isIllFormed = passages.contains(where: \.isIllFormed)
    let start = min(first, passages[unknown...].first?.lines.lowerBound ?? first)
    passages[unknown...] = [
      Passage(lines: start...Int.max, isDoubtful: true, isIllFormed: isIllFormed)
    ]
    return passages
  }

  private static func add(_ found: Passage, to passages: inout [Passage]) {
    guard let last = passages.last, found.lines.lowerBound <= last.lines.upperBound else {
      passages.append(found)
      return
    }
    passages[passages.count - 1] = Passage(
      lines: last.lines.lowerBound...max(last.lines.upperBound, found.lines.upperBound),
      isDoubtful: last.isDoubtful || found.isDoubtful,
      isIllFormed: last.isIllFormed || found.isIllFormed)
  }

  /// The lines of an error; a line break inside a string joins two.
  private static func lines(of error: DecodeError, _ lines: LineIndex) -> ClosedRange<Int> {
    let bytes = error.location.bytes
    let isJoining = if case .syntax(.controlCharacter) = error.kind { true } else { false }
    let last = isJoining ? bytes.upperBound : max(bytes.lowerBound, bytes.upperBound - 1)
    return lines.line(at: bytes.lowerBound)...lines.line(at: last)
  }

  private func passages(touching edit: Edit) -> ArraySlice<Passage> {
    guard let index else { return [] }
    let first = index.line(at: edit.bytes.lowerBound)
    let last = index.line(at: max(edit.bytes.lowerBound, edit.bytes.upperBound - 1))
    var (low, high) = (0, passages.count)
    while low < high {
      let middle = (low + high) / 2
      if passages[middle].lines.upperBound < first { low = middle + 1 } else { high = middle }
    }
    return passages[low...].prefix { $0.lines.lowerBound <= last }
  }

  // MARK: Errors

  /// Whether an error makes it doubtful how the rest of its line is to be read.
  private static func isDisturbing(_ error: DecodeError) -> Bool {
    switch error.kind {
    case .syntax: true
    case .encoding(.suspiciousCharacter(let scalar)): scalar == "\u{FFFD}"
    case .encoding: error.severity == .error
    case .shape, .value: false
    }
  }

  private static func isDoubtful(_ error: DecodeError) -> Bool {
    error.fix?.applicability != .safe
  }

  private static func isIllFormed(_ error: DecodeError) -> Bool {
    switch error.kind {
    case .encoding(.invalidUTF8), .encoding(.wrongEncoding): true
    default: false
    }
  }
}
