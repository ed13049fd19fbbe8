import ExpoModel

/// The frame of a page of a site: the head, and the footer.
struct SitePage {
  private let plan: SitePlan
  private let opening: HTMLTemplate
  private let closing: HTMLNode.Rendered

  /// Creates the frame of the pages in a folder.
  ///
  /// - Parameters:
  ///   - plan: The site.
  ///   - root: The path to the site's folder: empty or `../`.
  ///   - hasFooter: Whether the pages have a footer, and the user's HTML.
  init(_ plan: SitePlan, root: String, hasFooter: Bool = true) {
    self.plan = plan
    opening = HTMLTemplate(Self.opening(plan, root, hasHeader: hasFooter))
    closing = Self.closing(plan, root, hasFooter: hasFooter)
  }

  /// Appends everything before the content of a page.
  func open(_ head: Head, _ pageClass: String, to bytes: inout [UInt8]) {
    opening.append(to: &bytes) { slot in
      slot == .pageClass ? .text(pageClass) : content(of: slot, head)
    }
  }

  /// Appends everything after the content of a page.
  func close(to bytes: inout [UInt8]) {
    HTMLNode.rendered(closing).append(to: &bytes)
  }

  private func content(of slot: HTMLSlot, _ head: Head) -> HTMLNode? {
    switch slot {
    case .title: .text(head.title)
    case .summary: head.summary.isEmpty ? nil : .text(head.summary)
    case .kind: .text(head.kind)
    case .address: head.path.flatMap { plan.address(of: $0) }.map { .text($0) }
    case .unlisted: head.path == nil ? .text("") : nil
    case .image: head.preview.flatMap { plan.address(of: $0.path) }.map { .text($0) }
    case .imageWidth: head.preview?.size.map { .text(String($0.width)) }
    case .imageHeight: head.preview?.size.map { .text(String($0.height)) }
    case .imageText: .text(head.pictureText)
    case .card: .text(head.hasLargeCard ? "summary_large_image" : "summary")
    case .previous: head.previous.map { .text($0) }
    case .next: head.next.map { .text($0) }
    case .structuredData: head.structuredData.map { .json($0) }
    default: nil
    }
  }
}

extension SitePage {
  /// The metadata of a page.
  struct Head {
    /// The title in the browser's tab.
    let title: String
    /// A one-line summary for search results; empty for none.
    let summary: String
    /// The percent-encoded path of the page in the site, or of the one that search engines are to
    /// find instead; nil if they are to find none.
    let path: String?
    /// The Open Graph type (ogp.me): `website`, `article`.
    let kind: String
    /// The picture for link previews.
    let picture: SitePicture?
    /// The text alternative of the picture.
    var pictureText = ""
    /// The structured data for search engines.
    let structuredData: EmbeddedJSON?
    /// The path of the previous page.
    var previous: String?
    /// The path of the next page.
    var next: String?

    /// The file for link previews.
    fileprivate var preview: SitePicture.File? { picture?.preview }

    /// Whether a link preview shows the picture across its width.
    fileprivate var hasLargeCard: Bool {
      preview?.size.map { $0.width >= 600 && $0.width > $0.height } ?? false
    }

    /// The length to which search engines cut a description, in characters.
    private static let maximumSummary = 160

    /// The first 160 characters of a text, cut between words where possible:
    /// `긴 글이다. 더 긴 …`.
    static func shortened(_ text: String) -> String {
      // A character has one scalar or more.
      let scalars = text.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
      if scalars <= maximumSummary { return text }
      let start = text.prefix(maximumSummary)
      guard start.endIndex < text.endIndex else { return text }
      let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
      return words + "…"
    }
  }
}
