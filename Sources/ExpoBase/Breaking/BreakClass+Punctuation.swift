extension BreakClass {
  /// The class of punctuation that its general category does not determine; nil for other scalars.
  static func punctuation(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar {
    case "\"", "'", "«", "»", "‹", "›": .quotation
    case "¡", "¿": .opening
    case "·", "‧", "∙", "⋅", "・", "･", "ㆍ": .closing
    case "-", "\u{2010}", "‒", "–", "—", "―", "－", "/", "／", "~", "∼", "〜", "～": .hyphen
    default: isStop(scalar) || isRepetitionOrSmallKana(scalar) ? .stop : nil
    }
  }

  private static func isStop(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ".", "!", "?", ":", ";", "%", "’", "”", "…", "‥": true
    case "、", "。", "，", "．", "！", "？", "：", "；", "％", "､", "｡": true
    case "¢", "°", "℃", "℉", "‰", "′", "″", "‼", "⁇", "⁈", "⁉": true
    // Vertical and small forms.
    case "\u{FE10}"..."\u{FE16}", "\u{FE19}", "\u{FE50}"..."\u{FE57}": true
    default: false
    }
  }

  /// Characters that Japanese, too, forbids at the start of a line.
  private static func isRepetitionOrSmallKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "々", "〻", "ゝ", "ゞ", "ヽ", "ヾ", "ー", "ｰ", "゛", "゜": true
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ": true
    case "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ": true
    case "\u{31F0}"..."\u{31FF}", "\u{FF67}"..."\u{FF6F}": true
    default: false
    }
  }
}
