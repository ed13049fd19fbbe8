extension UnreadableEntries {
  var korean: String {
    "항목 \(count)개\(isAtLeast ? " 이상" : "")를 읽을 수 없으니 expo validate로 확인하세요"
  }
}
