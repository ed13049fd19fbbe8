import ExpoModel

/// A picture as pages refer to it: its files with their percent-encoded paths.
struct SitePicture: Sendable {
  /// A file of it.
  struct File: Sendable {
    let path: String
    let scale: Int
    let width: Int?
  }

  /// The files, the smallest scale first; never none.
  let files: [File]
  /// The size at which it is laid out, in CSS pixels.
  let size: Picture.Size?

  /// Nil for a picture of which browsers show no file.
  init?(_ picture: Picture, _ paths: PictureFiles) {
    guard !picture.candidates.isEmpty else { return nil }
    files = picture.candidates.map {
      File(
        path: URLPath.encoded(paths.path(of: $0, of: picture)), scale: $0.scale,
        width: $0.size?.width)
    }
    size = picture.layoutSize
  }

  /// The width from which a picture fills its place, in CSS pixels; a smaller one is enlarged.
  private static let fullWidth = 320

  /// Whether it is laid out larger than its own size, as the app does it.
  private var isEnlarged: Bool { (size?.width ?? 0) < Self.fullWidth }

  /// How wide it is on a page of its own; nil for its own size.
  var sizesOfPlate: StaticString? { isEnlarged ? "(min-width: 33rem) 28rem, 90vw" : nil }

  /// The largest file, for those who link to the picture from elsewhere.
  var largest: File? { files.last }
}

extension SitePicture {
  /// How a picture comes to be seen.
  struct Showing {
    /// The way from the page to the folder of the site.
    let root: StaticString
    /// What it shows, for those who do not see it; empty where the text beside it says so.
    let alternative: String
    /// Whether it is loaded only when it is scrolled to.
    let isLazy: Bool
    /// How wide it is in the layout, in the words of the `sizes` attribute; nil for its own size.
    let sizes: StaticString?
  }

  /// The element; nil if browsers show no file of it.
  ///
  /// At its own size it has a file for each density of pixels, `a.png 1x, a@2x.png 2x`; where the
  /// layout gives it a width, browsers choose by the width of the files, `a.png 300w`, and load
  /// no more than they need.
  func node(_ showing: Showing) -> HTMLNode? {
    guard let first = files.first else { return nil }
    var attributes: [HTMLAttribute] = [
      HTMLAttribute("src", .file(root: showing.root, path: first.path))
    ]
    attributes += sourceSet(showing)
    if let size {
      attributes += [
        HTMLAttribute("width", .number(size.width)), HTMLAttribute("height", .number(size.height)),
      ]
    }
    attributes.append(.text("alt", showing.alternative))
    if showing.isLazy { attributes.append(.set("loading", "lazy")) }
    attributes.append(.set("decoding", "async"))
    return .element(.picture, attributes, [])
  }

  /// The picture on a page of its own.
  func plate(_ showing: Showing) -> HTMLNode? {
    node(showing).map { .element(.figure, [.class(isEnlarged ? "plate enlarged" : "plate")], [$0]) }
  }

  private func sourceSet(_ showing: Showing) -> [HTMLAttribute] {
    guard files.count > 1 || files[0].scale != 1 else { return [] }
    if let sizes = showing.sizes, files.count > 1, Set(files.map(\.width)).count == files.count,
      files.allSatisfy({ $0.width != nil })
    {
      let values = candidates(showing.root) { .parts([.number($0.width ?? 0), .constant("w")]) }
      return [HTMLAttribute("srcset", .parts(values)), .set("sizes", sizes)]
    }
    let values = candidates(showing.root) { .parts([.number($0.scale), .constant("x")]) }
    return [HTMLAttribute("srcset", .parts(values))]
  }

  private func candidates(
    _ root: StaticString, _ descriptor: (File) -> HTMLAttribute.Value
  ) -> [HTMLAttribute.Value] {
    var values: [HTMLAttribute.Value] = []
    for file in files {
      if !values.isEmpty { values.append(.constant(", ")) }
      values += [.file(root: root, path: file.path), .constant(" "), descriptor(file)]
    }
    return values
  }
}
