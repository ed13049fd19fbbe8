import ExpoModel
import ExpoBase
import Testing

@testable import ExpoRendering

/// Image sets and their exported files.
struct PictureFilesTests {
  private func picture(
    _ name: String, _ scales: [Int] = [1], format: Picture.Format = .png, source: String = ""
  ) -> Picture {
    Picture(
      name: name,
      candidates: scales.map {
        Picture.Candidate(
          scale: $0, size: nil, format: format, source: "\(source)\(name)/\($0).file")
      })
  }

  private func exhibition(_ pictures: [Picture?], poster: Picture? = nil) -> Exhibition {
    let entry = Entry(name: "", imageName: "", shortDescription: "", description: "")
    return Exhibition(
      fileName: "entries.json", exposition: nil, posterPicture: poster,
      entries: pictures.enumerated().map {
        PublishedEntry(number: $0.offset + 1, entry: entry, picture: $0.element)
      })
  }

  /// `path < source` of every file.
  private func files(_ pictures: [Picture?], poster: Picture? = nil) -> [String] {
    PictureFiles(exhibition(pictures, poster: poster)).files.map { file in
      guard case .copy(let source) = file.content else { return "\(file.path) is made" }
      return "\(file.path) < \(source)"
    }
  }

  @Test("a file for each scale, the poster's first")
  func scales() {
    #expect(
      files(
        [picture("haegeum", [1, 2, 3]), nil, picture("Kite", [2], format: .jpeg)],
        poster: picture("poster"))
        == [
          "images/poster.png < poster/1.file", "images/haegeum.png < haegeum/1.file",
          "images/haegeum@2x.png < haegeum/2.file", "images/haegeum@3x.png < haegeum/3.file",
          "images/Kite@2x.jpg < Kite/2.file",
        ])
  }

  @Test("a shared picture is copied once")
  func shared() {
    let flag = picture("flag", [1, 2])
    #expect(
      files([flag, flag], poster: flag)
        == ["images/flag.png < flag/1.file", "images/flag@2x.png < flag/2.file"])
  }

  @Test("no two image sets share a file")
  func clashes() {
    let pictures = [
      picture("a", [1, 2]), picture("A"), picture("a@2x"), picture("a", source: "other/"),
      picture("../a"), picture("con"), picture("/"),
    ]
    #expect(
      files(pictures).map { $0.split(separator: " ")[0] } == [
        "images/a.png", "images/a@2x.png", "images/A-2.png", "images/a-2x.png", "images/a-3.png",
        "images/a-4.png", "images/con-2.png", "images/picture.png",
      ])
  }

  @Test("paths match the exported files")
  func paths() {
    let pictures = [picture("a", [1, 2]), picture("A", [3], format: .svg)]
    let names = PictureFiles(exhibition(pictures), folder: "static/images")
    let paths = pictures.flatMap { picture in
      picture.candidates.map { names.path(of: $0, of: picture) }
    }
    #expect(paths == names.files.map(\.path))
    #expect(
      paths == ["static/images/a.png", "static/images/a@2x.png", "static/images/A-2@3x.svg"])
  }
}
