import ExpoModel
import Testing

@testable import ExpoRendering

/// The blocks of a search, by the bytes of their files.
struct SearchTextsTests {
  private func files(_ texts: [(name: String, text: String)]) -> [String: String] {
    let entries = texts.map { Entry($0.name, image: $0.name, summary: "s", text: $0.text) }
    let plan = SitePlan(Exhibition(entries), HTMLSite.Options())
    let files = HTMLSite.search(of: [plan], languages: []).dropFirst()
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  private func texts(_ count: Int, of length: Int) -> [(name: String, text: String)] {
    (0..<count).map { ("e\($0)", String(repeating: "글 \($0) ", count: length)) }
  }

  @Test("no block is larger than 256 KB, and every entry is in one")
  func blocks() {
    let files = files(texts(900, of: 200))
    let blocks = files.filter { $0.key.contains("/texts-") }
    #expect(blocks.count > 4)
    #expect(blocks.values.allSatisfy { $0.utf8.count <= SearchTexts.blockSize })
    let rows = blocks.values.flatMap { $0.matches(of: /(?m)^\["(e\d+)","e\d+","s",/).map { $0.1 } }
    #expect(rows.count == 900)
    #expect(Set(rows).count == 900)
  }

  @Test("a new first entry changes only one block, or divides it")
  func insertion() {
    let old = files(texts(900, of: 200))
    let new = files([("new", "글")] + texts(900, of: 200))
    let changed = new.filter { old[$0.key] != $0.value }.keys.filter { $0.contains("/texts-") }
    #expect((1...2).contains(changed.count), "\(changed)")
  }

  @Test("the pieces of a long text join to the whole, also if its characters are escaped")
  func pieces() {
    let text = String(repeating: "\u{1}가👪<", count: 60_000)
    let blocks = files([("long", text), ("short", "글")]).filter { $0.key.contains("/texts-") }
    #expect(blocks.values.allSatisfy { $0.utf8.count <= SearchTexts.blockSize })
    var pieces: [Int: Substring] = [:]
    for script in blocks.values {
      for piece in script.matches(of: /\["long",2,(\d+),\d+,"(.*)"\]/) {
        pieces[Int(piece.1) ?? -1] = piece.2
      }
    }
    let whole = pieces.keys.sorted().compactMap { pieces[$0] }.joined()
    #expect(whole == String(repeating: #"\u0001가👪\u003C"#, count: 60_000))
    #expect(pieces.count > 10)
  }

  @Test("a row omits letters that its page shares with the one before; other image names follow")
  func rows() {
    let entries = [("hall_1", "hall_1"), ("hall_2", "hall_2"), ("other", "hall_1")].map {
      Entry($0.0, image: $0.1, summary: "s", text: "d")
    }
    let plan = SitePlan(Exhibition(entries), HTMLSite.Options())
    let files = HTMLSite.search(of: [plan], languages: [])
    let rows = """
      [[0,[
      "0hall_1 hall_1",
      "52 hall_2",
      ["51-2 other","","hall_1"]]]]);

      """
    let names = files.first { $0.path.hasSuffix("names-1.js") }?.text ?? ""
    #expect(names.hasSuffix(rows), "\(names)")
  }

  @Test("names are in blocks, and the first says how many there are")
  func names() {
    let long = (0..<600).map { (name: String(repeating: "이름 \($0) ", count: 40), text: "") }
    let names = files(long).filter { $0.key.contains("/names-") }
    #expect(names.count > 2)
    #expect(names.values.allSatisfy { $0.utf8.count < 200_000 })
    let first = names["assets/search/names-1.js"]
    #expect(first?.hasPrefix("expoSearch.names({\"names\":\(names.count),\"texts\":[") == true)
  }
}
