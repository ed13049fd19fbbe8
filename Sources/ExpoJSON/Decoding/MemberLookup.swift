/// Finds the members of an object by key, in a table where there are many.
///
/// A `[String: Value]` looks up every key of its object; comparing all members each time would take
/// time that grows with the square of their number.
struct MemberLookup {
  /// The maximum number of members that are compared one by one.
  static let smallCount = 32

  /// The object.
  let object: JSONNode
  /// The index of the first value with each key; nil for an object with few members.
  private let values: [String: Int]?

  private let conversion: KeyConversion?

  /// Creates the lookup of an object, by converted keys if there is a conversion.
  init(_ object: JSONNode, _ conversion: KeyConversion? = nil) {
    self.object = object
    self.conversion = conversion
    let needsTable = conversion != nil || Self.isLarge(object)
    values = needsTable ? Self.table(of: object, conversion) : nil
  }

  /// The keys in the order of the document, converted, each once.
  var keys: [String] {
    var seen: Set<String> = []
    return object.members.map { Self.name($0.key, conversion) }
      .filter { seen.insert($0).inserted }
  }

  /// The first value with a key; nil if there is none.
  subscript(key: String) -> JSONNode? {
    guard let values else { return object[key] }
    return values[key].map { JSONNode(tree: object.tree, index: $0) }
  }

  private static func isLarge(_ object: JSONNode) -> Bool {
    let tape = object.tree.tape
    // A member has at least two nodes.
    guard tape[object.index].end - object.index > 2 * smallCount else { return false }
    return object.members.dropFirst(smallCount).contains { _ in true }
  }

  private static func table(
    of object: JSONNode, _ conversion: KeyConversion?
  ) -> [String: Int] {
    var values: [String: Int] = [:]
    for member in object.members {
      let key = name(member.key, conversion)
      if values[key] == nil { values[key] = member.value.index }
    }
    return values
  }

  private static func name(_ key: JSONNode, _ conversion: KeyConversion?) -> String {
    let name = key.string ?? ""
    return conversion?(name) ?? name
  }
}
