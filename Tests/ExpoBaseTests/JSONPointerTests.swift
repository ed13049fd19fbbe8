import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoBase

struct JSONPointerTests {
  /// The examples of RFC 6901 §5.
  static let examples: [(tokens: [String], text: String)] = [
    ([], ""),
    (["foo"], "/foo"),
    (["foo", "0"], "/foo/0"),
    ([""], "/"),
    (["a/b"], "/a~1b"),
    (["c%d"], "/c%d"),
    (["e^f"], "/e^f"),
    (["g|h"], "/g|h"),
    (["i\\j"], "/i\\j"),
    (["k\"l"], "/k\"l"),
    ([" "], "/ "),
    (["m~n"], "/m~0n"),
    (["한"], "/한"),
    (["~1"], "/~01"),
  ]

  @Test("the examples of the RFC are read and written alike", arguments: examples)
  func representation(tokens: [String], text: String) {
    let pointer = JSONPointer(tokens)
    #expect(pointer.description == text)
    #expect(JSONPointer(text) == pointer)
  }

  @Test("keys are compared by code point")
  func canonical() {
    let (composed, decomposed) = (JSONPointer(["\u{E9}"]), JSONPointer(["e\u{301}"]))
    #expect(composed != decomposed && Set([composed, decomposed]).count == 2)
    #expect(Set([JSONPointer(["ab"]), JSONPointer(["a", "b"]), JSONPointer(["ab"])]).count == 2)
  }

  @Test("text that is not a pointer is refused", arguments: ["a", "a/b", "/~", "/~2", "/a~"])
  func malformed(text: String) { #expect(JSONPointer(text) == nil) }

  @Test(
    "pointers with equal tokens are equal, whether or not they share storage",
    arguments: [
      ("/a/b", "/a/b", true), ("/a/b", "/a/c", false), ("/a/b", "/b/b", false),
      ("/a", "/a/b", false), ("/b", "/a/b", false), ("", "", true), ("", "/", false),
    ])
  func equality(one: String, other: String, isEqual: Bool) throws {
    let (one, other) = (try #require(JSONPointer(one)), try #require(JSONPointer(other)))
    #expect((one == other) == isEqual)
    #expect((Set([one, other]).count == 1) == isEqual)
    #expect(one.appending("x") == one.appending("x"))
    #expect((one.appending("x") == other.appending("x")) == isEqual)
  }

  @Test("a pointer takes one word beside its last token")
  func size() { #expect(MemoryLayout<JSONPointer>.size == MemoryLayout<Int>.size) }

  @Test("a very long path is freed without recursion")
  func long() {
    let count = Thoroughness.long(1_000_000)
    var pointer = JSONPointer.root
    for _ in 0..<count { pointer = pointer.appending("a") }
    let parent = pointer
    pointer = pointer.appending("b")
    #expect(pointer.tokens.count == count + 1)
    #expect(parent.tokens.last == "a")
  }
}

/// Percent-encoding of paths (RFC 3986 §2.1).
struct PercentEncodingTests {
  @Test(
    "encoding and decoding a token returns the token",
    arguments: [
      ("한/a b", "%ED%95%9C/a%20b"), ("a&b/c;d", "a&b/c;d"), ("100%", "100%25"), ("", ""),
      ("a:b?c#d", "a%3Ab%3Fc%23d"),
    ])
  func encoded(text: String, encoded: String) {
    #expect(text.percentEncoded(allowing: Set("&/;".utf8)) == encoded)
    #expect(encoded.removingPercentEncoding == text)
  }
}
