import ExpoJSON
import Foundation
import Testing

@testable import PizzaOrder

struct OrderTests: ~Copyable {
  private let folder: URL
  private let menu: Menu
  private var wishes: URL { folder.appendingPathComponent("wishes.json") }
  private var file: URL { folder.appendingPathComponent("orders.json") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    menu = try ExpoDecoder().decode(
      Menu.self, from: SourceFile(name: "menu.json", bytes: PackageResources.menu_json))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("an order has what was wished for, and empties the list")
  func order() throws {
    var book = try OrderBook(in: file)
    var list = try WishList(of: menu, in: wishes, after: book)
    try list.perform(.add, on: menu.products[6])
    try list.perform(.add, on: menu.products[0])
    try list.perform(.add, on: menu.products[0])
    let order = try list.placeOrder(in: &book)
    #expect(
      order.lines.map { "\($0.name) \($0.count) \($0.price)" } == [
        "마르게리타 2 31800", "갈릭 소스 1 500",
      ])
    #expect(order.receipt == "주문 1번  32,300원")
    #expect(list.fetch() == [])
    #expect(try WishList(of: menu, in: wishes, after: book).fetch() == [])
    #expect(throws: Objection.nothingWished) { try list.placeOrder(in: &book) }
  }

  @Test("orders are numbered in turn, also by the next run")
  func numbers() throws {
    for number in 1...3 {
      var book = try OrderBook(in: file)
      var list = try WishList(of: menu, in: wishes, after: book)
      try list.perform(.add, on: menu.products[number])
      #expect(try list.placeOrder(in: &book).number == number)
    }
    #expect(try OrderBook(in: file).orders.map(\.total) == [21_900, 23_900, 8_900])
  }

  @Test("an order that cannot be written is not placed, and the list stays")
  func unwritable() throws {
    var book = try OrderBook(in: folder.appendingPathComponent("missing/orders.json"))
    var list = try WishList(of: menu, in: wishes, after: book)
    try list.perform(.add, on: menu.products[0])
    #expect(throws: (any Error).self) { try list.placeOrder(in: &book) }
    #expect(book.orders == [])
    #expect(try WishList(of: menu, in: wishes, after: book).orderedCount(of: menu.products[0]) == 1)
  }

  @Test("a run that ends between the order and the list orders nothing twice")
  func interrupted() throws {
    var book = try OrderBook(in: file)
    var list = try WishList(of: menu, in: wishes, after: book)
    try list.perform(.add, on: menu.products[0])
    let before = try Data(contentsOf: wishes)
    _ = try list.placeOrder(in: &book)
    try before.write(to: wishes)
    book = try OrderBook(in: file)
    list = try WishList(of: menu, in: wishes, after: book)
    #expect(list.fetch() == [])
    #expect(throws: Objection.nothingWished) { try list.placeOrder(in: &book) }
    // What is wished for then is another list.
    try list.perform(.add, on: menu.products[0])
    #expect(try list.placeOrder(in: &book).number == 2)
  }

  @Test("a list that cannot be written is ordered once")
  func unwritableList() throws {
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    var book = try OrderBook(in: file)
    var list = try WishList(of: menu, in: other.appendingPathComponent("w.json"), after: book)
    try list.perform(.add, on: menu.products[0])
    try FileManager.default.removeItem(at: other)
    #expect(try list.placeOrder(in: &book).number == 1)
    #expect(list.fetch() == [])
    #expect(throws: Objection.nothingWished) { try list.placeOrder(in: &book) }
    #expect(try OrderBook(in: file).orders.count == 1)
  }

  @Test("a damaged file of orders is an error with its place, and stays")
  func damaged() throws {
    let text = #"[{"number": 1, "lines": [], "total": "0"}]"#
    try Data(text.utf8).write(to: file)
    let errors = try #require(throws: DecodeErrors.self) { try OrderBook(in: file) }
    let name = file.lastPathComponent
    #expect(errors.localizedDescription.hasPrefix("\(name):1:38: "))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
