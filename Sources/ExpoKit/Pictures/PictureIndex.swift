import ExpoJSON
package import ExpoModel
import ExpoSystem

/// The pictures that entries can name: those of the asset catalogs of an app, or of a plain folder.
///
/// Names are indexed once; the beginning of a file is read only when its picture is asked for.
package struct PictureIndex: Sendable {
  enum Source: Sendable {
    case set(AssetSetFolder)
    case files([PictureFile])
  }

  private struct Scope: Sendable {
    /// The pictures by the bytes of their names; of several with one name, the first.
    let exact: [[UInt8]: Source]
    /// The names for suggestions; made only if a name is not exact.
    let near: Lazily<NearNames>

    init(_ pictures: [(name: String, source: Source)]) {
      exact = Dictionary(pictures.map { (Array($0.name.utf8), $0.source) }) { first, _ in first }
      near = Lazily { NearNames(pictures.map(\.name)) }
    }
  }

  private struct NearNames: Sendable {
    /// The names by their lower case, which compares without regard to normalization.
    let folded: [String: [String]]
    let words: NearWords
    /// The names by the part after each of their slashes.
    let tails: [String: [String]]

    init(_ names: [String]) {
      // Strings are equal when they are canonically equivalent.
      folded = Dictionary(grouping: names) { $0.lowercased() }
      words = NearWords(names)
      var tails: [String: [String]] = [:]
      for name in names {
        for slash in name.indices where name[slash] == "/" {
          tails[String(name[slash...].dropFirst()), default: []].append(name)
        }
      }
      self.tails = tails
    }
  }

  /// The bundles that are searched one after the other, the nearest first.
  private var scopes: [Scope]
  /// The app icons, the nearest first.
  private var icons: [AssetSetFolder] = []

  init(_ pictures: [(name: String, source: Source)]) {
    scopes = pictures.isEmpty ? [] : [Scope(pictures)]
  }

  package static let posterName = "poster"

  package init() { scopes = [] }

  /// The sets of a kind in catalogs that are compiled into one bundle.
  init(_ catalogs: [AssetCatalog], _ kind: AssetSetFolder.Kind = .image) {
    let sets = catalogs.lazy.flatMap(\.sets).filter {
      kind == .image ? $0.kind.isPicture : $0.kind == kind
    }
    self.init(sets.flatMap { set in set.names.map { (name: $0, source: Source.set(set)) } })
    icons = catalogs.flatMap { $0.sets(.icon) }
  }

  /// An index that looks up names in `other` if this one lacks them.
  func followed(by other: PictureIndex) -> PictureIndex {
    var both = self
    both.scopes += other.scopes
    both.icons += other.icons
    return both
  }

  func looseFiles(of names: Set<String>) -> [[PictureFile]] {
    names.sorted().compactMap { name in
      if case .files(let files) = source(of: name) { files } else { nil }
    }
  }

  var isEmpty: Bool { scopes.isEmpty }

  /// Whether a name is a plain name, or several with slashes between them, as with namespaces; others are not
  /// looked up.
  private static func isSafe(_ name: String) -> Bool {
    // `contains("..")` is slow, and this is called for each name that is found.
    ExportPath(name) != nil
      && !zip(name.utf8, name.utf8.dropFirst()).contains { $0 == $1 && $0 == UInt8(ascii: ".") }
  }
}

// MARK: - Names

extension PictureIndex {
  enum Resolution: Equatable, Sendable {
    case found
    /// A picture has the name in another case or, if not `isCase`, in another Unicode normalization.
    case mismatch(String, isCase: Bool, isOnly: Bool)
    /// The name has the extension of a picture file, and a picture has it without the extension.
    case fileName(of: String)
    /// `nearest` is the only picture with a similar name, if there is just one.
    case missing(nearest: String?)

    /// A picture in another spelling is not missing.
    var isMissing: Bool { if case .missing = self { true } else { false } }

    /// The picture that is meant, if it is not the one that is named.
    var meant: String? {
      switch self {
      case .found: nil
      case .mismatch(let name, _, _), .fileName(let name): name
      case .missing(let nearest): nearest
      }
    }
  }

  /// Looks a name up; `suggests` looks for near names too, which takes linear time.
  ///
  /// A name that is not plain, such as `../a`, is missing.
  func resolve(_ name: String, suggests: Bool = true) -> Resolution {
    guard Self.isSafe(name) else { return .missing(nearest: nil) }
    if resolve(exactly: name) { return .found }
    let similar = scopes.flatMap { $0.near.value.folded[name.lowercased()] ?? [] }
    let isOnly = Set(similar.map { Array($0.utf8) }).count == 1
    if let same = similar.first(where: { $0 == name }) {
      return .mismatch(same, isCase: false, isOnly: isOnly)
    }
    if let same = similar.first { return .mismatch(same, isCase: true, isOnly: isOnly) }
    let (base, kind) = FileName.split(name)
    if PictureHeader.Kind(extension: kind) != nil, resolve(exactly: base) {
      return .fileName(of: base)
    }
    return .missing(nearest: suggests ? nearest(to: name) : nil)
  }

