import ExpoJSON
import Foundation
import Testing

@testable import JuiceMaker

struct BrokenFileTests {
  private let stock = SourceFile(name: "stock.json", text: #"{"mango": 10}"#)

  @Test("a broken file of recipes: every fault with its place")
  func recipes() throws {
    let path =
      #filePath.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(3).joined(separator: "/") + "/Broken/recipes.json"
    let file = SourceFile(
      name: "recipes.json", text: try String(contentsOfFile: path, encoding: .utf8))
    let errors = try #require(throws: DecodeErrors.self) {
      try JuiceShop(recipes: file, stock: stock)
    }
    let found = zip(errors.errors, errors.positions).map { error, place in
      "\(place.line):\(place.column): \(error.words(in: .english).message)"
    }
    #expect(
      found == [
        "2:84: expected a number for 'strawberry', found the string '16'",
        "3:13: missing key 'en'",
        "4:64: expected the key 'strawberry', 'banana', 'kiwi', 'pineapple' or 'mango', "
          + "found 'kiwii'",
        "5:74: '-3' is not accepted for 'mango': an amount is a number from 0 to 9,999",
        "5:80: expected ',' after the element",
        "6:67: trailing ',' before ']'",
      ])
    #expect(errors.report(in: .english).contains(#""fruits": { "kiwii": 3 } },"#))
  }

  @Test("a stock below zero is an error at its number")
  func stockBelowZero() throws {
    let recipes = SourceFile(name: "recipes.json", text: "[]")
    let stock = SourceFile(name: "stock.json", text: #"{"mango": 10, "kiwi": -1}"#)
    let errors = try #require(throws: DecodeErrors.self) {
      try JuiceShop(recipes: recipes, stock: stock)
    }
    #expect(errors.report(in: .english).contains("\n --> stock.json:1:23"))
  }

  @Test("every wrong amount of a stock is named, in the order of the file")
  func wrongAmounts() throws {
    let recipes = SourceFile(name: "recipes.json", text: "[]")
    let text = #"{"strawberry": -1, "banana": 2, "kiwi": 99999, "mango": -3}"#
    let errors = try #require(throws: DecodeErrors.self) {
      try JuiceShop(recipes: recipes, stock: SourceFile(name: "stock.json", text: text))
    }
    let reason = "an amount is a number from 0 to 9,999"
    let messages = errors.errors.map { $0.words(in: .english).message }
    #expect(
      messages == [
        "'-1' is not accepted for 'strawberry': \(reason)",
        "'99999' is not accepted for 'kiwi': \(reason)",
        "'-3' is not accepted for 'mango': \(reason)",
      ])
  }
}
