extension String {
  /// The words with the blanks after them, which together are the text: `탑(塔)은 1993년에` →
  /// `탑(塔)은 `, `1993년에`.
  ///
  /// Without Hangul, ideographs and kana are words by themselves: `万国 博` → `万`, `国 `, `博`.
  package var words: [Substring] {
    var starts = isEmpty ? [] : [startIndex]
    /// The first word since the last blank; it is the only one if there is any Hangul.
    var first = 0
    var hasHangul = false
    var index = startIndex
    var isAfterBlank = false
    var isAfterSingle = false
    while index < endIndex {
      let cluster = BreakCluster(in: self[...], at: index, ambiguous: .narrow)
      let isBlank = cluster.breakClass == .space || cluster.breakClass == .newline
      let isHangul = Self.isHangul(unicodeScalars[index])
      let isSingle = cluster.breakClass == .ideograph && !isHangul
      if isAfterBlank, !isBlank {
        first = starts.count
        hasHangul = false
        starts.append(index)
      } else if !isBlank, isSingle || isAfterSingle, index > starts[first] {
        starts.append(index)
      }
      hasHangul = hasHangul || isHangul
      if hasHangul { starts.removeLast(starts.count - first - 1) }
      isAfterBlank = isBlank
      isAfterSingle = isSingle
      index = cluster.end
    }
    return zip(starts, starts.dropFirst() + [endIndex]).map { self[$0..<$1] }
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
    default: false
    }
  }
}
