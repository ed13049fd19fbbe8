/// Finds the members of an object by key, in a table where there are many.
///
/// A `[String: Value]` looks up every key of its object; comparing all members each time would take
/// time that grows with the square of their number.
struct MemberLookup {
  /// The maximum number of members that are compared one by one.
  static let smallCount = 32

  /// The index of the first value with each key.
  private final class Table {
    let values: [String: Int]
    let conversion: KeyConversion?

    init(of object: JSONNode, _ conversion: KeyConversion?) {
      var values: [String: Int] = [:]
      for member in object.members {
        let key = MemberLookup.name(member.key, conversion)
        if values[key] == nil { values[key] = member.value.index }
      }
      self.values = values
      self.conversion = conversion
    }
  }

  private let object: Int
  /// The table; nil for an object with few members whose keys are not converted.
  private let table: Table?

  /// Creates the lookup of an object, by converted keys if there is a conversion.
  init(_ object: JSONNode, _ conversion: KeyConversion? = nil) {
    self.object = object.index
    let needsTable = conversion != nil || Self.isLarge(object)
    table = needsTable ? Table(of: object, conversion) : nil
  }

  /// Whether the number of a key helps to find it.
  var usesNumbers: Bool { table == nil }

  /// The keys in the order of the document, converted, each once.
  func keys(in tree: JSONTree) -> [String] {
    var seen: Set<String> = []
    return JSONNode(tree: tree, index: object).members.map { Self.name($0.key, table?.conversion) }
      .filter { seen.insert($0).inserted }
  }

  /// The index of the first value with a key; nil if there is none.
  ///
  /// The tree is an argument because a stored reference would be retained at each look-up.
  func index(of key: String, number: KeyNumber = .unknown, in tree: JSONTree) -> Int? {
    guard let table else { return tree.member(key, of: object, number: number) }
    return table.values[key]
  }

  private static func isLarge(_ object: JSONNode) -> Bool {
    // A member has at least two nodes.
    guard object.tree.tape[object.index].end - object.index > 2 * smallCount else { return false }
    return object.members.dropFirst(smallCount).contains { _ in true }
  }

  private static func name(_ key: JSONNode, _ conversion: KeyConversion?) -> String {
    let name = key.string ?? ""
    return conversion?(name) ?? name
  }
}
