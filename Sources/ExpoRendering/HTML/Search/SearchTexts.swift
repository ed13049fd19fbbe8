import ExpoModel

/// The image names, summaries and texts of all entries, in blocks of at most 256 KB.
///
/// `expoSearch.texts([["haegeum","haegeum","두 줄을 켜는 악기","활로 …"],…]);`
/// The block of an entry depends on a hash of its page, not on its position in the list: a block that would be
/// too large is divided by the next bit of the hashes. So a new entry changes only one block. A long entry
/// is divided into pieces with hashes of their own: `["haegeum", 2, 0, 3, "활로 …"]` is the first of three pieces of
/// its third member.
struct SearchTexts: Sendable {
  /// The greatest size of a block in bytes.
  static let blockSize = 1 << 18
  /// The most bytes of an entry in one piece, and of each piece; escapes may make it six times as large.
  private static let pieceSize = 40_000
  /// The bits of the hash that divide blocks.
  private static let maximumDepth = 32
  /// The rows rendered at a time.
  private static let rowsPerPart = 64
  private static let separator: StaticString = ",\n"
  /// The bytes around the rows of a block.
  private static let frameSize = 32

  /// A row of a block: an entry, or a piece of it.
  private struct Row: Sendable {
    let site: Int
    let index: Int
    let piece: Piece?
    let hash: UInt64
    let size: Int
  }

  private struct Piece: Sendable {
    let member: Int
    let number: Int
    let count: Int
    let text: Substring
  }

  private let plans: [SitePlan]
  private let blocks: [(name: String, rows: [Row])]

  init(_ plans: [SitePlan]) {
    self.plans = plans
    var rows: [Row] = []
    var row: [UInt8] = []
    for (site, plan) in plans.enumerated() {
      for index in plan.entryPaths.indices { rows += Self.rows(of: index, plan, site, &row) }
    }
    var blocks: [(name: String, rows: [Row])] = []
    Self.divide(rows, prefix: "", into: &blocks)
    self.blocks = blocks
  }

  var blockNames: [String] { blocks.map(\.name) }

  var files: [RenderedFile] {
    blocks.map { block in
      RenderedFile(
        path: "\(HTMLSite.searchFolder)/texts-\(block.name).js", items: block.rows.indices,
        perPart: Self.rowsPerPart, opening: { $0.append("expoSearch.texts([\n") },
        item: { index, bytes in
          let row = block.rows[index]
          Self.append(row.index, row.piece, plans[row.site], to: &bytes)
          bytes.append(Self.separator)
        }, ending: { $0.append("]);\n") })
    }
  }

  /// Divides rows by the bits of their hashes until they fit into blocks.
  private static func divide(
    _ rows: [Row], prefix: String, into blocks: inout [(name: String, rows: [Row])]
  ) {
    if rows.isEmpty { return }
    let size = rows.reduce(frameSize) { $0 + $1.size }
    if size <= blockSize || rows.count == 1 {
      return blocks.append((prefix.isEmpty ? "all" : prefix, rows))
    }
    guard prefix.utf8.count < maximumDepth else { return append(alike: rows, prefix, to: &blocks) }
    let bit = UInt64(1) << UInt64(prefix.utf8.count)
    divide(rows.filter { $0.hash & bit == 0 }, prefix: prefix + "0", into: &blocks)
    divide(rows.filter { $0.hash & bit != 0 }, prefix: prefix + "1", into: &blocks)
  }

  /// Fills blocks one after the other with rows whose hashes are alike.
  private static func append(
    alike rows: [Row], _ prefix: String, to blocks: inout [(name: String, rows: [Row])]
  ) {
    var size = blockSize
    var number = 0
    for row in rows {
      if size + row.size > blockSize {
        number += 1
        size = frameSize
        blocks.append(("\(prefix)-\(number)", []))
      }
      size += row.size
      blocks[blocks.count - 1].rows.append(row)
    }
  }

  /// The rows of an entry; `row` is a reused buffer.
  private static func rows(
    of index: Int, _ plan: SitePlan, _ site: Int, _ row: inout [UInt8]
  ) -> [Row] {
    let members = members(of: index, plan)
    let key = plan.searchKey(of: index)
    let isWhole = members.reduce(0) { $0 + $1.utf8.count } <= pieceSize
    let pieces: [Piece?] =
      isWhole ? [nil] : members.indices.flatMap { Self.pieces(of: members[$0], $0) }
    return pieces.map { piece in
      let mark = piece.map { "\(key) \($0.member) \($0.number)" } ?? key
      row.removeAll(keepingCapacity: true)
      append(index, piece, plan, to: &row)
      return Row(
        site: site, index: index, piece: piece, hash: hash(of: mark),
        size: row.count + separator.utf8CodeUnitCount)
    }
  }

  private static func members(of index: Int, _ plan: SitePlan) -> [String] {
    let entry = plan.exhibition.entries[index].entry
    let facts = plan.exhibition.entries[index].facts
    // The facts of an entry are searched with its text.
    let text =
      facts.isEmpty
      ? entry.description : ([entry.description] + facts.map(\.text)).joined(separator: "\n")
    return [entry.imageName, TextLines.joined(entry.shortDescription), text]
  }

  /// The pieces of a member, cut between scalars.
  private static func pieces(of text: String, _ member: Int) -> [Piece] {
    let bytes = text.utf8
    var texts: [Substring] = []
    var start = bytes.startIndex
    repeat {
      var end = bytes.index(start, offsetBy: pieceSize, limitedBy: bytes.endIndex) ?? bytes.endIndex
      while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
      texts.append(text[start..<end])
      start = end
    } while start < bytes.endIndex
    return texts.enumerated().map { number, text in
      Piece(member: member, number: number, count: texts.count, text: text)
    }
  }

  private static func append(
    _ index: Int, _ piece: Piece?, _ plan: SitePlan, to bytes: inout [UInt8]
  ) {
    bytes.append("[")
    EmbeddedJSONString.appendQuoted(plan.searchKey(of: index), to: &bytes)
    if let piece {
      bytes += ",\(piece.member),\(piece.number),\(piece.count),".utf8
      EmbeddedJSONString.appendQuoted(String(piece.text), to: &bytes)
    } else {
      for member in members(of: index, plan) {
        bytes.append(",")
        EmbeddedJSONString.appendQuoted(member, to: &bytes)
      }
    }
    bytes.append("]")
  }

  /// A hash that spreads the entries of a site over blocks: FNV-1a, and a final mix of its bits.
  private static func hash(of text: String) -> UInt64 {
    var hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { (hash: UInt64, byte) in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    return hash ^ (hash >> 33)
  }
}

extension SitePlan {
  /// The name of an entry that is unique in the whole site.
  fileprivate func searchKey(of index: Int) -> String {
    (part.map { $0.folder + "/" } ?? "") + entryNames[index]
  }
}
