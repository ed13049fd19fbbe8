import ExpoTerminal
import Testing

struct KeyDecoderTests {
  @Test(
    "bytes are decoded to keys, whole and one by one",
    arguments: [
      ("j", ["j"]), ("한", ["한"]), ("👩", ["👩"]), ("aé한", ["a", "é", "한"]),
      ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
      ("\u{7F}", [.backspace]),
      ("\u{08}", [.backspace]), ("\u{03}", [.control("c")]), ("\u{1A}", [.control("z")]),
      ("\0", [.control("@")]),
      ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
      ("\u{1B}OA", [.up]), ("\u{1B}[1;5A", [.up]), ("\u{1B}[H", [.home]), ("\u{1B}[F", [.end]),
      ("\u{1B}[1~", [.home]), ("\u{1B}[4~", [.end]), ("\u{1B}[5~", [.pageUp]),
      ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]), ("\u{1B}OP", [.function(1)]),
      ("\u{1B}[11~", [.function(1)]), ("\u{1B}[[A", [.function(1)]),
      ("\u{1B}[200~가\nq\u{1B}[31m\u{1B}[201~j", [.paste("가\nq\u{1B}[31m"), "j"]),
      ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
      ("\u{1B}[<64;1;1M", [.unknown]), ("\u{1B}[<0;5;3m", [.unknown]),
      ("\u{1B}[99z", [.unknown]), ("\u{1B}\u{1B}[A", [.escape, .up]),
      ("\u{1B}j", [.escape, "j"]), ("\u{1B}bb", [.escape, "b", "b"]),
      ("\u{1B}[1\u{1B}[B", [.unknown, .down]), ("\u{1B}OM", [.enter]),
      ("\u{1B}[M q!j", [.unknown, "j"]),
      ("\u{1B}[200~lost\u{03}j", [.control("c"), "j"]),
      ("\u{1B}[?62;4cj", [.answer("[?62;4c"), "j"]), ("\u{1B}[6;20;10t", [.answer("[6;20;10t")]),
      ("\u{1B}_Gi=1;OK\u{1B}\\j", [.answer("_Gi=1;OK"), "j"]),
      ("\u{1B}]1337;Capabilities=F\u{07}q", [.answer("]1337;Capabilities=F"), "q"]),
      ("\u{1B}_Glost\u{03}j", [.unknown, .control("c"), "j"]),
      ("\u{1B}_Glost\u{1B}[A", [.unknown, .up]), ("\u{1B}]13j", [.escape, "]", "1", "3", "j"]),
      ("\u{1B}_j", [.escape, "_", "j"]),
    ] as [(String, [Key])])
  func keys(input: String, expected: [Key]) {
    var whole = KeyDecoder()
    #expect(whole.decode(Array(input.utf8)) == expected)
    var pieces = KeyDecoder()
    let keys = input.utf8.flatMap { pieces.decode([$0]) }
    #expect(keys == expected)
    #expect(pieces.patience == nil)
  }

  @Test(
    "a lone Esc is a key, but a sequence or an answer in pieces has no extra keys",
    arguments: [
      (["\u{1B}"], [.escape]), (["\u{1B}", "j"], [.escape, "j"]),
      (["\u{1B}", "한"], [.escape, "한"]), (["\u{1B}b"], [.alt("b")]),
      (["b\u{1B}b"], ["b", .escape, "b"]), (["\u{1B}q"], [.escape, "q"]),
      (["\u{1B}", "\u{1B}\u{7F}", "\u{1B}\r"], [.escape, .alt(.backspace), .escape, .enter]),
      (["\u{1B}", "\u{1B}"], [.escape, .escape]), (["\u{1B}", "[A"], [.escape, .up]),
      (["\u{1B}", "[", "[", "5", "j"], [.escape, "[", "[", "5", "j"]),
      (["\u{1B}", "]", "]", "5", ";", "j"], [.escape, "]", "]", "5", ";", "j"]),
      (["\u{1B}", "[j[\r"], [.escape, "[", "j", "[", .enter]),
      (["\u{1B}", "[?62;4cj"], [.escape, .answer("[?62;4c"), "j"]),
      (["\u{1B}[", "?62c"], [.unknown, .answer("[?62c")]),
      (["\u{1B}[6;2", "0;10tj"], [.unknown, .answer("[6;20;10t"), "j"]),
      (["\u{1B}", "]11;rgb:0/0/0\u{1B}", "\\j"], [.escape, .answer("]11;rgb:0/0/0"), "j"]),
      (["\u{1B}]", "1337;x\u{07}j"], [.unknown, .answer("]1337;x"), "j"]),
      (["\u{1B}", "_Gi=1;OK\u{1B}\\q"], [.escape, .answer("_Gi=1;OK"), "q"]),
      (["\u{1B}P>|x", "q\u{1B}\\"], [.answer("P>|xq")]),
      (["\u{1B}[M", "j", "k"], [.unknown, "j", "k"]),
    ] as [([String], [Key])])
  func pauses(pieces: [String], expected: [Key]) {
    var decoder = KeyDecoder()
    #expect(pieces.flatMap { decoder.decode(Array($0.utf8)) + decoder.flush() } == expected)
    #expect(decoder.patience == nil)
  }

  @Test(
    "bytes that are not UTF-8 are not keys, but the bytes after them are",
    arguments: [
      ([0xFF, 0x6A], [.unknown, "j"]), ([0x80, 0x6A], [.unknown, "j"]),
      ([0xED, 0x95, 0x6A], [.unknown, "j"]), ([0xC0, 0xAF], [.unknown, .unknown]),
      ([0xED, 0xA0, 0x80], [.unknown]), ([0xE1, 0x1B, 0x5B, 0x41], [.unknown, .up]),
    ] as [([UInt8], [Key])])
  func illFormed(input: [UInt8], expected: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(input) == expected)
  }

  @Test("a long sequence is not a key, and of a paste without an end only a part is kept")
  func endless() {
    var decoder = KeyDecoder()
    let numbers = String(repeating: "1;", count: 1000)
    #expect(decoder.decode(Array("\u{1B}[\(numbers)mq".utf8)) == [.unknown, "q"])
    let start = Array("\u{1B}[200~".utf8)
    let end = Array("\u{1B}[201~".utf8)
    let pasted = decoder.decode(start + [UInt8](repeating: 0x61, count: 1 << 20 | 1 << 16) + end)
    guard case .paste(let text) = pasted.first, pasted.count == 1 else {
      Issue.record("no paste: \(pasted.count) keys")
      return
    }
    #expect(text.utf8.count <= 1 << 20)
  }
}
