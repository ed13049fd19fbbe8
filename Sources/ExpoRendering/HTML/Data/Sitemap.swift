import ExpoModel

/// The addresses of all pages, for search engines (sitemaps.org); without dates, which the data lacks.
///
/// A file may list 50,000 addresses and have 50 MB. Beyond that, `sitemap.xml` is an index of
/// `sitemap-1.xml`, `sitemap-2.xml` …
struct Sitemap: Sendable {
  /// The bytes of a file besides its addresses, at most.
  private static let frame = 200
  /// The addresses rendered at a time.
  private static let addressesPerPart = 512

  private let plan: SitePlan
  private let addressesPerFile: Int
  private let bytesPerFile: Int

  /// Creates the sitemap of a site.
  init(_ plan: SitePlan, addressesPerFile: Int = 50_000, bytesPerFile: Int = 50 << 20) {
    self.plan = plan
    self.addressesPerFile = addressesPerFile
    self.bytesPerFile = bytesPerFile
  }

  /// The files: one, or several followed by their index.
  var files: [RenderedFile] {
    let ranges = ranges
    guard ranges.count > 1 else { return [map("sitemap.xml", 0..<pathCount)] }
    let maps = ranges.enumerated().map { number, range in
      map("sitemap-\(number + 1).xml", range)
    }
    return maps + [RenderedFile(path: "sitemap.xml") { appendIndex(of: maps, to: &$0) }]
  }

  /// The addresses of each file.
  private var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, size) = (0, 0)
    var line: [UInt8] = []
    for index in 0..<pathCount {
      line.removeAll(keepingCapacity: true)
      append("url", path(index), to: &line)
      let isFull = index - start == addressesPerFile
      if index > start, isFull || size + line.count > bytesPerFile - Self.frame {
        ranges.append(start..<index)
        (start, size) = (index, 0)
      }
      size += line.count
    }
    return ranges + [start..<pathCount]
  }

  private func map(_ path: String, _ addresses: Range<Int>) -> RenderedFile {
    let parts = Self.ranges(addresses.count, by: Self.addressesPerPart)
    return RenderedFile(
      path: path,
      content: .parts(count: parts.count) { part, bytes in
        if part == 0 { Self.open("urlset", to: &bytes) }
        for index in parts[part] {
          append("url", self.path(addresses.lowerBound + index), to: &bytes)
        }
        if part == parts.count - 1 { bytes.append("</urlset>\n") }
      })
  }

  private func appendIndex(of maps: [RenderedFile], to bytes: inout [UInt8]) {
    Self.open("sitemapindex", to: &bytes)
    for map in maps { append("sitemap", map.path, to: &bytes) }
    bytes.append("</sitemapindex>\n")
  }

  private static func open(_ element: StaticString, to bytes: inout [UInt8]) {
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
    bytes.append(element)
    bytes.append(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
  }

  private func append(_ element: StaticString, _ path: String, to bytes: inout [UInt8]) {
    guard let address = plan.address(of: path) else { return }
    bytes.append("<")
    bytes.append(element)
    bytes.append("><loc>")
    HTMLText.append(address, to: &bytes)
    bytes.append("</loc></")
    bytes.append(element)
    bytes.append(">\n")
  }

  private static func ranges(_ count: Int, by length: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
  }

  /// The path of a page: the list, the page with all entries, the entries.
  private func path(_ index: Int) -> String {
    if index < plan.pageCount { return plan.listPath(index) }
    let rest = index - plan.pageCount
    guard plan.hasAllPage else { return plan.entryPaths[rest] }
    return rest == 0 ? "all.html" : plan.entryPaths[rest - 1]
  }

  private var pathCount: Int {
    plan.pageCount + (plan.hasAllPage ? 1 : 0) + plan.entryPaths.count
  }
}
