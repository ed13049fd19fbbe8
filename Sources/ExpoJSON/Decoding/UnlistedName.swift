import ExpoBase

extension DecodeError {
  /// The error of a dictionary with keys of type `Int` for another key.
  static let noIntegerKey = DecodingError.typeMismatch(
    Int.self,
    .init(codingPath: [], debugDescription: "Expected Int key but found String key instead."))
  /// The same for other types of keys.
  static let noKnownKey = DecodingError.dataCorrupted(
    .init(codingPath: [], debugDescription: "Could not convert key to type "))

  /// Whether the coding path of an error without a location can be that of a part.
  ///
  /// In these words, Foundation's decoder tells of another document, such as JSON in a string.
  static func mayNamePart(_ error: any Error) -> Bool {
    let words = (error as? DecodingError)?.context?.debugDescription ?? ""
    return ![
      "Expected to decode ", "Cannot get ", "Cannot initialize ", "Invalid URL string",
      "No value associated with key ",
    ].contains { words.utf8.starts(with: $0.utf8) }
  }

  /// Finds a dictionary key, or a string, that an enumeration does not list.
  ///
  /// Swift's initializers reject both with messages that name the type and not the valid values.
  ///
  /// `error` is what the initializer of `type` threw for `node`, `path` is where in the node, and `pointer` the
  /// path to that in the document.
  static func unlistedName(
    _ error: any Error, _ node: JSONNode, as type: Any.Type?, _ path: [String],
    at pointer: JSONPointer
  ) -> DecodeError? {
    guard let error = error as? DecodingError, let context = error.context else { return nil }
    if context.debugDescription == noIntegerKey.context?.debugDescription, path.count == 1,
      let key = node.members.first(where: { $0.key.string == path[0] })?.key
    {
      var location = key.location(at: pointer)
      location.part = .key
      return DecodeError(.rejecting(key, with: error), at: location, value: key)
    }
    guard case .dataCorrupted = error else { return nil }
    func unlistedKey(among known: [String]) -> DecodeError? {
      node.members.first { $0.key.string == path[0] }
        .map { nameNotListed(isKey: true, path[0], at: $0.key, pointer, among: known) }
    }
    switch type {
    case let dictionary as any NamedMembers.Type:
      guard path.count == 1, !dictionary.accepts(path[0]) else { return nil }
      return unlistedKey(among: dictionary.names ?? [])
    case let listed as any (CaseIterable & RawRepresentable).Type:
      guard path.isEmpty, let name = node.string, let known = names(of: listed),
        // A type's own message is not replaced.
        context.debugDescription == "Cannot initialize \(listed) from invalid String value \(name)"
      else { return nil }
      return nameNotListed(isKey: false, name, at: node, pointer, among: known)
    default:
      // An initializer may decode a dictionary from its own decoder, `[Fruit: Int](from: decoder)`: then its keys are
      // unknown.
      let isKey = context.debugDescription.hasPrefix("Could not convert key to type ")
      return path.count == 1 && isKey ? unlistedKey(among: []) : nil
    }
  }

  private static func nameNotListed(
    isKey: Bool, _ name: String, at node: JSONNode, _ pointer: JSONPointer,
    among known: [String]
  ) -> DecodeError {
    var location = node.location(at: pointer)
    location.part = isKey ? .key : .value
    return DecodeError(
      .nameNotListed(name, isKey: isKey, among: known), at: location, value: node)
  }

  /// Nil if the raw values are not strings.
  private static func names<Raw: CaseIterable & RawRepresentable>(of type: Raw.Type) -> [String]? {
    // A cast would take longer for each.
    Raw.RawValue.self == String.self
      ? type.allCases.map { unsafe unsafeBitCast($0.rawValue, to: String.self) } : nil
  }
}

protocol NamedMembers {
  /// Nil if the type of keys does not list them.
  static var names: [String]? { get }
  static func accepts(_ name: String) -> Bool
}

extension Dictionary: NamedMembers where Key: CodingKeyRepresentable {
  static var names: [String]? {
    func names<Cases: CaseIterable>(_ type: Cases.Type) -> [String]? {
      type.allCases.compactMap { ($0 as? any CodingKeyRepresentable)?.codingKey.stringValue }
    }
    return (Key.self as? any CaseIterable.Type).flatMap { names($0) }
  }

  static func accepts(_ name: String) -> Bool {
    Key(codingKey: MemberKey(name, intValue: Int(name))) != nil
  }
}
