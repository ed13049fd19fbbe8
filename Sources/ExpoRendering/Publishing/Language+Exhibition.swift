public import ExpoModel

extension Language {
  /// The language that an exhibition is written in, by its letters.
  ///
  /// The poster decides, without one the entries' names: Korean if there are at least half as
  /// many Hangul syllables as Latin letters, since a syllable is worth two or three of them.
  public init(of exhibition: Exhibition) {
    let texts =
      exhibition.exposition.map { [$0.title, $0.location, $0.description] }
      ?? exhibition.exhibits.map(\.entry.name)
    var (hangul, latin) = (0, 0)
    for scalar in texts.lazy.flatMap(\.unicodeScalars) {
      switch scalar.value {
      case 0xAC00...0xD7A3, 0x1100...0x1112: hangul += 1
      case 0x41...0x5A, 0x61...0x7A: latin += 1
      default: break
      }
    }
    self = hangul > 0 && hangul * 2 >= latin ? .korean : .english
  }
}
