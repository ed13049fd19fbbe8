import ExpoTestSupport
import Foundation
import Testing

/// JSON of other people: no command changes it, and none finds anything wrong with it.
struct OtherShapesTests {
  private struct Shape { let path, what, text: String }

  private static func all() throws -> [Shape] {
    try Repository.text("Tests/other-shapes.tsv").split(separator: "\n").dropFirst().map { row in
      let cells = row.split(separator: "\t").map(String.init)
      return Shape(path: cells[0], what: cells[1], text: cells[2].replacing("\\n", with: "\n"))
    }
  }

  private static let searches = [
    "validate @", "validate --fix @", "validate --fix --unsafe-fixes @", "validate --diff @",
    "format --write @", "format --check @", "export markdown @ -o @/out.md",
    "export html @ -o @/out", "list @", "show @",
  ]

  @Test("each of 60 shapes by itself, and all of them, are left alone in a folder")
  func folders() throws {
    let shapes = try Self.all()
    #expect(shapes.count == 60)
    for (number, shapes) in (shapes.map { [$0] } + [shapes]).enumerated() {
      let files = Dictionary(uniqueKeysWithValues: shapes.map { ($0.path, $0.text) })
      let folder = try TemporaryFolder(files)
      let before = try folder.contents()
      // All commands find documents in one way: a sample has two of them for each shape.
      for (index, command) in Self.searches.enumerated()
      where Thoroughness.triesAll || shapes.count > 1 || index % 5 == number % 5 {
        let outcome = expo(command, in: folder.path)
        #expect(
          outcome.ended(.failure, saying: "no exposition documents found ("),
          "\(command) \(shapes.map(\.path))")
      }
      #expect(try folder.contents() == before)
    }
  }

  @Test("a search says what each of them looks like, and hooks skip it")
  func words() throws {
    let shapes = try Self.all()
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: shapes.map { ($0.path, $0.text) }))
    let lines = expo("validate --show-files @", in: folder.path).output
    for shape in shapes {
      let look = ["alike entries": "looks like entries", "alike exposition": "looks like an expo"]
      let reason = look[shape.what] ?? "does not look like a document"
      #expect(lines.contains("@/\(shape.path): skipped, \(reason)"))
      let hook = expo("validate --force-exclude -- @/\(shape.path)", in: folder.path)
      #expect(hook.status == .success)
    }
    let errors = expo("validate @", in: folder.path).errors
    #expect(
      errors.contains("; 9 files look like entries under other names; see expo help documents"))
  }

  @Test("files in data sets are recognized like loose files")
  func dataSets() throws {
    let shapes = try Self.all()
    let tree = shapes.enumerated().reduce(ProjectTree()) {
      $0.dataSet("data\($1.offset)", in: "App/Assets.xcassets", $1.element.text)
    }
    let folder = try TemporaryFolder(tree.files)
    let before = try folder.contents()
    for command in Self.searches {
      #expect(expo(command, in: folder.path).status == .failure)
    }
    let catalog = expo("validate --fix @/App/Assets.xcassets", in: folder.path)
    #expect(catalog.status == .success && catalog.output == "")
    #expect(try folder.contents() == before)
  }
}
