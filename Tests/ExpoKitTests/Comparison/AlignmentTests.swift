import Testing

@testable import ExpoKit

/// What is between the common elements of two sequences.
struct AlignmentTests {
  @Test(
    "the elements between common ones are replaced",
    arguments: [
      ("", "", []), ("abc", "abc", []), ("", "ab", ["→ab"]), ("ab", "", ["ab→"]),
      ("axb", "ayb", ["x→y"]), ("abc", "xabyc", ["→x", "→y"]),
      // Fixed points between repeated elements, and those that are single only there
      ("a.b.c.d", "a.x.c.y", ["b→x", "d→y"]), ("a-b-c", "a-x-b-c", ["→x-"]),
      // Of two orders the one with more elements is kept
      ("abcd", "dabc", ["→d", "d→"]),
      // Without a fixed point, elements at the same place
      ("xaay", "zaaw", ["x→z", "y→w"]), ("aab", "bba", ["aab→bba"]),
      ("xababy", "zbabaw", ["xababy→zbabaw"]), ("xabaay", "zabbaw", ["x→z", "a→b", "y→w"]),
    ])
  func changes(old: String, new: String, expected: [String]) {
    let (old, new) = (Array(old), Array(new))
    let changes = Alignment(old, new).changes.map {
      "\(String(old[$0.old]))→\(String(new[$0.new]))"
    }
    #expect(changes == expected)
  }

  @Test("a reversed sequence has one element in common with the original")
  func reversed() {
    let numbers = Array(0..<30_000)
    let changes = Alignment(numbers, numbers.reversed()).changes
    #expect(changes.reduce(0) { $0 + $1.old.count } == numbers.count - 1)
  }
}
