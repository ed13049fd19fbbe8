extension FindingCounts {
  /// `파일 3개 중 1개에 오류 2건, 경고 1건, --fix로 고칠 수 있는 문제 1건(*)`, `파일 3개, 문제 없음`.
  var korean: String {
    guard findings > 0 else { return "\(koreanChecked), 문제 없음" }
    let omitted = omitsFindings ? ", 일부는 표시하지 않음(--max-findings 참고)" : ""
    let bound = omitsFindings ? " 이상" : ""
    let fix = fixable > 0 ? ", --fix로 수정 가능 \(fixable)건\(bound)(*)" : ""
    return koreanShare + omitted + fix
  }

  /// `파일 3개 중 1개에 오류 2건, 경고 1건`.
  var koreanShare: String {
    let affected = affected == checked ? "" : " 중 \(affected)\(unit.koreanCounter)"
    return "\(koreanChecked)\(affected)에 \(koreanSeverities)"
  }

  /// `오류 2건, 경고 1건`.
  var koreanSeverities: String {
    Severity.byWeight.filter { count($0) > 0 }.map { "\($0.korean) \(count($0))건" }
      .joined(separator: ", ")
  }

  private var koreanChecked: String { unit.koreanCount(checked) }
}

extension FindingCounts.Unit {
  fileprivate var koreanCounter: String {
    switch self {
    case .files: "개"
    case .lines: "줄"
    }
  }

  fileprivate func koreanCount(_ number: Int) -> String {
    switch self {
    case .files: "파일 \(number)개"
    case .lines: "\(number)줄"
    }
  }
}

extension Severity {
  /// The severity in a sentence; the first line of a finding keeps the English word.
  var korean: String {
    switch self {
    case .note: "참고"
    case .warning: "경고"
    case .error: "오류"
    }
  }
}
