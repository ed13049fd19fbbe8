import ExpoBase
import ExpoSearch
import Testing

@testable import ExpoCommand

/// A search that is made in parts, beside one that looks at everything at once.
struct EntrySearchTests {
  private static func search(
    _ found: Set<Int>, count: Int, from start: Int, looked: Int
  ) -> EntrySearch {
    var search = EntrySearch(count: count, from: start)
    for _ in 0..<looked {
      search.advance(while: { false }, match: { found.contains($0) ? SearchMatch() : nil })
    }
    return search
  }

  @Test("all that is found, and where one stands among it", arguments: 0..<6)
  func whole(start: Int) {
    let search = Self.search([1, 2, 5], count: 6, from: start, looked: 6)
    #expect(search.isComplete)
    #expect((0..<6).map { search.rank(of: $0) } == [nil, 1, 2, nil, nil, 3])
    #expect((0..<6).map { search.next(from: $0) } == [1, 1, 2, 5, 5, 5].map { .found($0) })
    #expect((0..<6).map { search.next(from: $0 + 1) } == [1, 2, 5, 5, 5, 1].map { .found($0) })
    #expect((0..<6).map { search.previous(before: $0) } == [5, 5, 1, 2, 2, 2].map { .found($0) })
  }

  @Test("what has not been looked at is not known")
  func partly() {
    let search = Self.search([1, 5], count: 6, from: 2, looked: 2)
    #expect(search.next(from: 3) == .unknown)
    #expect(search.previous(before: 2) == .unknown)
    let more = Self.search([1, 5], count: 6, from: 2, looked: 4)
    #expect(more.next(from: 3) == .found(5))
    #expect(more.next(from: 6) == .unknown)
    #expect(more.previous(before: 1) == .unknown)
  }

  @Test("nothing to find, or nothing to look at")
  func nothing() {
    let none = Self.search([], count: 3, from: 1, looked: 3)
    #expect(none.next(from: 1) == .none)
    #expect(none.previous(before: 0) == .none)
    let empty = EntrySearch(count: 0, from: 7)
    #expect(empty.isComplete)
    #expect(empty.next(from: 0) == .none)
    #expect(empty.next(from: 1) == .none)
    #expect(empty.rank(of: 0) == nil)
  }
}
