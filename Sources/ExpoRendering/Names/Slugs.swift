import ExpoModel

/// What the file name of an entry is made from.
package enum SlugSource: String, CaseIterable, Sendable {
  /// The `image_name`; the name if nothing of it is usable.
  case image
  /// The name; the number if nothing of it is usable.
  case name
  /// The number in the document, from 1.
  case number
}

/// The file names of entries, without extension, each different.
///
/// `image_name` `haegeum` → `haegeum`; without one the name, `해금`; without both the number.
/// Duplicates get a number: `haegeum-2`. Every name is valid on every system, takes at most 200 bytes
/// and stays inside its folder; the same entries always get the same names.
struct Slugs: Sendable {
  /// Names that mean the folder itself to web servers and site generators.
  private static let reserved: Set<String> = ["index", "_index"]

  private let names: [String]

  /// Creates the names of entries.
  init(_ entries: [PublishedEntry], by source: SlugSource) {
    names =
      DistinctNames(
        entries.map { Self.preferred($0, by: source) }, reserved: Self.reserved
      ).names
  }

  /// The name of the entry at an index in the list, from 0.
  subscript(index: Int) -> String {
    names[index]
  }

  private static func preferred(_ published: PublishedEntry, by source: SlugSource) -> String {
    let texts =
      switch source {
      case .image: [published.entry.imageName, published.entry.name]
      case .name: [published.entry.name]
      case .number: [String]()
      }
    return texts.lazy.map(SafeName.from).first { !$0.isEmpty } ?? String(published.number)
  }
}
