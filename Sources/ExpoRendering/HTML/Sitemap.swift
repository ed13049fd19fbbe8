/// The addresses of all pages, for search engines (sitemaps.org); without dates, which no data has.
struct Sitemap: Sendable {
  /// How many addresses are rendered at a time.
  private static let addressesPerPart = 512

  private let plan: SitePlan

  init(_ plan: SitePlan) {
    self.plan = plan
  }

  private var pathCount: Int { plan.pageCount + 1 + plan.entryPaths.count }

  /// How many parts the file has.
  var partCount: Int { (pathCount + Self.addressesPerPart - 1) / Self.addressesPerPart }

  /// Adds a part, numbered from 0.
  func append(_ part: Int, to bytes: inout [UInt8]) {
    if part == 0 {
      bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
      bytes.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    }
    let start = part * Self.addressesPerPart
    for index in start..<min(start + Self.addressesPerPart, pathCount) {
      guard let address = plan.address(of: path(index)) else { continue }
      bytes.append("<url><loc>")
      HTMLText.append(address, to: &bytes)
      bytes.append("</loc></url>\n")
    }
    if part == partCount - 1 { bytes.append("</urlset>\n") }
  }

  /// The pages of the list, all in one, and the entries.
  private func path(_ index: Int) -> String {
    if index < plan.pageCount { return plan.listPath(index) }
    return index == plan.pageCount ? "all.html" : plan.entryPaths[index - plan.pageCount - 1]
  }
}
