import ExpoJSON
import Foundation

/// What a customer wants, kept in a file: `{"마르게리타": 2}`.
///
/// Each change is written before it is made, and the file is replaced whole or not at all: what the
/// program shows is what the next run will read.
struct WishList {
  /// How often one product may be wished for.
  static let counts = 1...99

  enum Action { case add, subtract }

  struct Item: Equatable {
    let product: Product
    let count: Int
    var price: Won { product.price * count }
  }

  private let menu: Menu
  private let file: URL
  private var counts: [String: Int] = [:]

  /// Reads the list of an earlier run; without a file it is empty.
  ///
  /// - Throws: ``DecodeErrors`` if the file was damaged. It stays as it is.
  init(of menu: Menu, in file: URL) throws {
    self.menu = menu
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    counts = try ExpoDecoder().decode(Counts.self, from: file).counts
  }

  /// The products wished for, in the order of the menu.
  func fetch() -> [Item] {
    menu.products.compactMap { product in
      counts[product.name].map { Item(product: product, count: $0) }
    }
  }

  /// What was wished for and is not on this menu: it has no price, and cannot be ordered.
  var unknownNames: [String] {
    counts.keys.filter { name in !menu.products.contains { $0.name == name } }.sorted()
  }

  func orderedCount(of product: Product) -> Int { counts[product.name] ?? 0 }

  /// Adds one of a product or takes one away; beyond 0 and 99 nothing changes.
  ///
  /// - Returns: How many there are now.
  @discardableResult
  mutating func perform(_ action: Action, on product: Product) throws -> Int {
    guard menu.products.contains(product) else { throw Objection.unknown([product.name]) }
    let count = orderedCount(of: product) + (action == .add ? 1 : -1)
    guard count == 0 || Self.counts.contains(count) else { return orderedCount(of: product) }
    var changed = counts
    changed[product.name] = count == 0 ? nil : count
    try save(changed)
    return count
  }

  mutating func removeAll() throws { try save([:]) }

  /// Places an order of all that was wished for, and empties the list.
  ///
  /// The order is written first: what cannot be ordered stays in the list.
  mutating func placeOrder(in book: inout OrderBook) throws -> Order {
    guard unknownNames.isEmpty else { throw Objection.unknown(unknownNames) }
    let items = fetch()
    guard !items.isEmpty else { throw Objection.nothingWished }
    let order = try book.place(items)
    try removeAll()
    return order
  }

  var total: Won { fetch().reduce(Won(amount: 0)) { $0 + $1.price } }

  private mutating func save(_ changed: [String: Int]) throws {
    try changed.write(to: file)
    counts = changed
  }
}

/// The content of the file of a wish list.
private struct Counts: Decodable {
  let counts: [String: Int]

  init(from decoder: any Decoder) throws {
    counts = try [String: Int](from: decoder)
    // A dictionary has no order: the first by name is reported.
    for (name, count) in counts.sorted(by: { $0.key < $1.key })
    where !WishList.counts.contains(count) {
      throw Refusal.count.error(at: decoder.codingPath + [name.codingKey])
    }
  }
}

extension Encodable {
  /// Replaces a file by the JSON of this value, as a whole or not at all.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}
