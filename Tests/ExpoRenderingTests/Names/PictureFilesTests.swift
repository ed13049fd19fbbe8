import ExpoModel
import Testing

@testable import ExpoRendering

struct PictureFilesTests {
  private func exhibition(_ pictures: [Picture?], poster: Picture? = nil) -> Exhibition {
    Exhibition(pictures.map { _ in Entry() }, pictures: pictures, poster: poster)
  }

  /// `path < source` of every file.
  private func files(_ pictures: [Picture?], poster: Picture? = nil) -> [String] {
    PictureFiles([exhibition(pictures, poster: poster)]).files.map { file in
      guard case .copy(let source) = file.content else { return "\(file.path) is made" }
      return "\(file.path) < \(source)"
    }
  }

  @Test("each scale of a picture has a file, and those of the poster come first")
  func scales() {
    #expect(
      files(
        [Picture("haegeum", scales: [1, 2, 3]), nil, Picture("Kite", scales: [2], format: .jpeg)],
        poster: Picture("poster"))
        == [
          "images/poster.png < poster-1.png", "images/haegeum.png < haegeum-1.png",
          "images/haegeum@2x.png < haegeum-2.png", "images/haegeum@3x.png < haegeum-3.png",
          "images/Kite@2x.jpg < Kite-2.png",
        ])
  }

  @Test("a shared picture is copied once")
  func shared() {
    let flag = Picture("flag", scales: [1, 2])
    #expect(
      files([flag, flag], poster: flag)
        == ["images/flag.png < flag-1.png", "images/flag@2x.png < flag-2.png"])
  }

  @Test("no two image sets share a file")
  func clashes() {
    let pictures = [
      Picture("a", scales: [1, 2]), Picture("A"), Picture("a@2x"), Picture("a", folder: "other/"),
      Picture("../a"), Picture("con"), Picture("/"),
    ]
    #expect(
      files(pictures).map { $0.split(separator: " ")[0] } == [
        "images/a.png", "images/a@2x.png", "images/A-2.png", "images/a-2x.png", "images/a-3.png",
        "images/a-4.png", "images/con-2.png", "images/picture.png",
      ])
  }

  @Test("paths match the exported files")
  func paths() {
    let pictures = [Picture("a", scales: [1, 2]), Picture("A", scales: [3], format: .svg)]
    let names = PictureFiles([exhibition(pictures)], folder: "static/images")
    let paths = pictures.flatMap { picture in
      picture.candidates.map { names.path(of: $0, of: picture) }
    }
    #expect(paths == names.files.map(\.path))
    #expect(paths == ["static/images/a.png", "static/images/a@2x.png", "static/images/A-2@3x.svg"])
  }
}
