import ExpoModel

/// A picture of a site: its files with their percent-encoded paths.
///
/// It is drawn as large as its room and its largest file allow: at most with 1.5 pixels of the page for each
/// pixel of the file, or with 2 on the page of its entry if it is small.
struct SitePicture: Sendable {
  struct File: Sendable {
    var path: String
    /// In pixels; nil if unknown.
    let size: Picture.Size?
    /// Nil if unknown.
    let byteCount: Int?
    let format: Picture.Format
  }

  /// The files, the smallest first, of different widths and the same proportions; never empty.
  var files: [File]
  /// The size of the largest file in pixels; nil if unknown.
  let size: Picture.Size?
  /// Whether cards cut off its edges, as of a photograph, instead of leaving room around it.
  let isCropped: Bool
  let isOpaque: Bool
  var shape: CardShape { size.map { CardShape(aspect: Self.aspect($0)) } ?? .square }

  /// Nil if browsers can show none of the files.
  init?(_ picture: Picture, _ paths: PictureFiles) {
    let all = picture.candidates.map { candidate in
      File(
        path: LinkPath.encoded(paths.path(of: candidate, of: picture)),
        size: candidate.size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil },
        byteCount: candidate.byteCount, format: candidate.format)
    }
    guard let first = all.first else { return nil }
    let sized = all.filter { $0.size != nil && $0.format != .svg }
      .sorted { ($0.size?.width ?? 0) < ($1.size?.width ?? 0) }
    files = first.format == .svg || sized.isEmpty ? [first] : Self.alike(sized)
    size = files.last?.size
    isOpaque = picture.candidates.allSatisfy(\.isOpaque)
    isCropped = isOpaque && size.map { Self.landscape.contains(Self.aspect($0)) } ?? false
  }

  /// The files with the proportions of the largest, one of each width.
  private static func alike(_ files: [File]) -> [File] {
    guard let largest = files.last?.size else { return files }
    let ratio = Double(largest.width) / Double(largest.height)
    var last = 0
    return files.filter { file in
      guard let size = file.size, size.width != last else { return false }
      let isAlike = abs(Double(size.width) / Double(size.height) / ratio - 1) < 0.05
      if isAlike { last = size.width }
      return isAlike
    }
  }

  /// The width divided by the height, in thousandths, below which a matted picture is as high as the window allows.
  private static let tallAspect = 800

  /// The width divided by the height, in thousandths, from which a picture is a panorama.
  private static let broadAspect = 2500

  /// The width divided by the height, in thousandths, of photographs that lose little when cards crop them.
  private static let landscape = 1001...2000

  /// Width divided by height, in thousandths.
  private static func aspect(_ size: Picture.Size) -> Int { size.width * 1000 / size.height }
}

extension SitePicture {
  /// The most bytes of a picture that another site loads for a link.
  private static let previewLimit = 1_000_000

  var largest: File { files[files.count - 1] }

  /// The largest file of at most 1 MB for link previews; nil for SVG and AVIF, which few previews show.
  var preview: File? {
    guard ![.svg, .avif].contains(files[0].format) else { return nil }
    return files.last { ($0.byteCount ?? 0) <= Self.previewLimit }
  }

  /// The most bytes of a picture that is drawn small.
  private static let smallLimit = 100_000

  /// The picture for a small room, where it must load quickly: if the smallest file has more than 100 KB, only
  /// one with less, if there is any.
  var small: SitePicture {
    guard !Self.isSmall(files[0].byteCount),
      let file = files.first(where: { Self.isSmall($0.byteCount) })
    else { return self }
    var picture = self
    picture.files = [file]
    return picture
  }

  static func isSmall(_ byteCount: Int?) -> Bool { (byteCount ?? 0) <= smallLimit }
}

extension SitePicture {
  /// The room in pixels for a picture on the ground of an entry in a window of 1280 × 800.
  private static let ground = (width: 655, height: 623)
  /// The width in pixels for a panorama in the same window.
  private static let fullWidth = 1200

  /// The width in pixels below which a picture is small.
  private static let smallWidth = 480

  /// How the page of its entry shows it: like a print, above the text or on a ground beside it.
  var arrangement: (name: StaticString, slot: PictureSlot) {
    if isMatted { return ("pictured matted", .print) }
    return isBroad ? ("pictured broad", .broad) : ("pictured", .plate)
  }

  /// Whether the page of its entry mats it like a print, as it is too small for the ground.
  var isMatted: Bool { files[0].format != .svg && size.map { $0.width < Self.smallWidth } ?? false }

  /// Whether the page of its entry shows it above the text, as it would be low on the ground beside it.
  var isBroad: Bool { size.map { Self.aspect($0) >= Self.broadAspect } ?? false }

