/// Finds the members of an object by key, in a table where there are many.
///
/// `[String: Value]` asks for every key of its object: without a table, each of those questions
/// would walk over all members again.
struct MemberLookup {
  /// The most members that are compared one by one.
  static let smallCount = 32

  /// The object.
  let object: JSONNode
  /// The first value under each key; nil for an object with few members.
  private let values: [String: Int]?

  /// Creates the lookup of an object.
  init(_ object: JSONNode) {
    self.object = object
    values = Self.isLarge(object) ? Self.table(of: object) : nil
  }

  /// The first value under a key; nil if there is none.
  subscript(key: String) -> JSONNode? {
    guard let values else { return object[key] }
    return values[key].map { JSONNode(tree: object.tree, index: $0) }
  }

  private static func isLarge(_ object: JSONNode) -> Bool {
    let tape = object.tree.tape
    // A member takes two nodes or more.
    guard tape[object.index].end - object.index > 2 * smallCount else { return false }
    return object.members.dropFirst(smallCount).contains { _ in true }
  }

  private static func table(of object: JSONNode) -> [String: Int] {
    var values: [String: Int] = [:]
    for member in object.members {
      guard let key = member.key.string, values[key] == nil else { continue }
      values[key] = member.value.index
    }
    return values
  }
}
