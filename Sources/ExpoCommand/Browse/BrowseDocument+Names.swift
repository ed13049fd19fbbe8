import ExpoKit

extension BrowseDocument {
  private static let mostNames = 8
  /// In characters.
  private static let longestName = 40

  /// The number of entries and the first names: `13개 – 한빛탑, 엑스포다리, …`.
  var firstNames: Page.Fact? {
    guard count > 0, hasPoster else { return nil }
    var names = (0..<min(count, Self.mostNames)).compactMap { index in
      text(.name, of: index).map { EntryCells.oneLine(String($0.prefix(Self.longestName))) }
    }
    if count > names.count { names.append("…") }
    let shown = CommaFormatter().format(count)
    let number = language.pick(en: shown, ko: "\(shown)개")
    return Page.Fact(
      label: language.pick(en: "Entries", ko: "항목"),
      value: number + " – " + names.joined(separator: ", "),
      separator: Label.separator.text(in: language))
  }

  /// An entry, or the exposition, as JSON with all members; invalid JSON stays as it is written.
  func json(of index: Int?) -> String? {
    file(of: index).map { file in
      let written = index.map { file.bytes.part(elements[$0].bytes) } ?? file.bytes
      let part = SourceFile(name: file.name, bytes: written)
      let bytes = try? JSONFormatter().format(JSONTree(reading: part, isRecord: true))
      return bytes.map { String(decoding: $0, as: UTF8.self) }
        ?? String(decoding: written, as: UTF8.self)
    }
  }
}

extension PictureIndex {
  /// The files of a picture: `1x 342×256 · 2x 683×512`, `PDF`; a no-break space joins a scale and its size.
  func summary(of name: String) -> String? {
    headers(of: name)?.map { scale, header in
      let size = header.size.map { "\($0.width)×\($0.height)" } ?? header.kind.rawValue
      return [scale, size].compactMap(\.self).joined(separator: "\u{A0}")
    }.joined(separator: " · ")
  }
}
