public import ExpoBase
public import ExpoModel
import ExpoRendering

/// Renders an exposition and its entries as a static web site, as `expo export html` does.
///
/// The pages need no server. The site has no images: they are files of asset catalogs.
public struct HTMLRenderer: Sendable {
  private let options: HTMLSite.Options

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - language: The language of the labels; nil for the language of the texts, or English.
  ///   - baseURL: The address of the site, for canonical links and the sitemap.
  ///   - hasSearch: Whether the pages have a search box.
  public init(language: Language? = nil, baseURL: String? = nil, hasSearch: Bool = true) {
    options = HTMLSite.Options(baseURL: baseURL, labels: language, hasSearch: hasSearch)
  }

  /// The bytes of each file by its path in the folder of the site.
  public func files(of exposition: Exposition, entries: [Entry]) -> [String: [UInt8]] {
    let published = entries.enumerated().map { PublishedEntry(number: $0 + 1, entry: $1) }
    let exhibition = Exhibition(fileName: "", exposition: exposition, entries: published)
    var files: [String: [UInt8]] = [:]
    for file in HTMLSite.rendered([exhibition], languages: [], options).files {
      file.forEachBlock { files[file.path, default: []] += $0 }
    }
    return files
  }
}
