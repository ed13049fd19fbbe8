import ExpoModel

@testable import ExpoRendering

extension Entry {
  /// An entry whose texts are empty where a test does not name them.
  init(_ name: String = "", image: String = "", summary: String = "", text: String = "") {
    self.init(name: name, imageName: image, shortDescription: summary, description: text)
  }
}

extension Exposition {
  /// An exposition with one visitor, whose texts are empty where a test does not name them.
  init(_ title: String = "t", location: String = "", duration: String = "", text: String = "") {
    self.init(title: title, visitors: 1, location: location, duration: duration, description: text)
  }
}

extension Picture {
  /// A picture with a file for each scale; `size` is that of the first.
  init(
    _ name: String, scales: [Int] = [1], size: Size? = nil, format: Format = .png,
    folder: String = ""
  ) {
    self.init(
      name: name,
      candidates: scales.map { scale in
        Candidate(
          scale: scale, size: size.map { Size(width: $0.width * scale, height: $0.height * scale) },
          format: format, source: "\(folder)\(name)-\(scale).png")
      })
  }
}

extension Exhibition {
  /// Entries that are numbered as they come, the first ones with pictures.
  init(
    _ entries: [Entry], pictures: [Picture?] = [], exposition: Exposition? = nil,
    poster: Picture? = nil, fileName: String = "f"
  ) {
    self.init(
      fileName: fileName, exposition: exposition, posterPicture: poster,
      entries: entries.enumerated().map { index, entry in
        PublishedEntry(
          number: index + 1, entry: entry,
          picture: pictures.indices.contains(index) ? pictures[index] : nil)
      })
  }
}

extension HTMLSite.Options {
  /// The usual options, changed.
  init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }
}

extension [RenderedFile] {
  /// The text of a file; an empty one if there is none.
  subscript(path: String) -> String { first { $0.path == path }?.text ?? "" }
}

extension RenderedFile {
  /// What is written to the file, or what it is a copy of.
  var text: String {
    if case .copy(let source) = content { return "copy of \(source)" }
    return String { bytes in forEachBlock { bytes += $0 } }
  }
}

extension String {
  /// The text that is appended to no bytes.
  init(_ append: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    append(&bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
