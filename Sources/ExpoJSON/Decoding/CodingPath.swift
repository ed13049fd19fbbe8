import ExpoBase

/// The coding keys from the decoded value to a part of it, linked from the innermost outwards.
///
/// A longer path copies nothing. The array that Swift's protocols need is made only on request.
struct CodingPath {
  /// An enclosing container, which the paths to its parts share.
  final class Container {
    fileprivate let path: CodingPath
    /// Kept, because each alternative that a value is tried as may throw an error with these keys.
    fileprivate lazy var keys = path.keys
    fileprivate init(_ path: CodingPath) { self.path = path }
  }

  private let container: Container?
  let last: (any CodingKey)?
  /// The index of the part among the nodes; nil if the document does not have it.
  private let index: Int?

  static var root: CodingPath { CodingPath(to: nil, in: nil) }

  /// Creates the path to a part of a container, or to the container itself if `key` is nil.
  ///
  /// If `container` is nil, the decoded value stands for it.
  init(to key: (any CodingKey)?, at index: Int? = nil, in container: Container?) {
    last = key
    self.index = index
    self.container = container
  }

  /// The key of a member, as the document spells it; nil for an element and at the root.
  func memberName(in tree: JSONTree) -> String? {
    guard let last else { return container?.path.memberName(in: tree) }
    return type(of: last) == IndexKey.self ? nil : name(in: tree)
  }

  /// All keys, outermost first.
  var keys: [any CodingKey] {
    var keys = container?.keys ?? []
    if let last { keys.append(last) }
    return keys
  }

  /// The path to the part from the value at `base`, with the keys as the document spells them.
  func pointer(in tree: JSONTree, after base: JSONPointer) -> JSONPointer {
    let outer = container?.path.pointer(in: tree, after: base) ?? base
    return name(in: tree).map { outer.appending($0) } ?? outer
  }

  /// The last key as the document spells it, which an alias or a strategy can change.
  private func name(in tree: JSONTree) -> String? {
    guard let last, type(of: last) != IndexKey.self, let index else {
      return last.map { JSONPointer.tokens(of: [$0])[0] }
    }
    return JSONNode(tree: tree, index: index - 1).string ?? last.stringValue
  }

  /// The path as a container of parts; nil for the root.
  func asContainer() -> Container? { last == nil ? container : Container(self) }
}

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
  /// A type that accepts two kinds of value throws the errors of the right one.
  package var valueKind: JSONNode.Kind? { (self as? NodeDecoder)?.node?.kind }
}
