import Foundation
import Testing

@testable import ExpoJSON

/// Scalars that are read the short way, and those beside them that are not.
struct SoundValuesTests {
  private static let numbers = [
    "0", "-0", "7", "-7", "127", "128", "255", "256", "-129", "48130", "65536", "4294967295",
    "999999999999999", "-999999999999999", "1000000000000000", "9007199254740993",
    "0.5", "-0.5", "-0.0", "0.1", "3.14", "1.0", "123456789.01234", "123456789.012345",
    "123456789.0123456", "0.000000000000001", "0.3", "2.675", "1e2", "1E-2", "1.5e3",
  ]

  private func expectEqual<Value: Decodable & Equatable>(_ type: Value.Type, _ text: String) {
    let ours = try? ExpoDecoder().decode(type, from: text)
    let theirs = try? JSONDecoder().decode(type, from: Data(text.utf8))
    #expect(ours == theirs, "\(type) from \(text)")
  }

  @Test(
    "every number decodes to every type as with Foundation, at every position, a double to its bits",
    arguments: numbers)
  func everyType(number: String) throws {
    func check<Value: Decodable & Equatable>(_ type: Value.Type) {
      expectEqual(type, number)
      expectEqual([Value].self, "[\(number), 1, \(number)]")
      expectEqual([String: Value].self, "{\"a\": \(number), \"b\": 2}")
      expectEqual([Value?].self, "[null, \(number)]")
    }
    let types: [any (Decodable & Equatable).Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Double.self, Float.self, Bool.self, String.self,
    ]
    for type in types { check(type) }
    let values = try ExpoDecoder().decode([Double].self, from: "[\(number)]")
    #expect(values.map(\.bitPattern) == [try #require(Double(number)).bitPattern])
  }

  @Test("strings and booleans decode as with Foundation")
  func others() {
    expectEqual([Bool].self, "[true, false]")
    expectEqual([Bool].self, "[true, 0]")
    expectEqual([String].self, #"["", "가", "a\n\u00e9", "\"quoted\""]"#)
    expectEqual([String].self, #"["a", 1]"#)
    expectEqual([Int].self, #"[1, "2"]"#)
  }
}
