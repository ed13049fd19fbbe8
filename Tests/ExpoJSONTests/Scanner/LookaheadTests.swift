@testable import ExpoJSON
import ExpoTestSupport
import Testing

/// Searches ahead find the same whether or not others went before, and pass over no byte twice.
struct LookaheadTests {
  @Test("a search ahead is not repeated for bytes that it has passed")
  func remembered() {
    var scan = RememberedScan()
    var searched: [Int] = []
    // What is looked for is at 10 and 20.
    let ends = [3, 5, 10, 11, 15, 20, 21, 4].map { offset in
      scan.end(from: offset) { start in
        searched.append(start)
        return start <= 10 ? 10 : start <= 20 ? 20 : 30
      }
    }
    #expect(ends == [10, 10, 10, 20, 20, 20, 30, 10])
    #expect(searched == [3, 11, 21, 4])
  }

  static let examples: [(text: String, search: Search)] = [
    // Text with a mark where the search begins and one where it ends, or only the first.
    ("a‸ \n ‸b", Search.space),
    ("‸\"a\"‸, \"b\"", .string), ("‸\"a\\\"b\"‸c", .string), ("‸\"a\nb\"", .string),
    ("‸\"a\\\\\"‸b\"", .string), ("‸\"", .string),
    ("\"a\"‸b\"c\"‸,", .interruptedString), ("\"a\"‸b\"c\"d\n\",", .interruptedString),
    ("\"a\"‸b\\\",\"‸]", .interruptedString), ("\"a\"‸b\\\n\",", .interruptedString),
    ("/*‸ a *\n*/‸ */", .comment), ("/*‸/ a", .comment), ("/*‸*/‸", .comment),
    ("‸=======\na\n‸>>>>>>> b\n", .merge), ("‸=======\r\n‸>>>>>>>", .merge),
    ("‸=======\na >>>>>>>", .merge),
    ("'‸it's'‸, 'b'", .wrongQuotes), ("'‸a'‸1'a'1", .wrongQuotes), ("'‸a‸\n'", .wrongQuotes),
    ("“‸a“b”‸:", .wrongQuotes), ("“‸a\"‸]", .wrongQuotes),
  ]

  @Test("a search ahead ends at the mark, or finds nothing", arguments: examples)
  func found(text: String, search: Search) {
    let marked = MarkedText(text)
    let bytes = SourceBytes(marked.text.utf8)
    var lookahead = Lookahead(bytes)
    let end = search.end(from: marked.offsets[0], &lookahead, bytes)
    #expect(end == (marked.offsets.count > 1 ? marked.offsets[1] : nil))
  }

  @Test("the result of a search does not depend on earlier searches")
  func independent() {
    let pieces = [
      "\"", "\"", "\\", "\\\"", "'", "“", "”", ",", ":", "]", " ", "\n", "a", "/*", "*/", "b c",
      "\n>>>>>>> ", "\n=======\n", "\r\n",
    ]
    var random = SeededGenerator(seed: 12)
    for _ in 0..<400 {
      let text = (0..<30).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let bytes = SourceBytes(text.utf8)
      for search in Search.allCases {
        var lookahead = Lookahead(bytes)
        for offset in search.starts(in: bytes) {
          var fresh = Lookahead(bytes)
          let expected = search.end(from: offset, &fresh, bytes)
          let end = search.end(from: offset, &lookahead, bytes)
          #expect(end == expected, "\(search) from \(offset) in \(text.debugDescription)")
        }
      }
    }
  }

  enum Search: CaseIterable {
    case space, string, byteAfterString, interruptedString, comment, merge, wrongQuotes

    func end(from offset: Int, _ lookahead: inout Lookahead, _ bytes: SourceBytes) -> Int? {
      switch self {
      case .space: return lookahead.endOfSpace(from: offset)
      case .string: return lookahead.endOfString(from: offset)
      case .byteAfterString: return lookahead.byteAfterString(from: offset).map(Int.init)
      case .interruptedString: return lookahead.endOfInterruptedString(from: offset)
      case .comment: return lookahead.endOfBlockComment(from: offset)
      case .merge: return lookahead.lineEndingMerge(from: offset)
      case .wrongQuotes:
        let lead = bytes[offset - 1] == UInt8(ascii: "'") ? offset - 1 : offset - 3
        return WrongQuotes.opening(in: bytes, at: lead).map {
          lookahead.endOfString(in: $0, from: offset)
        }
      }
    }

    func starts(in bytes: SourceBytes) -> [Int] {
      bytes.indices.filter { offset in
        switch self {
        case .space: bytes[offset].isLineEnd
        case .string, .byteAfterString: bytes[offset] == .quote
        case .interruptedString: offset > 0 && bytes[offset - 1] == .quote
        case .comment: offset > 1 && bytes.matches("/*", at: offset - 2)
        case .merge: offset == 0 || bytes[offset - 1].isLineEnd
        case .wrongQuotes:
          offset > 0 && bytes[offset - 1] == UInt8(ascii: "'")
            || offset > 2 && bytes.matches("“", at: offset - 3)
        }
      }
    }
  }
}
