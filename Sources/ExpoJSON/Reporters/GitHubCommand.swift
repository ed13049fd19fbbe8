/// A workflow command, the line by which a step of GitHub Actions makes an annotation.
///
/// `::error title=EX110,file=a.json,line=3::message`
struct GitHubCommand {
  /// `error`, `warning` or `notice`.
  let name: String
  /// The properties before the message, in order.
  let properties: [(name: String, value: String)]
  /// The text of the annotation.
  let message: String

  /// The command as one line.
  var line: String {
    let list = properties.map { "\($0.name)=\(Self.escape(property: $0.value))" }
      .joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " " + list)::\(Self.escape(message: message))"
  }

  /// A message, escaped for the runner: `50%` and a line break → `50%25%0A`.
  static func escape(message: String) -> String {
    escape(message, isProperty: false)
  }

  /// A property's value, escaped for the runner: also `:` → `%3A` and `,` → `%2C`.
  static func escape(property: String) -> String {
    escape(property, isProperty: true)
  }

  private static func escape(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
