/// Finds the members of an object by key, in a table where there are many.
///
/// A `[String: Value]` looks up every key: comparing all members each time would take quadratic time.
struct MemberLookup {
  /// Up to this number members are compared one by one.
  static let smallCount = 32

  private let object: Int
  /// Finds members by their keys; nil if the object is small and no strategy converts its keys.
  private let table: MemberTable?
  var isTable: Bool { table != nil }

  init(_ tree: JSONTree, _ object: Int, _ conversion: ((String) -> String)? = nil) {
    self.object = object
    table =
      conversion != nil || Self.isLarge(object, in: tree)
      ? MemberTable(JSONNode(tree: tree, index: object).members, conversion) : nil
  }

  /// The keys in the order of the document, converted, each once.
  func keys(in tree: JSONTree) -> [String] {
    let table = table ?? MemberTable(JSONNode(tree: tree, index: object).members, nil)
    return table.members.map(\.key)
  }

  /// The index of the first value with a key; nil if there is none.
  ///
  /// A stored tree would be retained at each look-up.
  func index(of key: String, in tree: JSONTree) -> Int? {
    guard let table else { return tree.member(key, of: object) }
    return table.index(of: key)
  }

  private static func isLarge(_ object: Int, in tree: JSONTree) -> Bool {
    // A member has at least two nodes.
    tree.tape[object].end - object > 2 * smallCount
      && JSONNode(tree: tree, index: object).members.dropFirst(smallCount).contains { _ in true }
  }
}

/// Which members of an object were read.
///
/// A bit for the last six bits of an index: an unread member may be taken for a read one, never the reverse.
struct MemberSet {
  private var bits: UInt64 = 0

  @inline(__always)
  mutating func insert(_ index: Int) { bits |= 1 << UInt64(index & 63) }

  func contains(_ index: Int) -> Bool { bits & 1 << UInt64(index & 63) != 0 }
}

/// A reference, so that the frame of a container takes little stack.
private final class MemberTable {
  /// The members in the order of the document; of equal keys the first.
  private(set) var members: [(key: String, value: Int)] = []
  private var indices: [String: Int] = [:]
  /// A dictionary reads its members in order, so this one is probably meant.
  private var next = 0

  init(_ members: JSONNode.Members, _ conversion: ((String) -> String)?) {
    for member in members {
      let name = member.key.string ?? ""
      let index = member.value.index
      let key = conversion?(name) ?? name
      let id = key.comparisonKey
      if let first = indices.updateValue(index, forKey: id) {
        indices[id] = first
      } else {
        self.members.append((key, index))
      }
    }
  }

  func index(of key: String) -> Int? {
    guard next < members.count, members[next].key.equals(key) else {
      return indices[key.comparisonKey]
    }
    defer { next = (next + 1) % members.count }
    return members[next].value
  }
}
