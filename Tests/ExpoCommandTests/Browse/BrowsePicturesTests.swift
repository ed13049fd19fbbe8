@testable import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// The pictures of the reader: which file, where it stands, and when it leaves.
struct BrowsePicturesTests {
  private static let fair = Result {
    try document(in: Repository.path("Samples/London1851/Assets.xcassets"))
  }

  private static func document(in catalog: String) throws -> BrowseDocument {
    let documents = try ExhibitionFinder().find(DocumentPath(catalog))
    let pictures = try documents.pictures()
    return BrowseDocument(documents, language: .english, pictures: pictures ?? PictureIndex())
  }

  /// The reader of a sample, on a terminal that shows pictures in cells of 10 by 20 pixels.
  private static func state(
    _ typed: String, columns: Int = 80, rows: Int = 24, answers: [String] = ["_Gi=1;OK"],
    of document: Result<BrowseDocument, any Error> = fair
  ) throws -> BrowseState {
    let document = try document.get()
    var state = BrowseState(document, size: TerminalSize(columns: columns, rows: rows))
    for answer in ["[6;20;10t"] + answers + ["[?62c"] { state.pictures.answers.take(answer) }
    state.prepare()
    state.type(typed)
    return state
  }

  @Test(
    "a picture is drawn only if all of it fits, from the file that suits its cells",
    arguments: [
      ("", 80, 24, "poster@1x 2 0 12x8"), ("j", 80, 24, ""), ("jk", 80, 24, "poster@1x 2 0 12x8"),
      ("", 80, 10, "poster@1x 1 0 4x3"), ("", 80, 9, ""), ("?", 80, 24, ""), ("l", 80, 24, ""),
      ("ll", 80, 24, "crystal_palace@1x 2 0 21x8"), ("llj", 80, 24, ""),
      ("lj", 200, 60, "koh_i_noor@2x 2 99 78x22"),
      ("l/koh", 80, 24, "koh_i_noor@1x 4 0 25x7"),
      ("lli", 80, 24, "crystal_palace@2x 0 9 61x23"),
      ("llij", 80, 24, "crystal_palace@1x 2 0 21x8"), ("lli/koh", 80, 24, "koh_i_noor@1x 4 0 25x7"),
    ])
  func areas(typed: String, columns: Int, rows: Int, expected: String) throws {
    let state = try Self.state(typed, columns: columns, rows: rows)
    let found = state.shownPicture.map { picture in
      let name = FileName.last(of: picture.path).replacing("~universal", with: "")
      let area = picture.area
      return "\(name.dropLast(4)) \(area.row) \(area.column) \(area.columns)x\(area.rows)"
    }
    #expect(found ?? "" == expected)
  }

  @Test("the rows of a picture and one more are blank, and the text begins below")
  func rows() throws {
    let plain = try Self.state("ll", answers: [])
    let state = try Self.state("ll")
    #expect(plain.shownPicture == nil)
    #expect(state.rows[2..<11].allSatisfy { $0.isEmpty })
    #expect(state.rows[11..<23].elementsEqual(plain.rows[2..<14]))
    #expect(try Self.state("lli").rows.dropLast().allSatisfy { $0.isEmpty })
  }

  @Test("the screen scrolls to a match below the picture, and keeps its place at another size")
  func matches() throws {
    var state = try Self.state("l/glass\rl", rows: 12)
    let line = try #require(state.texts.entry.lineOfMatch)
    #expect(state.texts.entry.visible.contains(line))
    state = try Self.state("ll8j", rows: 12)
    let top = state.texts.entry.topPosition
    state.resize(to: TerminalSize(columns: 80, rows: 14))
    state.prepare()
    #expect(state.texts.entry.topPosition == top)
  }

  @Test("i says that the terminal did not answer, or that the entry has no picture")
  func nothing() throws {
    var state = try Self.state("lli", answers: [])
    #expect(state.message == .noPictures)
    let options = BrowseOptions(hidesPictures: true)
    #expect(try SampleFair.state(after: "lli", options: options).message == .picturesAreOff)
    state = try SampleFair.state(after: "ll")
    for answer in ["[6;20;10t", "_Gi=1;OK", "[?62c"] { state.pictures.answers.take(answer) }
    state.type("i")
    #expect(state.message == .noPicture && state.shownPicture == nil)
  }

  @Test("o says that it does not open SVG files")
  func scripts() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/items.dataset/items.json": SampleFair.entries,
      "A.xcassets/items.dataset/Contents.json": #"{"data": [{"filename": "items.json"}]}"#,
      "A.xcassets/pond.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#,
      "A.xcassets/pond.imageset/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#,
    ])
    let document = Result { try Self.document(in: folder.path + "/A.xcassets") }
    let state = try Self.state("lo", of: document)
    #expect(state.message == .noProgramForSVG)
  }
}
