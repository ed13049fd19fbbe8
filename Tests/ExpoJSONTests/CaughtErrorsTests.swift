import Foundation
import Synchronization
import Testing

@testable import ExpoJSON

/// What it costs that an initializer catches errors, counted and not timed.
struct CaughtErrorsTests {
  /// Counts the initializers that ran, and the errors that are alive.
  private final class Work: Sendable {
    static let key = CodingUserInfoKey(rawValue: "work")
    let initializers = Atomic(0)
    let errors = Atomic(0)

    var values: Int { initializers.load(ordering: .relaxed) }

    static func of(_ decoder: any Decoder) -> Work? {
      key.flatMap { decoder.userInfo[$0] as? Work }
    }

    func count() { initializers.add(1, ordering: .relaxed) }
  }

  private func work(_ decode: (ExpoDecoder) throws -> Void) rethrows -> Work {
    let work = Work()
    var decoder = ExpoDecoder()
    if let key = Work.key { decoder.userInfo[key] = work }
    try decode(decoder)
    return work
  }

  private struct Natural: Decodable {
    struct Negative: Error {}
    init(from decoder: any Decoder) throws {
      Work.of(decoder)?.count()
      if try Int(from: decoder) < 0 { throw Negative() }
    }
  }

  private struct Caught: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try? decoder.singleValueContainer().decode([Natural].self)
    }
  }

  @Test(
    "if the error of an array is caught, no element after the first failing one is decoded",
    arguments: [#""x""#, "-1"])
  func arrays(first: String) throws {
    let text = "[\(first)" + String(repeating: ", 1", count: 999) + "]"
    let strict = try work { _ = try $0.decode(Caught.self, from: text) }
    #expect(strict.values == 1)
    let thorough = work { _ = $0.collect(Caught.self, from: JSONTree(of: text)) }
    #expect(thorough.values == 1)
    // Where the error is read, all are.
    let read = work { decoder in
      let errors = #expect(throws: DecodeErrors.self) {
        try decoder.decode([Natural].self, from: text.replacing(", 1]", with: ", -2]"))
      }
      #expect(errors?.errors.map(\.location.pointer.description) == ["/0", "/999"])
    }
    #expect(read.values == 1000)
  }

  /// Any value, of which a fraction is the only one that fails.
  private indirect enum Value: Decodable {
    case number(Int)
    case array([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      Work.of(decoder)?.count()
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Int.self) {
        self = .number(number)
      } else if decoder.valueKind == .array {
        self = .array(try value.decode([Value].self))
      } else {
        self = .object(try value.decode([String: Value].self))
      }
    }
  }

  @Test(
    "all errors of nested values take at most three times the work of the first one",
    arguments: [("[1, ", "]"), (#"{"a": 1, "b": "#, "}"), (#"[{"a": [1, "#, "]}]")])
  func depths(open: String, close: String) {
    let depth = 100
    let text =
      String(repeating: open, count: depth) + "1.5" + String(repeating: close, count: depth)
    let tree = JSONTree(of: text)
    let first = work { decoder in
      #expect(throws: DecodeErrors.self) { try decoder.decode(Value.self, from: tree) }
    }
    #expect(first.values > depth)
    let all = work { #expect($0.collect(Value.self, from: tree).errors.count == 1) }
    // What may stand for a value takes some more, once for each type.
    #expect(all.values <= 3 * first.values + 50, "\(all.values) after \(first.values)")
  }

  /// An error that is counted as long as it lives.
  private final class Failure: Error {
    private let work: Work?
    init(_ decoder: any Decoder) {
      work = Work.of(decoder)
      work?.errors.add(1, ordering: .relaxed)
    }
    deinit { work?.errors.subtract(1, ordering: .relaxed) }
  }

  private struct Caller: Decodable {
    private struct Refused: Decodable {
      init(from decoder: any Decoder) throws { throw Failure(decoder) }
    }
    private struct Anything: Decodable {}
    let aliveErrors: Int?
    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      while !values.isAtEnd {
        if (try? values.decode(Refused.self)) == nil { _ = try values.decode(Anything.self) }
      }
      aliveErrors = Work.of(decoder)?.errors.load(ordering: .relaxed)
    }
  }

  @Test("errors that an initializer catches do not pile up")
  func lives() throws {
    let text = "[" + Array(repeating: "{}", count: 1000).joined(separator: ",") + "]"
    var alive: [Int?] = []
    _ = try work { alive.append(try $0.decode(Caller.self, from: text).aliveErrors) }
    _ = work { alive.append($0.collect(Caller.self, from: JSONTree(of: text)).value?.aliveErrors) }
    // The last eight may still propagate.
    for count in alive { #expect(try #require(count) <= 9) }
  }
}
