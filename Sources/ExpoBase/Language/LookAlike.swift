/// Characters that look like ASCII, or like nothing.
package enum LookAlike {
  /// Each at the index of the ASCII letter that it looks like.
  private static let cyrillic = Array("аеорсухіјѕһԁАВЕКМНОРСТХІЈЅ".unicodeScalars)
  private static let latin = Array("aeopcyxijshdABEKMHOPCTXIJS".unicodeScalars)

  /// The character itself, a letter of ASCII, or nothing.
  private static func seen(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    if scalar.properties.isDefaultIgnorableCodePoint { return nil }
    if 0xFF01...0xFF5E ~= scalar.value { return Unicode.Scalar(scalar.value - 0xFEE0) }
    return cyrillic.firstIndex(of: scalar).map { latin[$0] } ?? scalar
  }

  /// `ｎａｍｅ`, or `name` with a Cyrillic `а` → `name`.
  package static func seen(_ word: String) -> String {
    String(String.UnicodeScalarView(word.unicodeScalars.compactMap(seen)))
  }

  /// The first character of a word that is not what it looks like, or is an unusual space, for the
  /// end of a message: `, with U+0430 CYRILLIC SMALL LETTER A`.
  package static func words(in word: String, _ language: Language) -> String {
    let odd = word.unicodeScalars.first {
      seen($0) != $0 || !$0.isASCII && $0.properties.isWhitespace
    }
    guard let odd else { return "" }
    let name = "\(VisibleText.codePoint(odd)) \(odd.properties.name ?? "")"
    return language.pick(en: ", with \(name)", ko: "(\(name))")
  }
}
