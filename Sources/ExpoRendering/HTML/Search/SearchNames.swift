import ExpoBase
import ExpoModel

/// The names, pages and thumbnails of all entries, in blocks that are loaded one after the other.
///
/// `expoSearch.names({"names":1,"texts":["0","1"],"sites":[…]},[[0,[["해금","haegeum",".png"],…]]]);`
struct SearchNames: Sendable {
  /// The size in bytes up to which a block takes entries.
  private static let blockSize = 1 << 17

  private let plans: [SitePlan]
  private let texts: [String]
  /// The entries of each exposition in each block.
  private let blocks: [[(site: Int, entries: Range<Int>)]]

  /// Creates the blocks of names; `texts` names the blocks of texts.
  init(_ plans: [SitePlan], texts: [String]) {
    self.plans = plans
    self.texts = texts
    var blocks: [[(site: Int, entries: Range<Int>)]] = [[]]
    var size = 0
    var row: [UInt8] = []
    for (site, plan) in plans.enumerated() {
      blocks[blocks.count - 1].append((site, 0..<0))
      for index in plan.entryPaths.indices {
        row.removeAll(keepingCapacity: true)
        Self.append(index, of: plan, to: &row)
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

  /// The files, one for each block.
  var files: [RenderedFile] {
    blocks.indices.map { number in
      RenderedFile(path: "\(SearchIndex.folder)/names-\(number + 1).js") { bytes in
        append(number, to: &bytes)
      }
    }
  }

  private func append(_ number: Int, to bytes: inout [UInt8]) {
    bytes.append("expoSearch.names(")
    (number == 0 ? about : .object([])).append(to: &bytes)
    bytes.append(",[")
    for (place, run) in blocks[number].enumerated() {
      bytes.append(place == 0 ? "[" : ",\n[")
      bytes += String(run.site).utf8
      bytes.append(",[")
      for index in run.entries {
        bytes.append(index == run.entries.lowerBound ? "\n" : ",\n")
        Self.append(index, of: plans[run.site], to: &bytes)
      }
      bytes.append("]]")
    }
    bytes.append("]);\n")
  }

  /// How many blocks of names there are, the blocks of texts, and the expositions.
  private var about: DataValue {
    .object([
      ("names", .number(blocks.count)), ("texts", .array(texts.map { .string($0) })),
      ("sites", .array(plans.map(Self.site))),
    ])
  }

  private static func site(_ plan: SitePlan) -> DataValue {
    guard let part = plan.part else { return .object([("folder", .string(""))]) }
    return .object([
      ("folder", .string(part.folder.isEmpty ? "" : LinkPath.encoded(part.folder) + "/")),
      ("title", .string(plan.titleLine)), ("lang", .string(plan.languageTag)),
    ])
  }

  /// Appends the row of an entry: its name, page and thumbnail.
  private static func append(_ index: Int, of plan: SitePlan, to bytes: inout [UInt8]) {
    bytes.append("[")
    EmbeddedJSONString.appendQuoted(plan.name(of: index), to: &bytes)
    bytes.append(",")
    EmbeddedJSONString.appendQuoted(plan.entryNames[index], to: &bytes)
    if let thumbnail = plan.searchThumbnail(of: index) {
      bytes.append(",")
      EmbeddedJSONString.appendQuoted(thumbnail, to: &bytes)
    }
    bytes.append("]")
  }
}

extension SitePlan {
  /// The search box in the header of a page, with its script: the form and the script.
  ///
  /// The script makes it visible; until then it only takes its room, so that nothing moves. The words
  /// that it says are in the script. `root` is the path from the page to the folder of the exposition.
  func searchBox(root: String) -> HTMLNode {
    let script = HTMLAttribute(
      "src", .file(root: siteRoot(from: root), path: SearchIndex.scriptPath))
    let form: [HTMLAttribute] =
      [
        .set("role", "search"), HTMLAttribute("data-list", .file(root: root, path: "index.html")),
        .text("data-words", language.rawValue),
      ] + labelLanguage
    let words = text(en: "Search the exhibits", ko: "출품작 검색")
    let label = HTMLNode.element(.label, [.set("for", "query")], [.text(words)])
    let input = HTMLNode.element(
      .input,
      [
        .set("type", "search"), .set("id", "query"), .set("autocomplete", "off"),
        .set("spellcheck", "false"), .text("placeholder", words),
      ], [])
    return .element(
      .div, [.class("search")],
      [
        .element(.form, form, [label, input]),
        .element(.script, [script, .flag("defer")], []),
      ])
  }
}
