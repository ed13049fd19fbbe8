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
  /// The members of the table in the order of the document, of equal keys the first.
  private let ordered: [(key: String, value: Int)]
  private let conversion: ((String) -> String)?

  /// Creates the lookup of an object, by converted keys if there is a conversion.
  init(_ object: JSONNode, _ conversion: ((String) -> String)? = nil) {
    self.object = object.index
    self.conversion = conversion
    guard conversion != nil || Self.isLarge(object) else {
      (table, ordered) = (nil, [])
      return
    }
    var (table, ordered) = ([String: Int](), [(key: String, value: Int)]())
    for member in object.members {
      let (name, index) = (Self.name(member.key, conversion), member.value.index)
      if let first = table.updateValue(index, forKey: name) {
        table[name] = first
      } else {
        ordered.append((name, index))
      }
    }
    (self.table, self.ordered) = (table, ordered)
  }

  /// Whether the number of a key helps to find it.
  var usesNumbers: Bool { table == nil }

  /// The keys in the order of the document, converted, each once.
  func keys(in tree: JSONTree) -> [String] {
    if table != nil { return ordered.map(\.key) }
    var seen: Set<String> = []
    return JSONNode(tree: tree, index: object).members.map { Self.name($0.key, conversion) }
      .filter { seen.insert($0).inserted }
  }

  /// The index of the first value with a key; nil if there is none.
  ///
  /// A dictionary reads its members in order: that at `place` is probably the next. The tree is an
  /// argument because a stored reference would be retained at each look-up.
  func index(of key: String, number: Int? = nil, place: Int = 0, in tree: JSONTree) -> Int? {
    guard let table else { return tree.member(key, of: object, number: number) }
    if place < ordered.count, ordered[place].key == key { return ordered[place].value }
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
