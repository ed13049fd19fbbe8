import Testing

@testable import ExpoJSON

struct ErrorLogTests {
  @Test(
    "the first errors of each rule are kept, and the others are counted",
    arguments: [
      ("[01,02,03,04]", 2, ["EX110 1", "EX110 4"], ["EX110 2"]),
      ("[01,02,1,]", 2, ["EX110 1", "EX110 4", "EX104 8"], []),
      ("[01,1,,2,02,,3]", 1, ["EX110 1", "EX101 6"], ["EX110 1"]),
      ("[01]", 0, [], ["EX110 1"]),
    ] as [(String, Int, [String], [String])])
  func limit(text: String, limit: Int, kept: [String], omitted: [String]) {
    let tree = JSONTree(
      reading: SourceFile(name: "a.json", text: text), errorLimit: ErrorLimit(limit))
    #expect(tree.errors.map { "\($0.rule.code) \($0.location.bytes.lowerBound)" } == kept)
    #expect(tree.log.omitted.rows.map { "\($0.rule.code) \($0.count)" } == omitted)
    #expect(!tree.isSound)
  }

  @Test(
    "values do not change when errors are ignored",
    arguments: [
      #"[01,,2,{"a" 1]"#, "'a':{b:“c”,1", #"{"a":[1,]]"#, "\u{FEFF}",
      "[\"\n\\q\",// x\n<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n]",
    ])
  func ignored(text: String) {
    let file = SourceFile(name: "a.json", text: text)
    let tree = JSONTree(reading: file, isRecord: true)
    let silent = JSONTree(reading: file, errorLimit: .ignored, isRecord: true)
    #expect(!tree.errors.isEmpty)
    #expect(silent.errors.isEmpty && silent.log.omitted.isEmpty)
    let values = [tree, silent].map { tree in
      (0..<tree.tape.count).map { index in
        "\(tree.tape[index].kind) \(tree.tape.bytes(of: index)) \(tree.tape[index].flags)"
      }
    }
    #expect(values[0] == values[1])
  }

  @Test("one object full of unknown keys is bounded too")
  func object() throws {
    let members = (0..<9).map { "\"k\($0)\":1" }.joined(separator: ",")
    let tree = JSONTree(reading: SourceFile(name: "a.json", text: "{\(members)}"))
    let root = try #require(tree.root)
    let log = ExpoDecoder().errors(
      decoding: Keyed.self, from: root, at: .root, limit: ErrorLimit(4))
    #expect(log.errors.count == 4)
    #expect(log.omitted.rows.map(\.count) == [5])
  }

  private struct Keyed: Decodable {
    let a: Int?
    enum CodingKeys: String, CodingKey, CaseIterable { case a }
  }
}
