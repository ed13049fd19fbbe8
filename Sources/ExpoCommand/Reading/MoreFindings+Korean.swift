extension MoreFindings {
  var korean: String { "그 밖의 문제 \(count)건" }
}
