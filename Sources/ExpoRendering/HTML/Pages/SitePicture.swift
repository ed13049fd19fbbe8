import ExpoModel

/// A picture of a site: its files with their percent-encoded paths.
struct SitePicture: Sendable {
  /// A file of the picture.
  struct File: Sendable {
    var path: String
    let scale: Int
    let width: Int?
  }

  /// The files, smallest scale first; never empty.
  var files: [File]
  /// The layout size in CSS pixels.
  let size: Picture.Size?

  /// Creates a picture; nil if browsers show none of its files.
  init?(_ picture: Picture, _ paths: PictureFiles) {
    guard !picture.candidates.isEmpty else { return nil }
    files = picture.candidates.map {
      File(
        path: LinkPath.encoded(paths.path(of: $0, of: picture)), scale: $0.scale,
        width: $0.size?.width)
    }
    size = picture.layoutSize
  }

  /// The width, in CSS pixels, below which a picture is enlarged to fill its column.
  private static let fullWidth = 320

  /// Whether the picture is shown larger than its own size, as in the app.
  private var isEnlarged: Bool { (size?.width ?? 0) < Self.fullWidth }

  /// The `sizes` attribute of the picture on its own page; nil for its own size.
  var sizesOfPlate: StaticString? { isEnlarged ? "(min-width: 33rem) 28rem, 90vw" : nil }

  /// The largest file, for link previews.
  var largest: File? { files.last }
}

extension SitePicture {
  /// How a picture is placed on a page.
  struct Placement {
    /// The path from the page to the folder of the site.
    let root: StaticString
    /// The alternative text; empty where the text beside the picture says the same.
    let alternative: String
    /// Whether the file is loaded only when scrolled to.
    let isLazy: Bool
    /// The `sizes` attribute: the layout width; nil for the picture's own size.
    let sizes: StaticString?
  }

  /// The `img` element; nil if browsers show no file.
  ///
  /// At its own size the picture lists a file per pixel density, `a.png 1x, a@2x.png 2x`. With a
  /// layout width it lists file widths, `a.png 300w`, and browsers load no more than they need.
  func node(_ placement: Placement) -> HTMLNode? {
    guard let first = files.first else { return nil }
    var attributes: [HTMLAttribute] = [
      HTMLAttribute("src", .file(root: placement.root, path: first.path))
    ]
    attributes += sourceSet(placement)
    if let size {
      attributes += [
        HTMLAttribute("width", .number(size.width)), HTMLAttribute("height", .number(size.height)),
      ]
    }
    attributes.append(.text("alt", placement.alternative))
    if placement.isLazy { attributes.append(.set("loading", "lazy")) }
    attributes.append(.set("decoding", "async"))
    return .element(.picture, attributes, [])
  }

  /// The figure of the picture on its own page.
  func plate(_ placement: Placement) -> HTMLNode? {
    node(placement).map {
      .element(.figure, [.class(isEnlarged ? "plate enlarged" : "plate")], [$0])
    }
  }

  private func sourceSet(_ placement: Placement) -> [HTMLAttribute] {
    guard files.count > 1 || files[0].scale != 1 else { return [] }
    if let sizes = placement.sizes, files.count > 1, Set(files.map(\.width)).count == files.count,
      files.allSatisfy({ $0.width != nil })
    {
      let values = candidates(placement.root) { .parts([.number($0.width ?? 0), .constant("w")]) }
      return [HTMLAttribute("srcset", .parts(values)), .set("sizes", sizes)]
    }
    let values = candidates(placement.root) { .parts([.number($0.scale), .constant("x")]) }
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
