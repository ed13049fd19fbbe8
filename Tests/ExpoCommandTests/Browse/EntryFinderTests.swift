import ExpoBase
import ExpoSearch
import Testing

@testable import ExpoCommand

/// A finder that looks at rows a part at a time, and the list that shows what it finds.
struct EntryFinderTests {
  /// The rows in which each kind of match is found: of score 0, of score 1, accidental.
  private static func matcher(
    _ best: Set<Int>, _ others: Set<Int> = [], accidental: Set<Int> = []
  ) -> (FinderQuery) -> (Int) -> SearchMatch? {
    { _ in
      { row in
        var match = SearchMatch()
        match.score = best.contains(row) ? 0 : 1
        match.isAccidental = accidental.contains(row)
        return best.union(others).union(accidental).contains(row) ? match : nil
      }
    }
  }

  private static func list(_ count: Int, _ kind: FinderQuery.Kind = .search) throws -> FoundList {
    var list = FoundList(count, height: 3)
    list.look(for: try #require(FinderQuery(kind, "a")))
    return list
  }

  private static func rows(_ list: FoundList) -> [Int] { (0..<list.count).map { list[$0] } }

  @Test(
    "the best matches come first, equal ones in their order, and accidental ones only if they count",
    arguments: [
      ([4, 1], [2, 0], [], [1, 4, 0, 2]), ([], [], [5, 3], [3, 5]), ([], [4], [1], [1, 4]),
      ([], [], [], []),
    ] as [(Set<Int>, Set<Int>, Set<Int>, [Int])])
  func order(best: Set<Int>, others: Set<Int>, accidental: Set<Int>, expected: [Int]) throws {
    for bytes in [1, 4, 100] {
      var list = try Self.list(6)
      while !list.isComplete {
        list.advance(
          bytes: bytes, length: { _ in 1 },
          matcher: Self.matcher(best, others, accidental: accidental))
      }
      #expect(Self.rows(list) == expected)
      #expect((0..<6).map { list.row(of: $0) } == (0..<6).map { expected.firstIndex(of: $0) })
    }
  }

  @Test("a search in a filter finds only entries that match the filter, however far that has come")
  func among() throws {
    var list = try Self.list(6, .filter)
    list.look(for: try #require(FinderQuery(.search, "b")))
    while !list.isComplete {
      list.advance(bytes: 1, length: { _ in 1 }) { query in
        Self.matcher(query.kind == .filter ? [1, 3, 5] : [0, 3, 5])(query)
      }
    }
    #expect(Self.rows(list) == [3, 5])
    list.leave(.search)
    #expect(Self.rows(list) == [1, 3, 5])
    list.leave(.filter)
    #expect(Self.rows(list) == [0, 1, 2, 3, 4, 5])
  }

  @Test("a chosen row stays chosen when better ones are found above it")
  func chosen() throws {
    var list = try Self.list(6)
    let match = Self.matcher([5], [0, 1])
    list.advance(bytes: 3, length: { _ in 1 }, matcher: match)
    list.move(by: 1)
    #expect(list.chosen == 1)
    list.advance(bytes: 9, length: { _ in 1 }, matcher: match)
    #expect(Self.rows(list) == [5, 0, 1] && list.chosen == 1)
    // One that was not moved to gives way to the best.
    list = try Self.list(6)
    for _ in 0..<2 { list.advance(bytes: 3, length: { _ in 1 }, matcher: match) }
    #expect(list.chosen == 5)
  }
}
