/// The words of a text, each with the blanks behind it, as a comparison of texts counts them.
///
/// `탑(塔)은 1993년에` → `탑(塔)은 `, `1993년에`. Between blanks, text of ideographs and kana without any
/// Hangul consists of words of one grapheme cluster: `万国 博` → `万`, `国 `, `博`. No cluster is cut.
package enum TextWords {
  /// The words, which together are the whole text.
  package static func of(_ text: String) -> [Substring] {
    var words: [Substring] = []
    /// Where the words of the text since the last blank begin if it has no Hangul.
    var starts = [text.startIndex]
    var (index, isAfterBlank, isAfterSingle, hasHangul) = (text.startIndex, false, false, false)
    func end() {
      if hasHangul { starts.removeLast(starts.count - 1) }
      words += zip(starts, starts.dropFirst() + [index]).map { text[$0..<$1] }
    }
    while index < text.endIndex {
      let cluster = BreakCluster(in: text[...], at: index, ambiguous: .narrow)
      let isBlank = cluster.breakClass == .space || cluster.breakClass == .newline
      let isHangul = isHangul(text.unicodeScalars[index])
      let isSingle = cluster.breakClass == .ideograph && !isHangul
      if isAfterBlank, !isBlank {
        end()
        (starts, hasHangul) = ([index], false)
      } else if !isBlank, isSingle || isAfterSingle, index > starts[0] {
        starts.append(index)
      }
      hasHangul = hasHangul || isHangul
      (isAfterBlank, isAfterSingle) = (isBlank, isSingle)
      index = cluster.end
    }
    if !text.isEmpty { end() }
    return words
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
    default: false
    }
  }
}
