/// A type whose values are kinds, with a sample of each.
///
/// ``next(after:)`` is one exhaustive switch, so that a new kind does not compile without a sample.
protocol Sampled {
  /// The sample of the kind that follows in the declaration; nil after the last.
  static func next(after kind: Self?) -> Self?
}

extension Sampled {
  /// A sample of each kind.
  static var samples: [Self] {
    Array(
      sequence(state: nil as Self?) { kind in
        kind = next(after: kind)
        return kind
      })
  }
}

/// What a reader of words must see: the user's words, names and numbers in a kind.
enum VisibleArguments {
  static func of(_ kind: Any) -> [String] {
    switch kind {
    case let name as any RawRepresentable<String>: [name.rawValue]
    case let text as String: [text]
    case let number as Int: [String(number)]
    case let value as any CustomStringConvertible where !(value is any Collection):
      [value.description]
    default: Mirror(reflecting: kind).children.flatMap { of($0.value) }
    }
  }
}
