public import ExpoSource
public import ExpoModel

extension Language {
  /// The language of the labels for an exhibition: Korean if its texts are, else English.
  public init(of exhibition: Exhibition) {
    self.init(locale: TextLanguage(of: exhibition).tag)
  }
}
