package import ExpoBase

/// One line a finding, as compilers write it: editors and Xcode read it without an adapter.
///
/// `fair.json:3:14: error: expected ',' after the member [EX103 missing-comma]`
package struct ConciseReporter: SequentialReporter {
  let language: Language

  func append(_ finding: Finding, in located: FileFindings, to text: inout StyledText) {
    Self.appendHeadline(of: finding, to: &text)
  }

  /// The first line of a finding, the same in every format for people.
  package static func appendHeadline(of finding: Finding, to text: inout StyledText) {
    let diagnostic = finding.diagnostic
    let (line, column) = (finding.start.line, finding.start.column)
    text.append("\(diagnostic.location.file):\(line):\(column): ", .location)
    text.append("\(diagnostic.severity.rawValue): ", diagnostic.severity.role)
    text.append(finding.words.message, .heading)
    text.append(" [\(diagnostic.rule.code) \(diagnostic.rule.name)]", .rule)
    // Xcode, vim and problem matchers read the line up to here.
    if diagnostic.fix?.applicability == .safe { text.append(" *", .help) }
    text.endLine()
  }
}

extension Severity {
  /// The role that text of this severity is written in.
  package var role: StyledText.Role {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
