extension FormatTally {
  /// `정리한 파일 2개, 이미 정리된 파일 1개, 건너뛴 다른 JSON 파일 3개`.
  func korean(of action: FormatSettings.Action) -> String {
    let changing =
      switch action {
      case .write: "정리한 파일"
      case .print, .check, .diff: "정리할 파일"
      }
    let counts = [
      (changing, changed), ("이미 정리된 파일", unchanged), ("오류가 있어 정리하지 않은 파일", refused),
      ("건너뛴 다른 JSON 파일", skipped), ("UTF-8이 아니어서 건너뛴 이름", notUTF8),
    ]
    return counts.filter { $0.1 > 0 }.map { "\($0) \($1)개" }.joined(separator: ", ")
  }
}
