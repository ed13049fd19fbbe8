/// The coding keys from the decoded value to a part of it, linked from the innermost outwards.
///
/// A longer path copies nothing. The array that Swift's protocols need is made only on request.
struct CodingPath {
  /// An enclosing container, which the paths to its parts share.
  final class Container {
    fileprivate let path: CodingPath
    fileprivate init(_ path: CodingPath) { self.path = path }
  }

  private let container: Container?
  /// The key of the part; nil at the root.
  let last: (any CodingKey)?

  /// The value itself.
  static var root: CodingPath { CodingPath(to: nil, in: nil) }

  /// The path to a part of a container; without one, of the decoded value.
  init(to key: (any CodingKey)?, in container: Container?) {
    last = key
    self.container = container
  }

  /// The key of a member; nil for an element and at the root.
  var memberName: String? { last is IndexKey ? nil : last?.stringValue }

  /// All keys, outermost first.
  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while let last = path.last {
      keys.append(last)
      guard let container = path.container else { break }
      path = container.path
    }
    return keys.reversed()
  }

  /// This value as the container of its parts; nil for the root.
  func asContainer() -> Container? { last == nil ? nil : Container(self) }
}

/// The key of an element.
struct IndexKey: CodingKey {
  let index: Int
  var stringValue: String { String(index) }
  var intValue: Int? { index }

  init(_ index: Int) { self.index = index }
  init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.index = index
  }
  init?(intValue: Int) { index = intValue }
}

/// The key of a member that no type declares.
struct MemberKey: CodingKey {
  /// The key of a superclass.
  static let superclass = MemberKey("super")

  let stringValue: String
  let intValue: Int?

  init(_ name: String, intValue: Int? = nil) {
    stringValue = name
    self.intValue = intValue
  }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// The kind of the value that ``ExpoDecoder`` decodes; nil for another decoder.
  ///
  /// A type that accepts two kinds of value needs it: in a collecting pass, a caught error is
  /// reported too.
  package var valueKind: JSONNode.Kind? { (self as? NodeDecoder)?.node?.kind }
}
