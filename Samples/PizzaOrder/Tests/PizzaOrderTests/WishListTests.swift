import ExpoKit
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
    let path = file.path
    #expect(errors.localizedDescription.hasPrefix("\(path):\(place): "))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
