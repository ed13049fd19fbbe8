import ExpoModel

/// The names, image names, pages and thumbnails of all entries, in blocks that are loaded one after the
/// other.
///
/// `expoSearch.names({"names":1,"texts":["0","1"],"thumbnail":".png","sites":[…]},[[0,["0haegeum 해금",…]]]);`
/// A row has a digit, the page and the name. The digit, in base 36, is the number of letters at the start of the
/// page that are left out, because the page before has the same. The thumbnail and the image name follow if they are
/// not the usual thumbnail and the name of the page: `["0tower 탑",".jpg","old tower"]`.
struct SearchNames: Sendable {
  /// The greatest size in bytes of a block with several entries.
  private static let blockSize = 1 << 17
  /// The entries of one exposition in a block; `site` is the index of its plan.
  private typealias Run = (site: Int, entries: Range<Int>)

  private let plans: [SitePlan]
  private let texts: [String]
  /// The thumbnail of most entries, which rows leave out; may be empty.
  private let usualThumbnail: String
  private let blocks: [[Run]]

  /// Creates the blocks of names; `texts` are the names of the blocks of texts.
  init(_ plans: [SitePlan], texts: [String]) {
    self.plans = plans
    self.texts = texts
    let all = plans.flatMap { plan in plan.entryPaths.indices.map(plan.thumbnail) }
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    usualThumbnail = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    var blocks: [[Run]] = [[]]
    var size = 0
    var row: [UInt8] = []
    for (site, plan) in plans.enumerated() {
      blocks[blocks.count - 1].append((site, 0..<0))
      for index in plan.entryPaths.indices {
        row.removeAll(keepingCapacity: true)
        Self.append(index, of: plan, isFirst: index == 0, usualThumbnail, to: &row)
        if size > 0, size + row.count > Self.blockSize {
          blocks.append([(site, index..<index)])
          size = 0
        }
        size += row.count + 1
        let last = blocks.count - 1
        let run = blocks[last].count - 1
        blocks[last][run].entries = blocks[last][run].entries.lowerBound..<index + 1
      }
    }
    self.blocks = blocks
  }

  var files: [RenderedFile] {
    blocks.indices.map { number in
      RenderedFile(path: "\(HTMLSite.searchFolder)/names-\(number + 1).js") { bytes in
        append(block: number, to: &bytes)
      }
    }
  }

  private func append(block number: Int, to bytes: inout [UInt8]) {
    bytes.append("expoSearch.names(")
    (number == 0 ? contents : .object([])).append(to: &bytes)
    bytes.append(",[")
    for (position, run) in blocks[number].enumerated() {
      bytes.append(position == 0 ? "[" : ",\n[")
      bytes += String(run.site).utf8
      bytes.append(",[")
      for index in run.entries {
        let isFirst = index == run.entries.lowerBound
        bytes.append(isFirst ? "\n" : ",\n")
        Self.append(index, of: plans[run.site], isFirst: isFirst, usualThumbnail, to: &bytes)
      }
      bytes.append("]]")
    }
    bytes.append("]);\n")
  }

  /// The number of blocks of names, the blocks of texts, the usual thumbnail and the expositions; only the first block
  /// has them.
  private var contents: DataValue {
    .object([
      ("names", .number(blocks.count)), ("texts", .array(texts.map { .string($0) })),
      ("thumbnail", .string(usualThumbnail)), ("sites", .array(plans.map(Self.site))),
    ])
  }

  private static func site(_ plan: SitePlan) -> DataValue {
    guard let part = plan.part else { return .object([("folder", .string(""))]) }
    return .object([
      ("folder", .string(part.folder.isEmpty ? "" : LinkPath.encoded(part.folder) + "/")),
      ("title", .string(plan.titleLine)), ("lang", .string(plan.languageTag)),
    ])
  }

  /// The most letters that a row leaves out, so that their number is one digit of base 36.
  private static let mostShared = 35

  /// Appends the row of an entry; the first row of a run leaves out no letters.
  private static func append(
    _ index: Int, of plan: SitePlan, isFirst: Bool, _ usual: String, to bytes: inout [UInt8]
  ) {
    // The names of pages are percent-encoded, so that a letter is a byte.
    let page = plan.entryNames[index]
    let before = isFirst ? "" : plan.entryNames[index - 1]
    let shared = min(mostShared, zip(page.utf8, before.utf8).prefix { $0 == $1 }.count)
    let digit = String(shared, radix: mostShared + 1)
    var texts = ["\(digit)\(page.dropFirst(shared)) \(plan.name(of: index))"]
    let thumbnail = plan.thumbnail(of: index)
    let image = plan.exhibition.entries[index].entry.imageName
    if thumbnail != usual || image != plan.slugs[index] { texts.append(thumbnail) }
    if image != plan.slugs[index] { texts.append(image) }
    if texts.count > 1 { bytes.append("[") }
    for (column, text) in texts.enumerated() {
      if column > 0 { bytes.append(",") }
      EmbeddedJSONString.appendQuoted(text, to: &bytes)
    }
    if texts.count > 1 { bytes.append("]") }
  }
}

extension SitePlan {
  /// The smallest file of an entry's picture: `.png` if it has the name of the page; empty without a picture.
  fileprivate func thumbnail(of index: Int) -> String {
    let page = entryNames[index]
    let folder = "images/"
    guard let path = pictures[index]?.files.first?.path else { return "" }
    // Paths are percent-encoded, so that a character is a byte.
    guard path.hasPrefix(folder) else { return path }
    let file = path.dropFirst(folder.count)
    let ending = file.dropFirst(page.count + 1)
    if file.hasPrefix(page + "."), !ending.contains(where: { $0 == "." || $0 == "@" }) {
      return "." + ending
    }
    return file.contains("/") ? path : String(file)
  }
}
