import ExpoJSON
import Foundation
import Testing

@testable import PizzaOrder

struct WishListTests: ~Copyable {
  private let folder: URL
  private let menu: Menu
  private var file: URL { folder.appendingPathComponent("wishes.json") }
  private var pizza: Product { menu.products[0] }
  private var sauce: Product { menu.products[6] }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    menu = try ExpoDecoder().decode(
      Menu.self, from: SourceFile(name: "menu.json", bytes: PackageResources.menu_json))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("counts and totals")
  func counts() throws {
    var list = try WishList(of: menu, in: file)
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
    var list = try WishList(of: menu, in: file)
    try list.perform(.subtract, on: pizza)
    #expect(list.orderedCount(of: pizza) == 0)
    for _ in 1...100 { try list.perform(.add, on: pizza) }
    #expect(list.orderedCount(of: pizza) == 99)
    #expect(try list.perform(.add, on: pizza) == 99)
    #expect(try list.perform(.subtract, on: pizza) == 98)
  }

  @Test("the next run reads what this one wrote, and no other file is left")
  func survives() throws {
    var list = try WishList(of: menu, in: file)
    try list.perform(.add, on: pizza)
    #expect(try WishList(of: menu, in: file).orderedCount(of: pizza) == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["wishes.json"])
  }

  @Test("what cannot be written is not done")
  func unwritable() throws {
    var list = try WishList(of: menu, in: folder.appendingPathComponent("missing/wishes.json"))
    #expect(throws: (any Error).self) { try list.perform(.add, on: pizza) }
    #expect(list.orderedCount(of: pizza) == 0)
  }

  @Test(
    "a damaged list is an error with its place, and stays",
    arguments: [
      (#"{"마르게리타": 2"#, "1:12"), (#"{"마르게리타": "2"}"#, "1:11"), (#"{"갈릭 소스": 100}"#, "1:11"),
    ])
  func damaged(text: String, place: String) throws {
    try Data(text.utf8).write(to: file)
    let errors = try #require(throws: DecodeErrors.self) { try WishList(of: menu, in: file) }
    let name = file.lastPathComponent
    #expect(errors.localizedDescription.hasPrefix("\(name):\(place): "))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("a product that the menu does not have is refused", arguments: [0, 8, 99, -1, Int.min])
  func unknownNumber(number: Int) throws {
    var list = try WishList(of: menu, in: file)
    var orders = try OrderBook(in: folder.appendingPathComponent("orders.json"))
    #expect(throws: Objection.noProduct(number)) {
      try list.perform(.perform(.add, number: number), with: menu, &orders)
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("a product of another menu is refused, and one in the file is shown without a price")
  func unknownProduct() throws {
    try Data(#"{"파인애플 피자": 2, "갈릭 소스": 1}"#.utf8).write(to: file)
    var list = try WishList(of: menu, in: file)
    #expect(list.receipt == "갈릭 소스 × 1  500원\n파인애플 피자: 메뉴에 없는 제품\n합계  500원")
    let other = Product(name: "마르게리타", price: Won(amount: 1), thumbnail: "")
    #expect(throws: Objection.unknown(["마르게리타"])) { try list.perform(.add, on: other) }
    var orders = try OrderBook(in: folder.appendingPathComponent("orders.json"))
    #expect(throws: Objection.unknown(["파인애플 피자"])) { try list.placeOrder(in: &orders) }
    #expect(orders.orders == [])
    #expect(list.orderedCount(of: sauce) == 1)
  }
}
