import ExpoDiagnostics
import ExpoSource

/// Withholds fixes that are not certain, because more is wrong on the same line.
enum UncertainFixes {
  /// The findings, without the safe fixes of syntax in lines with an error of syntax that has none.
  static func withdrawn(from diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    let sorted = diagnostics.sorted(by: Diagnostic.precedes)
    var result: [Diagnostic] = []
    var line: [Diagnostic] = []
    for diagnostic in sorted {
      if let last = line.last, hasLineEnd(last.location, diagnostic.location, in: file) {
        result += settled(line)
        line = []
      }
      line.append(diagnostic)
    }
    return result + settled(line)
  }

  private static func settled(_ line: [Diagnostic]) -> [Diagnostic] {
    let isDoubtful = line.contains { isSyntax($0) && $0.fix?.applicability != .safe }
    guard isDoubtful else { return line }
    return line.map { isSyntax($0) && $0.fix?.applicability == .safe ? $0.withoutFix : $0 }
  }

  private static func isSyntax(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.rule.family == .syntax && diagnostic.severity == .error
  }

  private static func hasLineEnd(
    _ first: SourceLocation, _ second: SourceLocation, in file: SourceFile
  ) -> Bool {
    let (start, end) = (first.bytes.lowerBound, second.bytes.lowerBound)
    return file.bytes[start..<max(start, end)].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
