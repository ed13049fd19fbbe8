import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// A year of publishing: forty changes of a repository, each exported from a fresh clone.
struct PublishingYearTests {
  private struct Fair {
    var file: String
    var title: String
    var entries: [(name: String, image: String)]
  }

  private struct Repository {
    var fairs = [
      Fair(
        file: "london", title: "London",
        entries: [
          ("High Mast", "mast"), ("Long Bridge", "bridge"), ("Old Gate", "gate"),
          ("Blue Pond", "pond"), ("Red Tower", "tower"),
        ])
    ]
    var text = "t"
    var width = 40
    var slug = "image"
    var language = "en"
    var hasAll = true
    var perPage = 2
    var record: String?

    func clone() throws -> TemporaryFolder {
      let folder = try TemporaryFolder([
        ".expo.json": """
        {"export": {"output": "site", "images": "pictures", "slug": "\(slug)", "perPage": \(perPage),
          "pageLang": "\(language)", "noSinglePage": \(!hasAll)}}
        """
      ])
      if let record { try folder.write(record, to: ".expo-addresses.json") }
      for (index, fair) in fairs.enumerated() {
        let poster = ExportFixture.poster.replacing("박람회", with: fair.title)
          .replacing("1993", with: "\(1851 + index)")
        let entries = fair.entries.map {
          """
          {"name": "\($0.name)", "image_name": "\($0.image)", "short_desc": "s", "desc": "\(text)"}
          """
        }
        try folder.write(poster, to: "\(index)/\(fair.file).json")
        try folder.write("[\(entries.joined(separator: ","))]", to: "\(index)/items.json")
        for entry in fair.entries {
          let picture = ExportFixture.png(width: width, height: width)
          try folder.write(picture, to: "pictures/\(entry.image).png")
        }
      }
      return folder
    }
  }

  /// The changes of half a year.
  private static func changes(_ half: Int) -> [(name: String, change: (inout Repository) -> Void)] {
    [
      ("a text", { $0.text = "t\(half)" }),
      ("an image name", { $0.fairs[0].entries[0].image = "spar\(half)" }),
      ("again", { $0.fairs[0].entries[0].image = "pole\(half)" }),
      ("and back", { $0.fairs[0].entries[0].image = "mast" }),
      ("new pictures", { $0.width = 2000 }),
      (
        "two crosswise",
        { repository in
          let image = repository.fairs[0].entries[1].image
          repository.fairs[0].entries[1].image = repository.fairs[0].entries[2].image
          repository.fairs[0].entries[2].image = image
        }
      ),
      ("a name", { $0.fairs[0].entries[3].name = "Pond \(half)" }),
      ("its image name, too", { $0.fairs[0].entries[3].image = "pool\(half)" }),
      ("a new entry", { $0.fairs[0].entries.append(("New \(half)", "new\(half)")) }),
      ("the order", { $0.fairs[0].entries.reverse() }),
      (
        "another fair",
        { repository in
          let entries = [(name: "N\(half)", image: "n")]
          repository.fairs.append(Fair(file: "fair\(half)", title: "T\(half)", entries: entries))
        }
      ),
      ("its document", { $0.fairs[half + 1].file = "expo\(half)" }),
      ("its title", { $0.fairs[half + 1].title = "Expo \(half)" }),
      ("its document again", { $0.fairs[half + 1].file = "show\(half)" }),
      ("and back", { $0.fairs[half + 1].file = "fair\(half)" }),
      (
        "an entry goes to another fair",
        { repository in
          let entry = repository.fairs[0].entries.removeLast()
          repository.fairs[half + 1].entries.append(entry)
        }
      ),
      ("small pictures", { $0.width = 40 }),
      ("a language", { $0.language = half == 0 ? "de" : "ko" }),
      ("addresses by name", { $0.slug = "name" }),
      (
        "and a shorter list",
        { repository in
          repository.slug = "image"
          repository.perPage = 4
          repository.hasAll = false
        }
      ),
    ]
  }

  /// The pages of a site, and those that they lead on to.
  private func pages(_ folder: TemporaryFolder, _ site: String) throws -> [String: String?] {
    var pages: [String: String?] = [:]
    for page in try folder.files(under: site) where page.hasSuffix(".html") {
      let target = try folder.text("\(site)/\(page)").firstMatch(of: /content="0; url=([^"]*)"/)
      pages[page] = .some(
        target.map { target in
          var parts = page.split(separator: "/").dropLast()
          for part in target.1.split(separator: "/") {
            if part == ".." { parts.removeLast() } else { parts.append(part) }
          }
          return parts.joined(separator: "/")
        })
    }
    return pages
  }

  @Test("every published address has a page or redirects; --check is right; two exports are equal")
  func year() throws {
    var repository = Repository()
    var published: Set<String> = []
    // A sample is the first half, published after some of its changes.
    let sample: Set = [0, 2, 3, 6, 9, 12, 15, 18, 19]
    let changes = Self.changes(0) + (Thoroughness.triesAll ? Self.changes(1) : [])
    for (index, (step, change)) in changes.enumerated() {
      change(&repository)
      guard Thoroughness.triesAll || sample.contains(index) else { continue }
      let folder = try repository.clone()
      let plain = expo("export html @ -o @/plain", in: folder.path)
      #expect(plain.status == .success, "\(step): \(plain.errors)")
      #expect(!plain.errors.contains("nowhere"), "\(step): \(plain.errors)")
      #expect(expo("export html @ --check", in: folder.path).status == .findings, "\(step)")
      let result = expo("export html @ --record", in: folder.path)
      #expect(result.status == .success && !result.errors.contains("nowhere"), "\(step)")
      let check = expo("export html @ --check --record", in: folder.path)
      #expect(check.status == .success, "\(step): \(check.output)\(check.errors)")
      repository.record = try folder.text(".expo-addresses.json")

      let pages = try pages(folder, "site")
      #expect(published.subtracting(pages.keys) == [], "\(step)")
      for (page, target) in pages {
        guard let target else { continue }
        let isLast = pages[target].map { $0 == nil } ?? false
        #expect(isLast, "\(step): \(page) to \(target)")
      }
      published.formUnion(pages.keys)
      let files = try folder.files(under: "site")
      #expect(try folder.files(under: "plain") == files, "\(step)")
      for file in files {
        let contents = ["site", "plain"].map {
          FileManager.default.contents(atPath: "\(folder.path)/\($0)/\(file)")
        }
        #expect(contents[0] == contents[1], "\(step): \(file)")
      }
    }
    #expect(published.count > (Thoroughness.triesAll ? 60 : 30))
  }
}
