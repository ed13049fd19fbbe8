// swift run JuiceMaker [RECIPES [STOCK]]

import ExpoKit
import Foundation

/// A file of an argument, or the one that is built in.
func file(_ number: Int, or name: String, _ bytes: [UInt8]) throws(FileError) -> SourceFile {
  guard CommandLine.arguments.count > number else { return SourceFile(name: name, bytes: bytes) }
  return try SourceFile(contentsOfFile: CommandLine.arguments[number])
}

let language = Language.preferred

do {
  let shop = try JuiceShop(
    recipes: file(1, or: "recipes.json", PackageResources.recipes_json),
    stock: file(2, or: "stock.json", PackageResources.stock_json))
  var counter = Counter(of: shop, language: language)
  print(counter.welcome)
  while let line = readLine(), line != "q" { print(counter.answer(line)) }
} catch let errors as DecodeErrors {
  print(errors.report(in: language), terminator: "")
  exit(1)
} catch let error as FileError {
  print(error.words(in: language).message)
  exit(2)
}
