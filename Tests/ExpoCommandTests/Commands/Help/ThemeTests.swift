import ExpoResources
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// `expo help theming` lists what the style sheet and the pages have, no less and no more.
struct ThemeTests {
  private static let sheets = [
    Resources.style, Resources.searchStyle, Resources.portalStyle,
  ].map { String(decoding: $0, as: UTF8.self) }.joined()

  @Test("every class of the sheets and pages")
  func classes() throws {
    let folder = try ExportPortalTests.catalogs()
    #expect(
      ExportFixture(
        ["html", "@", "-o", "@/site", "--per-page", "1", "--base-url", "https://a.example"],
        in: folder
      ).status == .success
    )
    let result = ExportFixture(["html", "@", "-o", "@/site", "--check"], in: folder)
    var found = Set(Self.sheets.matches(of: /\.([a-z][a-z-]*)/).map { String($0.output.1) })
    for page in try result.files(under: "site") where page.hasSuffix(".html") {
      let html = try folder.text("site/\(page)")
      for match in html.matches(of: /class="([^"]*)"/) {
        found.formUnion(match.output.1.split(separator: " ").map(String.init))
      }
    }
    #expect(found.subtracting(ThemeClass.allCases.map(\.rawValue)) == [])
    #expect(Set(ThemeClass.allCases.map(\.rawValue)).subtracting(found) == [])
  }

  @Test("every custom property")
  func properties() {
    let found = Set(Self.sheets.matches(of: /(--[a-z-]+):/).map { String($0.output.1) })
    #expect(found == Set(ThemeProperty.allCases.map(\.name)))
  }
}
