import ExpoModel
import Testing

@testable import ExpoRendering

/// Exhibitions and their places on the timeline.
struct TimelineTests {
  private func exhibition(_ fileName: String, _ duration: String?) -> Exhibition {
    Exhibition(
      fileName: fileName,
      exposition: duration.map {
        Exposition(title: "t", visitors: 1, location: "", duration: $0, description: "")
      }, entries: [])
  }

  @Test("the first to begin comes first; those without a year follow as they were given")
  func order() {
    let stops = Timeline([
      exhibition("z.json", nil), exhibition("c.json", "1970. 03. 15 - 1970. 09. 13"),
      exhibition("a.json", "someday"), exhibition("b.json", "1970"),
      exhibition("d.json", "1851. 05. 01 - 1851. 10. 15"),
    ]).stops
    #expect(stops.map(\.folder) == ["d", "b", "c", "z", "a"])
    #expect(stops.map(\.year) == [1851, 1970, 1970, nil, nil])
  }

  @Test(
    "a folder is named after its document",
    arguments: [
      (["paris_expo_1900.json", "Fair.JSON", "x"], ["paris_expo_1900", "fair", "x"]),
      (["items.json", "items.json", "ITEMS.json"], ["items", "items-2", "items-3"]),
      (["assets.json", "index.html.json", "../..", ""], ["assets-2", "index-html", "3", "4"]),
    ])
  func folders(fileNames: [String], expected: [String]) {
    #expect(Timeline(fileNames.map { exhibition($0, nil) }).stops.map(\.folder) == expected)
  }
}
