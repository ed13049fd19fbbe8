/// The path to a value in a JSON document (RFC 6901): `/0/short_desc` is the member `short_desc` of
/// the first element; the empty pointer is the root.
///
/// Pointers share common tokens: those to a thousand elements of one array keep the path to the
/// array once.
public struct JSONPointer: Sendable {
  /// The last token, linked to those before it; nil for the root.
  private let last: Step?

  /// The whole document.
  public static let root = JSONPointer([])

  /// Creates a pointer from unescaped reference tokens.
  public init(_ tokens: [String]) {
    last = tokens.reduce(nil) { Step($1, after: $0) }
  }

  private init(last: Step) {
    self.last = last
  }

  /// Creates a pointer from its string representation (RFC 6901 §3, §4); nil if it is not one.
  ///
  /// `""` → the root; `"/a~1b/0"` → `["a/b", "0"]`; `"a"` and `"/~2"` → nil.
  public init?(_ description: String) {
    guard !description.isEmpty else {
      self = .root
      return
    }
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    let tokens = parts.dropFirst().compactMap(Self.unescape)
    guard parts[0].isEmpty, tokens.count == parts.count - 1 else { return nil }
    self.init(tokens)
  }

  /// The reference tokens from the root, unescaped.
  public var tokens: [String] { steps.map(\.token).reversed() }

  /// The steps from the last token to the first.
  private var steps: some Sequence<Step> {
    sequence(state: last) { step in
      defer { step = step?.parent }
      return step
    }
  }

  /// The length in UTF-8 bytes, without those that escapes add; computed without creating the text.
  package var length: Int { last?.length ?? 0 }

  /// The pointer to a member or element of this pointer's value.
  public func appending(_ token: String) -> JSONPointer {
    JSONPointer(last: Step(token, after: last))
  }

  /// The pointer to an element of an array, by its 0-based index.
  public func appending(_ index: Int) -> JSONPointer {
    appending(String(index))
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

extension JSONPointer: Hashable {
  /// Whether both have the same tokens, compared by code point (RFC 6901 §4).
  public static func == (one: JSONPointer, other: JSONPointer) -> Bool {
    var one = one.last
    var other = other.last
    while let first = one, let second = other, first !== second {
      guard first.token.utf8.elementsEqual(second.token.utf8) else { return false }
      one = first.parent
      other = second.parent
    }
    return one === other
  }

  /// Hashes the tokens.
  public func hash(into hasher: inout Hasher) {
    for step in steps {
      for byte in step.token.utf8 { hasher.combine(byte) }
      // No byte of UTF-8: `/ab` and `/a/b` differ.
      hasher.combine(UInt8.max)
    }
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The string representation (RFC 6901 §5), `~` and `/` escaped: `/a~1b/0`.
  public var description: String {
    var text = ""
    text.reserveCapacity(length)
    for token in tokens {
      text += "/"
      text += Self.escaped(token)
    }
    return text
  }

  private static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return token
    }
    return token.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSONPointer {
  /// A token and the path to its container.
  ///
  /// A step never changes while a pointer holds it, so that threads can share it.
  private final class Step: @unchecked Sendable {
    let token: String
    private(set) var parent: Step?
    /// The bytes of the tokens up to this one, each with the `/` before it.
    let length: Int

    init(_ token: String, after parent: Step?) {
      self.token = token
      self.parent = parent
      length = (parent?.length ?? 0) + 1 + token.utf8.count
    }

    /// Frees a long path step by step: nested releases could exhaust the stack.
    deinit {
      var next = parent
      parent = nil
      while isKnownUniquelyReferenced(&next), let step = next {
        next = step.parent
        step.parent = nil
      }
    }
  }
}
