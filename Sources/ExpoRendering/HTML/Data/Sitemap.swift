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

  private let plans: [SitePlan]
  /// The number of the first address of each plan, and the number of all.
  private let starts: [Int]
  private let addressesPerFile: Int
  private let bytesPerFile: Int

  /// Creates the sitemap of a site, or of several below the first.
  init(_ plans: [SitePlan], addressesPerFile: Int = 50_000, bytesPerFile: Int = 50 << 20) {
    self.plans = plans
    self.addressesPerFile = addressesPerFile
    self.bytesPerFile = bytesPerFile
    starts = plans.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.pathCount) }
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
      append("url", address(index), to: &line)
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
          append("url", address(addresses.lowerBound + index), to: &bytes)
        }
        if part == parts.count - 1 { bytes.append("</urlset>\n") }
      })
  }

  private func appendIndex(of maps: [RenderedFile], to bytes: inout [UInt8]) {
    Self.open("sitemapindex", to: &bytes)
    for map in maps { append("sitemap", plans[0].address(of: map.path), to: &bytes) }
    bytes.append("</sitemapindex>\n")
  }

  private static func open(_ element: StaticString, to bytes: inout [UInt8]) {
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
    bytes.append(element)
    bytes.append(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
  }

  private func append(_ element: StaticString, _ address: String?, to bytes: inout [UInt8]) {
    guard let address else { return }
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

  private var pathCount: Int { starts[plans.count] }

  /// The address of a page of any plan.
  private func address(_ number: Int) -> String? {
    var (plan, end) = (0, plans.count)
    while end - plan > 1 {
      let middle = (plan + end) / 2
      if starts[middle] <= number { plan = middle } else { end = middle }
    }
    return plans[plan].address(of: plans[plan].path(number - starts[plan]))
  }
}

extension SitePlan {
  /// The path of a page: the list, the page with all entries, the entries.
  fileprivate func path(_ index: Int) -> String {
    if index < pageCount { return listPath(index) }
    let rest = index - pageCount
    guard hasAllPage else { return entryPaths[rest] }
    return rest == 0 ? "all.html" : entryPaths[rest - 1]
  }

  fileprivate var pathCount: Int { pageCount + (hasAllPage ? 1 : 0) + entryPaths.count }
}
