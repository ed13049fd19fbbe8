import ExpoModel
import ExpoBase
import Testing

@testable import ExpoCommand

/// The rows that the reader keeps: the same as those read anew, and not too many.
struct BrowseRowsTests {
  @Test("rows that are kept look like rows that are read again")
  func same() throws {
    var state = try SampleFair.state(after: "l3j")
    let anew = state.rows
    state.prepare()
    #expect(state.rows == anew)
    #expect(anew.contains { $0.hasPrefix(">4 ✗ 강") })
  }

  @Test("only the part of a name that fits on a screen is kept")
  func long() throws {
    for long in [
      String(repeating: "강", count: 20_000), "a" + String(repeating: "\u{301}", count: 20_000),
    ] {
      let entries = #"[{"name": "\#(long)", "short_desc": "\#(long)"}]"#
      let row = try SampleFair.document(entries: entries).row(of: 0)
      #expect(row.name.unicodeScalars.elementsEqual(long.unicodeScalars.prefix(8192)))
      #expect(row.summary.unicodeScalars.count == 8192)
    }
  }

  @Test("if there are too many rows, those on the screen are kept")
  func bounded() throws {
    let entries = (0..<300).map { #"{"name": "강 \#($0)"}"# }.joined(separator: ",")
    var document = try SampleFair.document(entries: "[\(entries)]")
    document.readRows(of: Array(0..<300))
    document.readRows(of: [298, 299])
    #expect(document.rows.keys.sorted() == [298, 299])
    #expect(document.rows[299]?.name == "강 299")
  }
}
