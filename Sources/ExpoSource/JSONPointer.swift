/// The path to a value in a JSON document (RFC 6901).
///
/// `/0/short_desc` is the member `short_desc` of the first element; the empty pointer is the root.
public struct JSONPointer: Hashable, Sendable {
  /// The reference tokens from the root, unescaped.
  public let tokens: [String]

  /// The whole document.
  public static let root = JSONPointer([])

  /// A pointer of unescaped reference tokens.
  public init(_ tokens: [String]) {
    self.tokens = tokens
  }

  /// Reads the string representation (RFC 6901 §3, §4); nil if it is not one.
  ///
  /// `""` → the root; `"/a~1b/0"` → `["a/b", "0"]`; `"a"` and `"/~2"` → nil.
  public init?(_ description: String) {
    guard !description.isEmpty else {
      self = .root
      return
    }
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first?.isEmpty == true else { return nil }
    var tokens: [String] = []
    for part in parts.dropFirst() {
      guard let token = Self.unescape(part) else { return nil }
      tokens.append(token)
    }
    self.tokens = tokens
  }

  /// The pointer to a member or element of the value this one points to.
  public func appending(_ token: String) -> JSONPointer {
    JSONPointer(tokens + [token])
  }

  /// The pointer to an array's element, counted from 0.
  public func appending(_ index: Int) -> JSONPointer {
    appending(String(index))
  }

  /// The URI fragment form (RFC 6901 §6): `#/%ED%95%9C`.
  public var fragment: String {
    "#" + PercentEncoding.encode(description, allowing: PercentEncoding.fragment)
  }

  private static func unescape(_ part: Substring) -> String? {
    var token = ""
    var rest = part.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "~" else {
        token.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "0": token += "~"
      case "1": token += "/"
      default: return nil
      }
    }
    return token
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The string representation (RFC 6901 §5), `~` and `/` escaped: `/a~1b/0`.
  public var description: String {
    tokens.reduce(into: "") { text, token in
      text += "/"
      for scalar in token.unicodeScalars {
        switch scalar {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
