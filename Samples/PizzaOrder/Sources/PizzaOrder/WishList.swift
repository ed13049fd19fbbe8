import ExpoJSON
import Foundation

/// What a customer wants, kept in a file: `{"counts": {"마르게리타": 2}, "list": "A9B8…"}`.
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
  private var content = Content()

  /// Reads the list of an earlier run; without a file it is empty.
  ///
  /// What was ordered is no longer wished for, even if the run that ordered it ended before it could
  /// write that.
  ///
  /// - Throws: ``DecodeErrors`` if the file was damaged. It stays as it is.
  init(of menu: Menu, in file: URL, after book: OrderBook) throws {
    self.menu = menu
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    content = try ExpoDecoder().decode(Content.self, from: file)
    if let order = book.order(of: content.list) {
      content = content.without(order.lines.map(\.name))
    }
  }

  /// The products wished for, in the order of the menu.
  func fetch() -> [Item] {
    menu.products.compactMap { product in
      content.counts[product.name].map { Item(product: product, count: $0) }
    }
  }

  /// What was wished for and is not on this menu: it has no price, and cannot be ordered.
  var unknownNames: [String] {
    content.counts.keys.filter { name in !menu.products.contains { $0.name == name } }.sorted()
  }

  func orderedCount(of product: Product) -> Int { content.counts[product.name] ?? 0 }

  /// Adds one of a product or takes one away; beyond 0 and 99 nothing changes.
  ///
  /// - Returns: How many there are now.
  @discardableResult
  mutating func perform(_ action: Action, on product: Product) throws -> Int {
    guard menu.products.contains(product) else { throw Objection.unknown([product.name]) }
    let count = orderedCount(of: product) + (action == .add ? 1 : -1)
    guard count == 0 || Self.counts.contains(count) else { return orderedCount(of: product) }
    var changed = content
    changed.counts[product.name] = count == 0 ? nil : count
    try save(changed)
    return count
  }

  mutating func removeAll() throws { try save(Content()) }

  /// Places an order of all that is on the menu, and takes it off the list.
  ///
  /// The order is written first: what cannot be ordered stays in the list. If the list cannot be written
  /// then, the next run sees by the order that it is done.
  mutating func placeOrder(in book: inout OrderBook) throws -> Order {
    let items = fetch()
    guard !items.isEmpty else {
      throw unknownNames.isEmpty ? Objection.nothingWished : Objection.unknown(unknownNames)
    }
    let order = try book.place(items, of: content.list)
    content = content.without(order.lines.map(\.name))
    try? content.write(to: file)
    return order
  }

  var total: Won { fetch().reduce(Won(amount: 0)) { $0 + $1.price } }

  private mutating func save(_ changed: Content) throws {
    try changed.write(to: file)
    content = changed
  }
}

/// The content of the file of a wish list.
private struct Content: Codable {
  var counts: [String: Int] = [:]
  /// Tells the list from the next one, so that none is ordered twice.
  var list = UUID()

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    counts = try container.decode([String: Int].self, forKey: .counts)
    list = try container.decode(UUID.self, forKey: .list)
    // A dictionary has no order: the first by name is reported.
    for (name, count) in counts.sorted(by: { $0.key < $1.key })
    where !WishList.counts.contains(count) {
      throw Rejection.count.error(
        at: container.codingPath + [CodingKeys.counts, name.codingKey])
    }
  }

  /// A new list without what was ordered.
  func without(_ names: [String]) -> Content {
    var rest = Content()
    rest.counts = counts.filter { !names.contains($0.key) }
    return rest
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
