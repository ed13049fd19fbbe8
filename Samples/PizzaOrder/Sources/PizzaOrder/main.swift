// swift run PizzaOrder [add NUMBER | subtract NUMBER | clear | order]
// PIZZA_MENU, PIZZA_WISHES and PIZZA_ORDERS are the files of another menu, of the wish list and of the
// orders.

import ExpoJSON
import Foundation

let environment = ProcessInfo.processInfo.environment

do {
  let builtIn = SourceFile(name: "menu.json", bytes: PackageResources.menu_json)
  let file =
    try environment["PIZZA_MENU"].map { path in
      SourceFile(name: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    } ?? builtIn
  let tree = JSONTree(reading: file)
  let menu = try ExpoDecoder().collect(Menu.self, from: tree).get()
  let warnings = menu.unroundedPrices(in: tree).map { Report.Diagnostic($0) }
  guard let request = Request(Array(CommandLine.arguments.dropFirst())) else {
    print("사용법: PizzaOrder [add 번호 | subtract 번호 | clear | order]")
    exit(2)
  }
  let wishes = URL(fileURLWithPath: environment["PIZZA_WISHES"] ?? "wishes.json")
  var orders = try OrderBook(
    in: URL(fileURLWithPath: environment["PIZZA_ORDERS"] ?? "orders.json"))
  var list = try WishList(of: menu, in: wishes, after: orders)
  let order = try list.perform(request, with: menu, &orders)
  print(Report([.init(file, warnings)]).text(in: .korean), terminator: "")
  print(menu.text)
  print(order.map { ([$0.receipt] + list.remainder).joined(separator: "\n") } ?? list.receipt)
} catch let objection as Objection {
  print(objection.words(in: .korean))
  exit(2)
} catch let errors as DecodeErrors {
  print(errors.report(in: .korean), terminator: "")
  exit(1)
} catch {
  print(error.localizedDescription)
  exit(2)
}
