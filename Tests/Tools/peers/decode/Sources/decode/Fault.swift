import ExpoJSON
import Foundation

/// A faulty document beside a valid one of its shape: what `decode` and `collect` take for the faulty
/// one, as times of `decode` for the valid one.
struct Fault {
  let name: String
  private let valid, faulty, collecting: () -> Void
  private let repetitions: Int

  init<Value: Decodable>(
    _ name: String, _ type: Value.Type, valid: String, faulty: String, repetitions: Int = 1
  ) {
    (self.name, self.repetitions) = (name, repetitions)
    func decode(_ text: String) -> () -> Void {
      let data = Data(text.utf8)
      return { _ = try? ExpoDecoder().decode(type, from: data) }
    }
    (self.valid, self.faulty) = (decode(valid), decode(faulty))
    let bytes = Array(faulty.utf8)
    collecting = {
      let tree = JSONTree(reading: SourceFile(name: "document", bytes: bytes))
      _ = ExpoDecoder().collect(type, from: tree)
    }
  }

  static var all: [Fault] {
    func parts(_ part: String, _ count: Int = 20_000) -> String {
      "[" + Array(repeating: part, count: count).joined(separator: ",") + "]"
    }
    func nested(_ open: String, _ leaf: String, _ close: String, _ depth: Int) -> String {
      let value =
        String(repeating: open, count: depth) + leaf + String(repeating: close, count: depth)
      return parts(value, 8000 / depth)
    }
    let twos = parts(#"{"a":1,"b":"x"}"#)
    return [
      Fault("members", [Two].self, valid: twos, faulty: parts(#"{"a":"1","b":2}"#)),
      Fault(
        "enumerations", [Order].self,
        valid: parts(#"{"state":"open","line":{"state":"shut","count":1},"price":2}"#, 3_000),
        faulty: parts(#"{"state":"opne","line":{"state":"shu","count":"x"},"price":"y"}"#, 3_000)),
      Fault(
        "one fault", Order.self,
        valid: #"{"state":"open","line":{"state":"shut","count":1},"price":2}"#,
        faulty: #"{"state":"open","line":{"state":"shut","count":1},"price":"y"}"#,
        repetitions: 2000),
      Fault("missing", [Two].self, valid: twos, faulty: parts(#"{"c":1,"d":"x"}"#)),
      Fault(
        "last member", [List].self, valid: parts(#"{"list":\#(parts("1", 9)),"last":1}"#),
        faulty: parts(#"{"list":\#(parts("1", 9)),"last":"x"}"#)),
    ]
      + [100, 500].flatMap { depth in
        let (number, boolean) = (nested("[", "1", "]", depth), nested("[", "true", "]", depth))
        return [
          Fault(
            "chain \(depth)", [Chain].self,
            valid: nested(#"{"v":1,"next":"#, "null", "}", depth),
            faulty: nested(#"{"v":"1","next":"#, "null", "}", depth)),
          Fault("neither \(depth)", [Neither].self, valid: number, faulty: boolean),
          Fault("last \(depth)", [Last].self, valid: number, faulty: boolean),
          Fault(
            "three keys \(depth)", [Keys].self, valid: nested(#"{"a":"#, "1", "}", depth),
            faulty: nested(#"{"a":"#, "true", "}", depth)),
        ]
      }
  }

  /// Prints the ratios; those of a type that tries alternatives are also divided by how many more
  /// values it asked for.
  func compare(rounds: Int) {
    var (decoding, all): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      let one = seconds(of: valid, repetitions)
      decoding.append(seconds(of: faulty, repetitions) / one)
      all.append(seconds(of: collecting, repetitions) / one)
    }
    let least = asked(valid)
    let more =
      least == 0 ? [1, 1] : [asked(faulty), asked(collecting)].map { Double($0) / Double(least) }
    let medians = [decoding, all].map { $0.sorted()[rounds / 2] }
    let title = name.padding(toLength: 16, withPad: " ", startingAt: 0)
    print(
      title
        + String(
          format: "decode %5.2f, for each value asked for %.2f    collect %5.2f, %.2f", medians[0],
          medians[0] / more[0], medians[1], medians[1] / more[1]))
    fflush(nil)
  }

  private func asked(_ work: () -> Void) -> Int {
    valuesAsked = 0
    work()
    return valuesAsked
  }
}

/// How many values the types with alternatives asked for.
nonisolated(unsafe) private var valuesAsked = 0

private struct Order: Decodable {
  enum State: String, Decodable, CaseIterable { case open, shut, sent, gone }
  struct Line: Decodable { let state: State, count: Int }
  let state: State, line: Line, price: Double
}

private struct Two: Decodable {
  let a: Int
  let b: String
}

private struct List: Decodable {
  let list: [Int]
  let last: Int
}

private final class Chain: Decodable {
  let v: Int
  let next: Chain?
}

/// A number or an array, found by trying one after the other.
private indirect enum Neither: Decodable {
  case number(Int)
  case array([Neither])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    valuesAsked += 1
    if let array = try? value.decode([Neither].self) {
      self = .array(array)
      return
    }
    valuesAsked += 1
    guard let number = try? value.decode(Int.self) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: value.codingPath, debugDescription: "neither"))
    }
    self = .number(number)
  }
}

/// The same; the error of the last alternative is not caught.
private indirect enum Last: Decodable {
  case number(Int)
  case array([Last])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    valuesAsked += 1
    if let array = try? value.decode([Last].self) {
      self = .array(array)
      return
    }
    valuesAsked += 1
    self = .number(try value.decode(Int.self))
  }
}

/// An object that is known by its key.
private indirect enum Keys: Decodable {
  case part(Keys)
  case number(Int)

  private enum CodingKeys: String, CodingKey { case a, b }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    valuesAsked += 1
    if let part = try? object.decode(Keys.self, forKey: .a) {
      self = .part(part)
      return
    }
    valuesAsked += 1
    if let number = try? object.decode(Int.self, forKey: .a) {
      self = .number(number)
      return
    }
    valuesAsked += 1
    self = .number(try object.decode(Int.self, forKey: .b))
  }
}
