public import ExpoSource

extension Rule.Family {
  /// What the rules of the family are about, in one line.
  public func summary(in language: MessageLanguage) -> String {
    switch language {
    case .english: english
    }
  }

  private var english: String {
    switch self {
    case .syntax: "the grammar of JSON (RFC 8259)"
    case .encoding: "the bytes as UTF-8 text"
    case .shape: "keys and types, as an app decodes them"
    case .value: "numbers and dates that mean something"
    case .content: "text worth reading"
    case .assets: "the pictures of the entries"
    case .structure: "how documents and catalogs fit together"
    }
  }
}
