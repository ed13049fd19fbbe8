// swift run PizzaOrder [add NUMBER | subtract NUMBER | clear]
// PIZZA_MENU and PIZZA_WISHES are the files of another menu and of the wish list.

import ExpoKit
import Foundation

let environment = ProcessInfo.processInfo.environment

do {
  let builtIn = SourceFile(name: "menu.json", bytes: PackageResources.menu_json)
  let file = try environment["PIZZA_MENU"].map(SourceFile.init(contentsOfFile:)) ?? builtIn
  let tree = JSONTree(reading: file)
  let menu = try ExpoDecoder().decode(Menu.self, from: tree)
  let warnings = menu.unroundedPrices(in: tree).map { Report.Diagnostic($0) }
  guard let order = Order(Array(CommandLine.arguments.dropFirst())) else {
    print("사용법: PizzaOrder [add 번호 | subtract 번호 | clear]")
    exit(2)
  }
  let wishes = URL(fileURLWithPath: environment["PIZZA_WISHES"] ?? "wishes.json")
  var list = try WishList(of: menu, in: wishes)
  try list.perform(order, with: menu)
  print(Report([.init(file, warnings)]).text(in: .korean), terminator: "")
  print(menu.text)
  print(list.receipt)
} catch let errors as DecodeErrors {
  print(errors.report(in: .korean), terminator: "")
  exit(1)
} catch let error as FileError {
  print(error.words(in: .korean).message)
  exit(2)
} catch {
  print(error.localizedDescription)
  exit(2)
}
