import ExpoJSON
import Foundation
import Testing

@testable import PizzaOrder

struct WishListTests: ~Copyable {
  private let folder: URL
  private let menu: Menu
  private var file: URL { folder.appendingPathComponent("wishes.json") }
  private var orders: OrderBook {
    get throws { try OrderBook(in: folder.appendingPathComponent("orders.json")) }
  }
  private var pizza: Product { menu.products[0] }
  private var sauce: Product { menu.products[6] }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    menu = try ExpoDecoder().decode(
      Menu.self, from: SourceFile(name: "menu.json", bytes: PackageResources.menu_json))
  }

  /// The identifier of a list.
  private static let list = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("counts and totals")
  func counts() throws {
    var list = try WishList(of: menu, in: file, after: orders)
    try list.perform(.add, on: sauce)
    try list.perform(.add, on: pizza)
    try list.perform(.add, on: pizza)
    #expect(list.fetch().map { "\($0.product.name) \($0.count)" } == ["마르게리타 2", "갈릭 소스 1"])
    #expect(list.orderedCount(of: pizza) == 2)
    #expect("\(list.total)" == "32,300원")
    try list.perform(.subtract, on: pizza)
    try list.perform(.subtract, on: sauce)
    #expect(list.receipt == "마르게리타 × 1  15,900원\n합계  15,900원")
    try list.removeAll()
    #expect(list.fetch() == [])
    #expect("\(list.total)" == "0원")
  }

  @Test("a count stays between 0 and 99")
  func bounds() throws {
    var list = try WishList(of: menu, in: file, after: orders)
    try list.perform(.subtract, on: pizza)
    #expect(list.orderedCount(of: pizza) == 0)
    for _ in 1...100 { try list.perform(.add, on: pizza) }
    #expect(list.orderedCount(of: pizza) == 99)
    #expect(try list.perform(.add, on: pizza) == 99)
    #expect(try list.perform(.subtract, on: pizza) == 98)
  }

  @Test("the next run reads what this one wrote, and no other file is left")
  func survives() throws {
    var list = try WishList(of: menu, in: file, after: orders)
    try list.perform(.add, on: pizza)
    #expect(try WishList(of: menu, in: file, after: orders).orderedCount(of: pizza) == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["wishes.json"])
  }

  @Test("what cannot be written is not done")
  func unwritable() throws {
    var list = try WishList(
      of: menu, in: folder.appendingPathComponent("missing/wishes.json"), after: orders)
    #expect(throws: (any Error).self) { try list.perform(.add, on: pizza) }
    #expect(list.orderedCount(of: pizza) == 0)
  }

  @Test(
    "a damaged list is an error with its place, and stays",
    arguments: [
      (#"{"counts": {"마르게리타": 2"#, "1:23"), (#"{"counts": {"마르게리타": "2"}}"#, "1:22"),
      (#"{"counts": {"갈릭 소스": 100}, "list": "\#(Self.list)"}"#, "1:22"),
      (#"{"counts": {}}"#, "1:1"),
      (#"{"counts": {}, "list": "x"}"#, "1:24"),
    ])
  func damaged(text: String, place: String) throws {
    try Data(text.utf8).write(to: file)
    let errors = try #require(throws: DecodeErrors.self) {
      try WishList(of: menu, in: file, after: orders)
    }
    let name = file.lastPathComponent
    #expect(errors.localizedDescription.hasPrefix("\(name):\(place): "))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("a product that the menu does not have is refused", arguments: [0, 8, 99, -1, Int.min])
  func unknownNumber(number: Int) throws {
    var list = try WishList(of: menu, in: file, after: orders)
    var orders = try self.orders
    #expect(throws: Objection.noProduct(number)) {
      try list.perform(.perform(.add, number: number), with: menu, &orders)
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("a product of another menu is refused, and one in the file is shown and stays in the list")
  func unknownProduct() throws {
    try Data(#"{"counts": {"파인애플 피자": 2, "갈릭 소스": 1}, "list": "\#(Self.list)"}"#.utf8).write(
      to: file)
    var list = try WishList(of: menu, in: file, after: orders)
    #expect(list.receipt == "갈릭 소스 × 1  500원\n파인애플 피자: 메뉴에 없는 제품\n합계  500원")
    let other = Product(name: "마르게리타", price: Won(amount: 1), thumbnail: "")
    #expect(throws: Objection.unknown(["마르게리타"])) { try list.perform(.add, on: other) }
    #expect(list.orderedCount(of: sauce) == 1)
    // It keeps nobody from ordering the rest.
    var orders = try self.orders
    #expect(try list.placeOrder(in: &orders).lines.map(\.name) == ["갈릭 소스"])
    #expect(throws: Objection.unknown(["파인애플 피자"])) { try list.placeOrder(in: &orders) }
    #expect(orders.orders.count == 1)
    let next = try WishList(of: menu, in: file, after: orders)
    #expect(next.receipt == "파인애플 피자: 메뉴에 없는 제품\n합계  0원")
  }
}