  func resolve(exactly name: String) -> Bool { source(of: name) != nil }

  private func source(of name: String) -> Source? {
    let key = Array(name.utf8)
    for scope in scopes {
      // Most names are not found, so this is cheaper than a check of each.
      if let source = scope.exact[key] { return Self.isSafe(name) ? source : nil }
    }
    return nil
  }

  /// A picture that looks the same, or else the only one in a namespace with this name, or the only similar one.
  private func nearest(to name: String) -> String? {
    let seen = VisibleText.seen(name)
    if seen != name, resolve(exactly: seen) { return seen }
    // The catalog of a document is in two scopes: it is also a catalog of its project.
    let inside = Set(scopes.flatMap { $0.near.value.tails[name] ?? [] })
    if let only = inside.first, inside.count == 1 { return only }
    return NearWords.onlyNear(to: name, among: scopes.map(\.near.value.words))
  }
}

// MARK: - Files

extension PictureIndex {
  /// The picture with exactly that name; nil if there is none, or it has no files.
  ///
  /// It has one file of each scale, all of the preferred variant.
  ///
  /// - Throws: ``FileError`` if its set or one of its files cannot be read.
  package func picture(named name: String) throws(FileError) -> Picture? {
    guard let files = try files(of: name) else { return nil }
    var types: [String] = []
    var variant: String?
    var candidates: [Picture.Candidate] = []
    for file in PictureFile.published(files) where variant ?? file.variant == file.variant {
      guard let header = try PictureHeader.read(file.path) else {
        if file.path.pictureKind == nil { types.append(file.path.typeName ?? "?") }
        continue
      }
      if header.isBroken { continue }
      guard let format = Picture.Format(header.kind) else {
        types.append(header.kind.rawValue)
        continue
      }
      let candidate = file.candidate(format, header)
      if candidates.contains(where: { $0.scale == candidate.scale }) { continue }
      candidates.append(candidate)
      variant = file.variant
    }
    candidates.sort { $0.scale < $1.scale }
    if candidates.isEmpty, types.isEmpty { return nil }
    let unshown = types.indices.filter { !types[..<$0].contains(types[$0]) }.map { types[$0] }
    return Picture(name: name, candidates: candidates, unshownTypes: unshown)
  }

  /// The headers of a picture's files, in their order; nil if there is no picture with exactly that name.
  package func headers(of name: String) -> [(scale: String?, header: PictureHeader)]? {
    (try? files(of: name))?.compactMap { file in
      (try? PictureHeader.read(file.path)).flatMap { header in header.map { (file.scale, $0) } }
    }
  }

  /// The file of a picture to open in another program: the last, usually the largest, that is a picture by its
  /// first bytes.
  ///
  /// An SVG may contain programs, so it is left out.
  package func pathToView(of name: String) -> String? {
    guard let files = try? files(of: name) else { return nil }
    return files.last { file in
      guard let header = try? PictureHeader.read(file.path) else { return false }
      return !header.isBroken && header.kind != .svg
    }?.path
  }

  /// The app icon in each of its sizes, the smallest first.
  ///
  /// If there are several sets, takes the one named `AppIcon`, or the first. A file that cannot be
  /// read is left out: a site does without it.
  func icon() -> Picture? {
    guard let folder = icons.first(where: { $0.name == "AppIcon" }) ?? icons.first,
      let set = try? AssetSet(at: folder)
    else { return nil }
    var widths: Set<Int> = []
    let candidates = set.present.compactMap { _, file -> Picture.Candidate? in
      let path = "\(set.path)/\(file)"
      guard let header = try? PictureHeader.read(path), header.kind == .png, let size = header.size,
        widths.insert(size.width).inserted
      else { return nil }
      // Icons have sizes instead of scales.
      let file = PictureFile(scale: nil, variant: "", rank: nil, path: path)
      return file.candidate(.png, header)
    }
    let sorted = candidates.sorted { ($0.size?.width ?? 0) < ($1.size?.width ?? 0) }
    return sorted.isEmpty ? nil : Picture(name: folder.name, candidates: sorted)
  }

  /// The files of the picture with exactly that name; nil if there is none.
  func files(of name: String) throws(FileError) -> [PictureFile]? {
    switch source(of: name) {
    case .set(let folder)?:
      return folder.kind == .image ? PictureFile.files(of: try AssetSet(at: folder)) : []
    case .files(let files)?: return files
    case nil: return nil
    }
  }
}

extension Picture.Format {
  /// Nil for a type that browsers do not show.
  init?(_ kind: PictureHeader.Kind) { self.init(rawValue: kind.rawValue.lowercased()) }
}
