import ExpoSource

extension Rule.Family {
  var english: String {
    switch self {
    case .syntax: "the grammar of JSON (RFC 8259)"
    case .encoding: "the bytes as UTF-8 text"
    case .shape: "keys and types, as an app decodes them"
    case .value: "numbers and dates that mean something"
    case .content: "text worth reading"
    case .assets: "the pictures of the entries"
    case .structure: "how documents and catalogs fit together"
    case .export: "what is added to the pages of an export"
    }
  }
}