  /// Whether there is a large view: the largest file is at least 1.3 times as wide as the picture on the page of
  /// the entry, or it is a drawing.
  var isWorthView: Bool {
    if files[0].format == .svg { return true }
    guard let size else { return false }
    let room = isBroad ? Self.fullWidth : Self.ground.width
    let drawn = min(room, size.width, Self.ground.height * size.width / size.height)
    return size.width * 10 >= max(1, drawn) * 13
  }
}

extension SitePicture {
  /// The `img` element; `alternative` is empty where the text beside the picture says the same.
  func node(root: String, alternative: String, isLazy: Bool, slot: PictureSlot) -> HTMLNode {
    let limit = slot.aspect == nil ? size.map { box($0, in: slot).width } : nil
    let (part, edges) = slot.aspect.map { share(of: slot, aspect: $0) } ?? (1000, 0)
    return node(root, alternative, isLazy: isLazy, slot) {
      let sizes = slot.sizes(limit: limit, part: part, edges: edges)
      guard let size, size.height > Self.lowHeight else { return sizes }
      return [slot.heightSize(aspect: Self.aspect(size)), sizes].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  /// The `img` element that is as large as the window allows.
  func view(root: String, alternative: String) -> HTMLNode {
    node(root, alternative, isLazy: false, .view) {
      guard let size else { return "100vw" }
      let ratio = "(max-aspect-ratio: \(size.width)/\(size.height))"
      return "\(ratio) 100vw, calc(100vh * \(size.width) / \(size.height))"
    }
  }

  private func node(
    _ root: String, _ alternative: String, isLazy: Bool, _ slot: PictureSlot,
    sizes: () -> String
  ) -> HTMLNode {
    let isTall = isMatted && size.map { Self.aspect($0) < Self.tallAspect } ?? false
    let classes = [isOpaque ? nil : "clear", isTall ? "tall" : nil].compactMap(\.self)
    var attributes: [HTMLAttribute] =
      classes.isEmpty ? [] : [.text("class", classes.joined(separator: " "))]
    attributes.append(HTMLAttribute("src", .file(root: root, path: files[0].path)))
    if size != nil, files[0].format != .svg {
      attributes += [HTMLAttribute("srcset", .parts(candidates(root))), .text("sizes", sizes())]
    }
    if let size {
      let box = box(size, in: slot)
      attributes += [
        HTMLAttribute("width", .number(box.width)), HTMLAttribute("height", .number(box.height)),
      ]
    }
    attributes.append(.text("alt", alternative))
    if isLazy { attributes += [.set("loading", "lazy"), .set("decoding", "async")] }
    return .element(.picture, attributes, [])
  }

  /// The box of a picture on the mat of a card or a thumbnail.
  func mat(root: String, isLazy: Bool, slot: PictureSlot) -> HTMLNode {
    .element(
      .div, [.class(isCropped ? "mat cropped" : "mat")],
      [node(root: root, alternative: "", isLazy: isLazy, slot: slot)])
  }

  private func candidates(_ root: String) -> [HTMLAttribute.Value] {
    var values: [HTMLAttribute.Value] = []
    for file in files {
      if !values.isEmpty { values.append(.constant(", ")) }
      values += [
        .file(root: root, path: file.path), .constant(" "), .number(file.size?.width ?? 0),
        .constant("w"),
      ]
    }
    return values
  }

  /// The height in pixels for which every window has room.
  private static let lowHeight = 400

  /// The greatest size of a picture: as large as the room allows its largest file, or as high as the room.
  private func box(_ size: Picture.Size, in slot: PictureSlot) -> Picture.Size {
    // A drawing can be enlarged at will.
    let isDrawing = files[0].format == .svg
    let greatest = isDrawing ? max(size.height, 1200) : size.height * slot.enlargement / 100
    let height = max(1, min(greatest, slot.height ?? greatest))
    let width = (height * size.width + size.height / 2) / size.height
    return Picture.Size(width: max(1, width), height: height)
  }

  /// The width of the picture in a room of given proportions, in thousandths of the room's width without edges,
  /// and the pixels of these edges: those at the sides, or where the height decides, those above and below.
  private func share(of slot: PictureSlot, aspect: Int) -> (part: Int, edges: Int) {
    guard let size else { return (1000, 0) }
    let own = Self.aspect(size) * 1000 / aspect
    if isCropped { return (max(1000, own), 0) }
    return own < 1000 ? (max(1, own), slot.edges * aspect / 1000) : (1000, slot.edges)
  }
}

/// The shape of a card in a list: rows have one height, so the widths of cards are in these proportions.
///
/// The widest is less than 1.5 times as wide as the narrowest, so that no row falls apart.
enum CardShape: String {
  case tall, square, wide

  /// The shape for a picture, by its width divided by its height in thousandths.
  init(aspect: Int) {
    self = aspect < 930 ? .tall : aspect <= 1150 ? .square : .wide
  }

  /// The width divided by the height, in hundredths, as in the style sheet.
  var share: Int {
    switch self {
    case .tall: 85
    case .square: 106
    case .wide: 126
    }
  }
}
