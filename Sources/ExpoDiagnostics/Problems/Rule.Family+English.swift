import ExpoSource

extension Rule.Family {
  var english: String {
    switch self {
    case .syntax: "the grammar of JSON (RFC 8259)"
    case .encoding: "the bytes as UTF-8 text"
    case .shape: "keys and types, as an app decodes them"
    case .value: "valid numbers and dates"
    case .content: "the texts and names of entries"
    case .assets: "the pictures of the entries"
    case .structure: "how documents and catalogs fit together"
    }
  }
}
