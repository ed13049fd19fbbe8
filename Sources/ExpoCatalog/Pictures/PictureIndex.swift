import ExpoDiagnostics
package import ExpoModel

/// The pictures that entries can name: those of an asset catalog, or of a plain folder.
///
/// Names are indexed once. Files are read only when their picture is asked for, and only their
/// beginning.
package struct PictureIndex: Sendable {
  /// Where the files of a picture are listed.
  enum Source: Sendable {
    case imageSet(AssetSet)
    case files([PictureFile])
  }

  /// The names without a namespace, in the order of the catalog or folder.
  private let names: [String]
  /// The pictures by the bytes of their names; of several with one name the first.
  private let exact: [[UInt8]: Source]
  /// The names by what is equal but for case and Unicode normalization.
  private let folded: [String: [String]]
  private let words: NearWords

  init(_ pictures: [(name: String, source: Source)]) {
    names = pictures.map(\.name).filter { !$0.contains("/") }
    exact = Dictionary(pictures.map { (Array($0.name.utf8), $0.source) }) { first, _ in first }
    // Strings are equal when they are canonically equivalent.
    folded = Dictionary(grouping: names) { $0.lowercased() }
    words = NearWords(names)
  }

  /// Creates an index without pictures.
  package init() { self.init([]) }

  /// Creates an index of the image sets of a catalog.
  package init(_ catalog: AssetCatalog) {
    self.init(catalog.imageSets.map { ($0.name, .imageSet($0)) })
  }

  /// Whether a name is one part of a path and nothing else; no other is looked up.
  private static func isSafe(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.contains("..")
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0 == "\0" }
  }
}

// MARK: - Names

extension PictureIndex {
  /// What a name leads to.
  package enum Resolution: Equatable, Sendable {
    /// A picture of exactly that name.
    case found
    /// A picture whose name differs only by case or Unicode normalization, and whether it is the only
    /// one.
    case mismatch(String, Difference, isOnly: Bool)
    /// No picture; perhaps another was meant, to which no second comes near.
    case missing(nearest: String?)
  }

  /// How two names differ that some file systems treat as equal.
  package enum Difference: Equatable, Sendable {
    /// By case, and perhaps by normalization.
    case letterCase
    /// By Unicode normalization alone.
    case normalization
  }

  /// Looks a name up; one in a namespace or with special characters is never found.
  package func resolve(_ name: String) -> Resolution {
    guard Self.isSafe(name) else { return .missing(nearest: nil) }
    if exact[Array(name.utf8)] != nil { return .found }
    let similar = folded[name.lowercased()] ?? []
    let isOnly = Set(similar.map { Array($0.utf8) }).count == 1
    if let same = similar.first(where: { $0 == name }) {
      return .mismatch(same, .normalization, isOnly: isOnly)
    }
    if let same = similar.first { return .mismatch(same, .letterCase, isOnly: isOnly) }
    return .missing(nearest: words.onlyNear(to: name))
  }
}

// MARK: - Files

extension PictureIndex {
  /// The picture of exactly that name; nil if there is none, or if it has no files.
  ///
  /// Of each scale it has one file, all of the variant that is preferred.
  ///
  /// - Throws: ``FileError`` if one of its files cannot be read.
  package func picture(named name: String) throws(FileError) -> Picture? {
    guard Self.isSafe(name), let files = files(of: name) else { return nil }
    var unshown: [String] = []
    var shown: (variant: String, candidates: [Picture.Candidate])?
    for file in PictureFile.published(files) where shown.map({ $0.variant == file.variant }) ?? true
    {
      guard let header = try PictureHeader.read(file.path), !header.isBroken else { continue }
      guard let format = Picture.Format(header.kind) else {
        if !unshown.contains(header.kind.rawValue) { unshown.append(header.kind.rawValue) }
        continue
      }
      let candidate = file.candidate(format, header.size)
      var candidates = shown?.candidates ?? []
      if candidates.contains(where: { $0.scale == candidate.scale }) { continue }
      candidates.append(candidate)
      shown = (file.variant, candidates)
    }
    let candidates = (shown?.candidates ?? []).sorted { $0.scale < $1.scale }
    if candidates.isEmpty, unshown.isEmpty { return nil }
    return Picture(name: name, candidates: candidates, unshownTypes: unshown)
  }

  /// The scale and the header of each file of the picture of exactly that name, in their order.
  ///
  /// The name may be in a namespace; nil if there is no such picture. Files that cannot be read are
  /// left out.
  package func headers(of name: String) -> [(scale: String?, header: PictureHeader)]? {
    files(of: name)?.compactMap { file in
      (try? PictureHeader.read(file.path)).map { (file.scale, $0) }
    }
  }

  private func files(of name: String) -> [PictureFile]? {
    switch exact[Array(name.utf8)] {
    case .imageSet(let set)?: PictureFile.files(of: set)
    case .files(let files)?: files
    case nil: nil
    }
  }
}

extension Picture.Format {
  /// The type of file; nil for one that browsers do not show.
  fileprivate init?(_ kind: PictureHeader.Kind) {
    switch kind {
    case .png: self = .png
    case .jpeg: self = .jpeg
    case .gif: self = .gif
    case .svg: self = .svg
    case .pdf, .heic: return nil
    }
  }
}
