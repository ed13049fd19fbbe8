public import ExpoModel

/// The file names of entries, without an ending: one each, none twice.
///
/// `image_name` `haegeum` → `haegeum`; without one the name, `해금`; without either the number.
/// A name that is taken gets a number: `haegeum-2`. Every name can be written on every system,
/// has at most 200 bytes, and stays in its folder; two exports give the same.
public struct Slugs: Sendable {
  /// What means the folder itself, to servers and to site generators.
  private static let reserved: Set<String> = ["index", "_index"]

  private let names: [String]

  /// Names all entries.
  public init(_ entries: [PublishedEntry], by source: SlugSource) {
    names =
      DistinctNames(
        entries.map { Self.wanted($0, by: source) }, reserved: Self.reserved
      ).names
  }

  /// The name of the entry at an index in the list, from 0.
  public subscript(index: Int) -> String {
    names[index]
  }

  private static func wanted(_ published: PublishedEntry, by source: SlugSource) -> String {
    let texts =
      switch source {
      case .image: [published.entry.imageName, published.entry.name]
      case .name: [published.entry.name]
      case .number: [String]()
      }
    return texts.lazy.map(SafeName.from).first { !$0.isEmpty } ?? String(published.number)
  }
}
