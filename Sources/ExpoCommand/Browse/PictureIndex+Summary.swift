import ExpoKit

extension PictureIndex {
  /// The files of a picture: `1x 342×256 · 2x 683×512`, `PDF`; nil if there is no such picture.
  ///
  /// No line is broken between a scale and its size.
  func summary(of name: String) -> String? {
    headers(of: name)?.map { scale, header in
      let size = header.size.map { "\($0.width)×\($0.height)" } ?? header.kind.rawValue
      return [scale, size].compactMap(\.self).joined(separator: "\u{A0}")
    }.joined(separator: " · ")
  }
}
