/// Finds the members of an object by key, in a table where there are many.
///
/// A `[String: Value]` looks up every key of its object; comparing all members each time would take
/// time that grows with the square of their number.
struct MemberLookup {
  /// The maximum number of members that are compared one by one.
  static let smallCount = 32

  private let object: Int
  /// The index of the first value with each key; nil for an object with few members whose keys are
  /// not converted.
  private let table: [String: Int]?
  private let conversion: ((String) -> String)?

  /// Creates the lookup of an object, by converted keys if there is a conversion.
  init(_ object: JSONNode, _ conversion: ((String) -> String)? = nil) {
    self.object = object.index
    self.conversion = conversion
    guard conversion != nil || Self.isLarge(object) else {
      table = nil
      return
    }
    table = Dictionary(
      object.members.map { (Self.name($0.key, conversion), $0.value.index) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether the number of a key helps to find it.
  var usesNumbers: Bool { table == nil }

  /// The keys in the order of the document, converted, each once.
  func keys(in tree: JSONTree) -> [String] {
    var seen: Set<String> = []
    return JSONNode(tree: tree, index: object).members.map { Self.name($0.key, conversion) }
      .filter { seen.insert($0).inserted }
  }

  /// The index of the first value with a key; nil if there is none.
  ///
  /// The tree is an argument because a stored reference would be retained at each look-up.
  func index(of key: String, number: Int? = nil, in tree: JSONTree) -> Int? {
    guard let table else { return tree.member(key, of: object, number: number) }
    return table[key]
  }

  private static func isLarge(_ object: JSONNode) -> Bool {
    // A member has at least two nodes.
    guard object.tree.tape[object.index].end - object.index > 2 * smallCount else { return false }
    return object.members.dropFirst(smallCount).contains { _ in true }
  }

  private static func name(_ key: JSONNode, _ conversion: ((String) -> String)?) -> String {
    let name = key.string ?? ""
    return conversion?(name) ?? name
  }
}
