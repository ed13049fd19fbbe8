import ExpoModel
import ExpoRendering

/// Text of an entry stays text in every page, attribute and script of a site.
///
/// Lines are name, image name and short description; the rest is the text.
enum HTMLInvariant {
  static func fault(in bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let text = { (index: Int) in index < parts.count ? parts[index] : "" }
    let entry = Entry(
      name: text(0), imageName: text(1), shortDescription: text(2), description: text(3))
    let exhibition = Exhibition(
      fileName: text(1), exposition: nil,
      entries: [PublishedEntry(number: 1, entry: entry), PublishedEntry(number: 2, entry: entry)])
    let options = HTMLSite.Options(baseURL: "https://example.org/")
    let files = HTMLSite.rendered([exhibition], languages: [], options).files
    for file in files where !file.path.hasPrefix("assets/expo") {
      var source: [UInt8] = []
      file.forEachBlock { source += $0 }
      if let fault = fault(in: source, file.path) { return "\(file.path): \(fault)" }
    }
    return nil
  }

  private static func fault(in source: [UInt8], _ path: String) -> String? {
    guard isPortable(path) else { return "a path of other signs" }
    let text = String(decoding: source, as: UTF8.self)
    guard text.utf8.elementsEqual(source) else { return "no UTF-8" }
    if path.hasSuffix(".html") { return StrictMarkup(text, isXML: false).fault() }
    if path.hasSuffix(".xml") { return StrictMarkup(text, isXML: true).fault() }
    return text.contains("</") && path.hasSuffix("search-index.js") ? "an end tag in a script" : nil
  }

  /// Whether every part of a path is a name on every file system.
  private static func isPortable(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.first != "." && part.utf8.count <= 255
        && !part.unicodeScalars.contains {
          $0.value < 0x20 || "\\:*?\"<>|".unicodeScalars.contains($0)
        }
    }
  }
}
