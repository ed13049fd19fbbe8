import Testing

@testable import ExpoJSON

struct DecoderLifetimeTests {
  private final class Witness: @unchecked Sendable {
    private struct Weak { weak var decoder: NodeDecoder? }
    private var seen: [Weak] = []

    func note(_ decoder: any Decoder) { seen.append(Weak(decoder: decoder as? NodeDecoder)) }

    var count: Int { seen.count }
    var alive: Int { seen.count { $0.decoder != nil } }
  }

  private static let key = CodingUserInfoKey(rawValue: "witness")

  private struct Stall: Decodable {
    let name: String
    let rooms: [Int]

    private enum CodingKeys: CodingKey { case name, rooms }

    init(from decoder: any Decoder) throws {
      if let key = DecoderLifetimeTests.key { (decoder.userInfo[key] as? Witness)?.note(decoder) }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = (try? container.decode(String.self, forKey: .name)) ?? ""
      rooms = try container.decode([Int].self, forKey: .rooms)
    }
  }

  @Test(
    "no decoder outlives the errors",
    arguments: [
      #"[{"name": "a", "rooms": [1]}]"#, #"[{"name": 1, "rooms": [1]}]"#, #"[{"name": "a"}]"#,
      #"[{"name": "a", "rooms": ["x", "y"]}, {"rooms": 3}]"#, #"[1, {"rooms": null}]"#,
      "[" + String(repeating: #"{"name": 1, "rooms": [1]}, "#, count: 12) + #"{"name": 1}]"#,
    ])
  func lifetime(text: String) throws {
    let witness = Witness()
    var decoder = ExpoDecoder()
    if let key = Self.key { decoder.userInfo[key] = witness }
    _ = try? decoder.decode([Stall].self, from: text)
    _ = decoder.collected(by: [Stall].self, text)
    #expect(witness.count > 0)
    #expect(witness.alive == 0)
  }

  private struct Item: Decodable {
    let a: Int
    private enum CodingKeys: CodingKey, CaseIterable { case a }
  }

  @Test(
    "no more errors and warnings are kept than are reported",
    arguments: [
      #"{"a": 1, "a": 2}"#, #"{"a": 1, "b": 2}"#, #"{"a": 1.0}"#, #"{"a": 9007199254740993}"#,
    ])
  func pending(object: String) throws {
    let text = "[" + String(repeating: object + ", ", count: 999) + object + "]"
    let tree = JSONTree(of: text)
    func pending(_ isThorough: Bool, _ limit: Int) throws -> Int {
      let pass = DecodingPass(
        tree: tree, base: .root, decoder: ExpoDecoder(), isThorough: isThorough,
        errorLimit: .stopping(after: limit))
      #expect(try pass.decode([Item].self, at: 0, path: .root).count == 1000)
      return pass.pending.count
    }
    // One more, which tells that there are more.
    #expect(try pending(true, 100) == 101)
    #expect(try pending(true, .max) == 1000)
    #expect(try pending(false, .max) == 0)
  }
}
