import ExpoTestSupport
import Testing

struct ExportErrorTests {
  private static let errors: [ExportError] = [
    .foreignFolder("site"), .foreignFiles((1...10).map { "\($0)" }, folder: "site"),
    .inputs(["a", "b"], folder: "site"), .blocked("a", folder: "site"), .brokenManifest("m"),
    .newerManifest("m", version: 9), .busy("site"), .badPath("../x"), .sameName("a", "A"),
  ]

  /// The name, the message and the help of each error.
  private static let rows = TextTable.rows(
    """
    foreignFolder → site: the folder is not empty, and expo did not write it → name another folder, or add to this one with --force
    foreignFiles → site: expo did not write '1', '2', '3', '4', '5', '6', '7', '8' and 2 more → move them away, or replace them with --force
    inputs → site: the export would replace files that it reads: 'a', 'b' → name another folder
    blocked → site: 'a' is in the way → move it away
    brokenManifest → m: the list of exported files cannot be read → correct it, or export with --force and keep what it listed
    newerManifest → m: expected version 1, found 9 → a newer expo wrote it; use that one, or another folder
    busy → site: another export is writing to this folder → wait until it ends
    badPath → a file cannot be called '../x' → nothing
    sameName → 'a' and 'A' are the same file on a system that ignores case → change an image_name, or number the pages with --slug number
    """)

  @Test(
    "every error of an export has the message and the help of its row, and has both in Korean",
    arguments: zip(errors, rows))
  func words(error: ExportError, row: [String]) {
    let help = TextTable.items(row[2]).first
    #expect(Self.rows.count == Self.errors.count && "\(error)".hasPrefix(row[0]))
    #expect(error.words(in: .english) == ErrorWords(message: row[1], help: help))
    let words = error.words(in: .korean)
    #expect((words.help == nil) == (help == nil))
    for part in [words.message, words.help].compactMap(\.self) {
      #expect(LanguageCheck.faults(in: part, .korean) == [])
    }
  }
}
