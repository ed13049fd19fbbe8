import ExpoModel
import ExpoBase
import Testing

@testable import ExpoCommand

/// The rows that the reader keeps: the same as those read anew, and not too many.
struct BrowseRowsTests {
  @Test("rows that were read look like rows that are read anew")
  func same() throws {
    var state = try SampleFair.state(after: "l3j")
    let anew = state.rows
    state.prepare()
    #expect(state.rows == anew)
    #expect(anew.contains { $0.hasPrefix(">4 ✗ 강") })
  }

  @Test("of too many rows those on the screen are kept")
  func bounded() {
    var rows = BrowseRows()
    for index in 0..<300 {
      rows[index] = BrowseRow(
        isWhole: true, hasContent: true, findings: [], name: .readable("강"),
        summary: .readable(""), in: .korean)
    }
    rows.makeRoom(for: [298, 299, 300])
    #expect(rows.count == 2)
    #expect(rows[299]?.name == "강")
    #expect(rows[0] == nil)
  }
}
