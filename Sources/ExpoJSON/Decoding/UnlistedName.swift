import ExpoBase

/// A key of a dictionary or a string that is not among those that an enumeration lists.
///
/// Swift's own initialisers reject both, with messages that name the type and not the valid values.
struct UnlistedName {
  private let node: JSONNode
  /// Whether it is the key of a dictionary and no string.
  private let isKey: Bool
  private let name: String
  private let known: [String]

  /// Finds the name that an error is about.
  ///
  /// - Parameters:
  ///   - error: What the initialiser of `type` threw.
  ///   - node: The value that it rejected.
  ///   - type: The type; nil if it is not known.
  ///   - path: Where in the value the error is.
  init?(_ error: any Error, _ node: JSONNode, as type: Any.Type?, _ path: [String]) {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return nil }
    switch type {
    case let dictionary as any NamedMembers.Type:
      guard let name = path.first, path.count == 1, !dictionary.accepts(name),
        let known = dictionary.names,
        let member = node.members.first(where: { $0.key.string == name })
      else { return nil }
      self.init(node: member.key, isKey: true, name: name, known: known)
    case let listed as any CaseIterable.Type:
      guard path.isEmpty, let name = node.string, let known = Self.names(of: listed),
        // What a type says in words of its own is not replaced.
        context.debugDescription == "Cannot initialize \(listed) from invalid String value \(name)"
      else { return nil }
      self.init(node: node, isKey: false, name: name, known: known)
    default:
      // An initialiser may decode a dictionary from its own decoder: `[Fruit: Int](from: decoder)`.
      // Nothing then says what its keys can be.
      guard let name = path.first, path.count == 1,
        context.debugDescription.hasPrefix("Could not convert key to type "),
        let member = node.members.first(where: { $0.key.string == name })
      else { return nil }
      self.init(node: member.key, isKey: true, name: name, known: [])
    }
  }

  private init(node: JSONNode, isKey: Bool, name: String, known: [String]) {
    self.node = node
    self.isKey = isKey
    self.name = name
    self.known = known
  }

  /// The error at the name.
  func error(at pointer: JSONPointer) -> DecodeError {
    var location = node.location(at: pointer)
    location.part = isKey ? .key : .value
    let nearest = NearWords.nearest(to: name, among: known)
    return DecodeError(
      .nameNotListed(name, isKey: isKey, among: known, nearest: nearest), at: location)
  }

  /// The strings of an enumeration; nil if its raw values are not strings.
  private static func names<Cases: CaseIterable>(of type: Cases.Type) -> [String]? {
    let names = type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    return names.count == type.allCases.count ? names : nil
  }
}

/// A dictionary whose keys are values of a type.
private protocol NamedMembers {
  /// The possible keys; nil if the type of keys does not list them.
  static var names: [String]? { get }
  /// Whether a key can be read.
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
    Key(codingKey: MemberName(stringValue: name)) != nil
  }
}

/// The key of a member, as Swift reads dictionaries.
private struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { Int(stringValue) }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
