extension PartialReading {
  /// `박람회 정보와 항목 2개에 읽을 수 없는 부분이 있으니 expo validate로 확인하세요`.
  var korean: String {
    let count = entries == 0 ? nil : "항목 \(entries)개" + (isAtLeast ? " 이상" : "")
    let parts = [includesExposition ? "박람회 정보" : nil, count].compactMap(\.self)
    return "\(parts.joined(separator: "와 "))에 읽을 수 없는 부분이 있으니 expo validate로 확인하세요"
  }
}
