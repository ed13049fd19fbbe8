// swift run JuiceMaker [RECIPES [STOCK]]

import ExpoJSON
import Foundation

/// A file of an argument, or the one that is built in.
func file(_ number: Int, or name: String, _ bytes: [UInt8]) throws -> SourceFile {
  guard CommandLine.arguments.count > number else { return SourceFile(name: name, bytes: bytes) }
  let path = CommandLine.arguments[number]
  return SourceFile(name: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
}

let language = Language.preferred

do {
  let shop = try JuiceShop(
    recipes: file(1, or: "recipes.json", PackageResources.recipes_json),
    stock: file(2, or: "stock.json", PackageResources.stock_json))
  let counter = Counter(of: shop, language: language)
  shop.observe { change in change.notice(in: language).map { print($0) } }
  print(counter.welcome)
  while let line = readLine(), line != "q" { print(counter.answer(line)) }
} catch let errors as DecodeErrors {
  print(errors.report(in: language), terminator: "")
  exit(1)
} catch {
  print(error.localizedDescription)
  exit(2)
}
