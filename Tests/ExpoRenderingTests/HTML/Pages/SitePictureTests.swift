import ExpoModel
import ExpoTestSupport
import Testing

@testable import ExpoRendering

struct SitePictureTests {
  private func picture(
    _ sizes: [(width: Int, height: Int)], bytes: [Int] = [], isOpaque: Bool = true,
    format: Picture.Format = .png
  ) throws -> SitePicture {
    let picture = Picture(
      name: "p",
      candidates: sizes.enumerated().map { index, size in
        Picture.Candidate(
          scale: index + 1, size: Picture.Size(width: size.width, height: size.height),
          format: format, source: "\(index)",
          byteCount: bytes.indices.contains(index) ? bytes[index] : nil, isOpaque: isOpaque)
      })
    let files = PictureFiles([Exhibition([], poster: picture)], folder: "")
    return try #require(SitePicture(picture, files))
  }

  private func attribute(
    _ name: String, _ picture: SitePicture, in slot: PictureSlot
  ) throws -> String {
    let node = picture.node(root: "", alternative: "", isLazy: true, slot: slot)
    let parts = String { node.append(to: &$0) }.split(separator: " \(name)=\"")
    return String(try #require(parts.dropFirst().first).prefix { $0 != "\"" })
  }

  @Test("files are listed by width, each width and only alike proportions once")
  func files() throws {
    let files = try picture([(300, 200), (600, 401), (300, 200), (900, 300), (1200, 800)])
    #expect(
      try attribute("srcset", files, in: .card(.wide, among: []))
        == "p.png 300w, p@2x.png 600w, p@5x.png 1200w")
  }

  @Test(
    "a picture is at most 1.5 times its largest file and as high as its room",
    arguments: [
      (300, 200, "450 300", "450 300"), (301, 201, "451 301", "451 301"),
      (2000, 1000, "3000 1500", "960 480"), (100, 3000, "150 4500", "16 480"),
      (1, 1, "1 1", "1 1"),
    ])
  func box(width: Int, height: Int, plate: String, column: String) throws {
    let picture = try picture([(width, height)])
    for (slot, box) in [(PictureSlot.plate, plate), (.column, column)] {
      let found = [
        try attribute("width", picture, in: slot), try attribute("height", picture, in: slot),
      ]
      #expect(found.joined(separator: " ") == box)
    }
  }

