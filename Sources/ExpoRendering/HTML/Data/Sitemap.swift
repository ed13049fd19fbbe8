import ExpoModel

/// The addresses of all pages, for search engines (sitemaps.org); without dates, which the documents lack.
///
/// A file may list 50,000 addresses and have 50 MB. Beyond that, `sitemap.xml` is an index of
/// `sitemap-1.xml`, `sitemap-2.xml` …
struct Sitemap: Sendable {
  /// The most bytes of a file other than its addresses.
  private static let frame = 200
  /// The addresses rendered at a time.
  private static let addressesPerPart = 512

  private let pages: [(plan: SitePlan, path: String)]
  private let addressesPerFile: Int
  private let bytesPerFile: Int

  /// Creates the sitemap of a site, or of several sites below the first one.
  init(_ plans: [SitePlan], addressesPerFile: Int = 50_000, bytesPerFile: Int = 50 << 20) {
    pages = plans.flatMap { plan in (plan.ownPaths + plan.entryPaths).map { (plan, $0) } }
    self.addressesPerFile = addressesPerFile
    self.bytesPerFile = bytesPerFile
  }

  /// The sitemap of a site, or of several sites below the first one; empty if the address of that is unknown.
  static func files(of plans: [SitePlan]) -> [RenderedFile] {
    plans[0].baseURL == nil ? [] : Sitemap(plans).files
  }

  /// The files: one, or several followed by their index.
  var files: [RenderedFile] {
    let ranges = ranges
    guard ranges.count > 1 else { return [map("sitemap.xml", pages.indices)] }
    let maps = ranges.enumerated().map { number, range in
      map("sitemap-\(number + 1).xml", range)
    }
    return maps + [RenderedFile(path: "sitemap.xml") { appendIndex(of: maps, to: &$0) }]
  }

  /// The addresses in each file.
  private var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var size = 0
    var line: [UInt8] = []
    for index in pages.indices {
      line.removeAll(keepingCapacity: true)
      append(pageAt: index, to: &line)
      let isFull = index - start == addressesPerFile
      if index > start, isFull || size + line.count > bytesPerFile - Self.frame {
        ranges.append(start..<index)
        start = index
        size = 0
      }
      size += line.count
    }
    return ranges + [start..<pages.count]
  }

  private func map(_ path: String, _ addresses: Range<Int>) -> RenderedFile {
    let hasAlternates = pages.contains { !$0.plan.versions.isEmpty }
    return RenderedFile(
      path: path, items: addresses, perPart: Self.addressesPerPart,
      opening: { Self.open("urlset", hasAlternates: hasAlternates, to: &$0) },
      item: { append(pageAt: $0, to: &$1) }, ending: { $0.append("</urlset>\n") })
  }

  private func appendIndex(of maps: [RenderedFile], to bytes: inout [UInt8]) {
    Self.open("sitemapindex", to: &bytes)
    for map in maps {
      Self.append("sitemap", pages[0].plan.address(of: map.path) ?? "", to: &bytes)
    }
    bytes.append("</sitemapindex>\n")
  }

  private static func open(
    _ element: StaticString, hasAlternates: Bool = false, to bytes: inout [UInt8]
  ) {
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
    bytes.append(element)
    bytes.append(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
    if hasAlternates { bytes.append(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"") }
    bytes.append(">\n")
  }

  private func append(pageAt index: Int, to bytes: inout [UInt8]) {
    let (plan, path) = pages[index]
    let alternates = plan.alternates(of: path).map { ($0.tag, $0.site.address(of: $0.page) ?? "") }
    Self.append("url", plan.address(of: path) ?? "", alternates, to: &bytes)
  }

  /// Appends an address, and those of the same page in each language.
  private static func append(
    _ element: StaticString, _ address: String, _ alternates: [(tag: String, address: String)] = [],
    to bytes: inout [UInt8]
  ) {
    bytes.append("<")
    bytes.append(element)
    bytes.append("><loc>")
    HTMLText.append(address, to: &bytes)
    bytes.append("</loc>")
    for alternate in alternates {
      bytes.append("<xhtml:link rel=\"alternate\" hreflang=\"")
      HTMLText.append(alternate.tag, to: &bytes)
      bytes.append("\" href=\"")
      HTMLText.append(alternate.address, to: &bytes)
      bytes.append("\"/>")
    }
    bytes.append("</")
    bytes.append(element)
    bytes.append(">\n")
  }
}