  @Test(
    "sizes are the widths in which a picture is drawn, on a card without the mat if it is not cropped",
    arguments: TextTable.rows(
      """
      900 → 600 → plate → (min-width: 60rem) and (min-aspect-ratio: 2678/1000) calc((100vh - 10rem) * 1.5), (min-width: 120rem) 69rem, (min-width: 108.437rem) calc(100vw - 51rem), (min-width: 60rem) calc((100vw - 9.375rem) * 0.58), (min-width: 40rem) calc(100vw - 5rem), calc(100vw - 2.5rem)
      200 → 200 → plate → (min-width: 21.25rem) 300px, calc(100vw - 2.5rem)
      200 → 300 → tall → (min-width: 110rem) 13.5rem, (min-width: 75rem) 11.937rem, (min-width: 40rem) 9.812rem, (min-width: 28rem) 6.625rem, (min-width: 22rem) calc((100vw - 6.25rem) * 0.391), calc((100vw - 3.75rem) * 0.783)
      300 → 200 → wide → (min-width: 110rem) 32.75rem, (min-width: 75rem) 29.125rem, (min-width: 40rem) 24.375rem, (min-width: 28rem) 17.25rem, (min-width: 22rem) calc((100vw - 3.75rem) * 0.711), calc((100vw - 2.5rem) * 1.19)
      """))
  func sizes(row: [String]) throws {
    let size = try (width: #require(Int(row[0])), height: #require(Int(row[1])))
    let shape: CardShape = row[2] == "tall" ? .tall : .wide
    let slot: PictureSlot = row[2] == "plate" ? .plate : .card(shape, among: [])
    #expect(try attribute("sizes", picture([size]), in: slot) == row[3])
  }

  @Test(
    "the size of a card depends on the others in its row: all, three or two",
    arguments: [
      (2, ["0.123", "0.253", "0.403"]), (3, ["0.182", "0.352", "0.598"]),
      (5, ["0.182", "0.352", "0.544"]),
    ])
  func six(index: Int, shares: [String]) throws {
    let shapes: [CardShape] = [.wide, .wide, .tall, .wide, .square, .wide]
    let slot = PictureSlot.card(shapes[index], among: shapes, at: index)
    let sizes = slot.sizes(limit: nil, part: 1000, edges: 0)
    #expect(sizes.matches(of: /\* ([0-9.]+)/).map { String($0.output.1) } == shares, "\(sizes)")
  }

  @Test(
    "a card crops opaque landscapes and contains the rest",
    arguments: [
      (800, 600, true, "mat cropped"), (1200, 600, true, "mat cropped"), (1201, 600, true, "mat"),
      (600, 600, true, "mat"), (600, 800, true, "mat"), (800, 600, false, "mat"),
    ])
  func card(width: Int, height: Int, isOpaque: Bool, kind: String) throws {
    let picture = try picture([(width, height)], isOpaque: isOpaque)
    let mat = picture.mat(root: "", isLazy: false, slot: .card(.wide, among: []))
    #expect(String { mat.append(to: &$0) }.contains("<div class=\"\(kind)\">"))
  }

  @Test(
    "a card has one of three shapes, and a large view is at least 1.3 times as large as the plate",
    arguments: [
      (1200, 900, CardShape.wide, true), (900, 1200, .tall, true), (288, 191, .wide, false),
      (800, 600, .wide, false), (852, 600, .wide, true), (600, 640, .square, false),
      (300, 3000, .tall, true),
      (1000, 1000, .square, true), (1500, 600, .wide, false), (1600, 600, .wide, true),
    ])
  func shape(width: Int, height: Int, shape: CardShape, isWorthView: Bool) throws {
    let picture = try picture([(width, height)])
    #expect((picture.shape, picture.isWorthView) == (shape, isWorthView))
  }

  @Test(
    "the file for link previews is the largest of at most 1 MB, if there is one",
    arguments: [
      ([10, 20, 30], "p@3x.png"), ([10, 1_000_000, 1_000_001], "p@2x.png"),
      ([2_000_000, 3_000_000, 4_000_000], nil),
    ])
  func preview(bytes: [Int], path: String?) throws {
    let picture = try picture([(100, 50), (200, 100), (300, 150)], bytes: bytes)
    #expect(picture.preview?.path == path)
    #expect(try self.picture([(1, 1)], format: .svg).preview == nil)
  }

  @Test(
    "a thumbnail has files of at most 100 KB, if the picture has any",
    arguments: [
      ([10, 20, 30], "p.png 100w, p@2x.png 200w, p@3x.png 300w"),
      ([100_001, 100_000, 300_000], "p@2x.png 200w"),
      ([100_001, 100_002, 100_003], "p.png 100w, p@2x.png 200w, p@3x.png 300w"),
    ])
  func thumbnail(bytes: [Int], srcset: String) throws {
    let picture = try picture([(100, 50), (200, 100), (300, 150)], bytes: bytes)
    #expect(try attribute("srcset", picture.small, in: .thumbnail) == srcset)
    #expect(
      try attribute("srcset", picture, in: .card(.wide, among: [])).hasPrefix(
        "p.png 100w, p@2x.png 200w"))
  }

  @Test(
    "the poster is the icon if a file of it has at most 4 KB, else a square is",
    arguments: [
      ([10, 20], "p.png"), ([4_001, 4_000], "p@2x.png"), ([4_001, 8_000], "favicon.svg"),
    ])
  func icon(bytes: [Int], path: String) throws {
    let picture = try picture([(100, 50), (200, 100)], bytes: bytes)
    let icons = SitePlan.icons(of: Exhibition([], poster: nil), poster: picture)
    #expect(icons.links.first?.path == path)
  }

  @Test("a file of 0 or 2147483647 pixels does not trap")
  func extremes() throws {
    let greatest = Int(Int32.max)
    for size in [(0, 0), (greatest, greatest), (greatest, 1), (1, greatest)] {
      var bytes: [UInt8] = []
      let picture = try picture([size])
      picture.mat(root: "", isLazy: true, slot: .card(.wide, among: [])).append(to: &bytes)
      picture.view(root: "", alternative: "").append(to: &bytes)
    }
  }
}
