import ExpoJSON
import ExpoModel
import ExpoTestSupport
import ExpoSource
import ExpoValidation
import Foundation
import Testing

/// Printing changes how a document looks, and nothing else.
struct FormatProperties {
  private static let formatters: [JSONFormatter] = {
    let layouts: [JSONFormatter.Layout] = [
      .indented(.two), .indented(.four), .indented(.tab), .compact,
    ]
    return layouts.flatMap { layout in
      JSONFormatter.Escaping.allCases.flatMap { escaping in
        [false, true].map {
          JSONFormatter(layout: layout, escaping: escaping, escapesHidden: $0)
        }
      }
    }
  }()

  private func tree(_ bytes: [UInt8]) -> JSONTree {
    JSONTree(reading: SourceFile(name: "f.json", bytes: bytes))
  }

  /// What is wrong with how a document is printed by one formatter and then by another.
  private func fault(
    in document: JSONTree, _ first: JSONFormatter, _ second: JSONFormatter
  ) throws -> String? {
    let printed = tree(try first.format(document))
    guard printed.isSound else { return "what is printed is refused" }
    guard Structure.of(printed, sorting: true) == Structure.of(document, sorting: true) else {
      return "other values"
    }
    guard try first.isFormatted(printed) else { return "printed twice it changes" }
    if first.order == nil,
      Structure.of(printed, sorting: false) != Structure.of(document, sorting: false)
    {
      return "another order"
    }
    // One form of text has no memory of how it was written before.
    if second.escaping != .keep, first.order == second.order {
      let again = try second.format(printed)
      if try again != second.format(document) { return "the way there matters" }
    }
    return nil
  }

  @Test("generated documents, in all options")
  func generated() throws {
    var random = SeededGenerator(seed: 11)
    let orders = [nil] + DocumentKind.allCases.map(\.memberOrder)
    for _ in 0..<Thoroughness.documents {
      let text = RandomDocument.text(&random)
      let document = tree(Array(text.utf8))
      try #require(document.isSound, "\(text)")
      var first = try #require(Self.formatters.randomElement(using: &random))
      first.order = try #require(orders.randomElement(using: &random))
      var second = try #require(Self.formatters.randomElement(using: &random))
      second.order = first.order
      let fault = try fault(in: document, first, second)
      try #require(fault == nil, "\(text)")
    }
  }

  @Test("samples decode to the same values", arguments: try Repository.soundSamples())
  func samples(path: String) throws {
    let document = JSONTree(reading: try Repository.file(path))
    let kind = document.root.flatMap { DocumentKind(of: $0) }
    for var formatter in Self.formatters {
      #expect(try fault(in: document, formatter, formatter) == nil)
      formatter.order = kind?.memberOrder
      #expect(try fault(in: document, formatter, formatter) == nil)
      let printed = tree(try formatter.format(document))
      #expect(
        ExpoDecoder().collect([Entry].self, from: printed).value
          == ExpoDecoder().collect([Entry].self, from: document).value)
      #expect(
        ExpoDecoder().collect(Exposition.self, from: printed).value
          == ExpoDecoder().collect(Exposition.self, from: document).value)
    }
  }

  @Test("generated values decode to the same, Foundation says")
  func decoding() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<Thoroughness.rounds / 4 {
      let text = Scalars.json(&random)
      let value = try JSONDecoder().decode(Scalars.self, from: Data(text.utf8))
      let formatter = try #require(Self.formatters.randomElement(using: &random))
      let printed = try formatter.format(tree(Array(text.utf8)))
      try #require(JSONDecoder().decode(Scalars.self, from: Data(printed)) == value, "\(text)")
    }
  }

  @Test("everything RFC 8259 allows is printed, everything else refused")
  func conformance() throws {
    for path in try Repository.files(under: "Tests/Conformance/accept", ending: ".json") {
      let document = JSONTree(reading: try Repository.file(path))
      for index in stride(from: 0, to: Self.formatters.count, by: 5) {
        let formatter = Self.formatters[index]
        #expect(try fault(in: document, formatter, formatter) == nil, "\(path)")
      }
    }
    for path in try Repository.files(under: "Tests/Conformance/reject", ending: ".json") {
      let document = JSONTree(reading: try Repository.file(path))
      #expect(throws: UnsoundDocument.self, "\(path)") { try JSONFormatter().format(document) }
    }
  }
}

/// What a document says, as bytes: compared with no regard to white space and escapes, but with
/// regard to everything that Unicode calls equivalent.
private enum Structure {
  static func of(_ tree: JSONTree, sorting: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    if let root = tree.root { write(root, sorting, to: &bytes) }
    return bytes
  }

  private static func write(_ node: JSONNode, _ sorting: Bool, to bytes: inout [UInt8]) {
    switch node.kind {
    case .string: write(node.string ?? "", to: &bytes)
    case .array:
      bytes += "[".utf8
      for element in node.elements { write(element, sorting, to: &bytes) }
      bytes += "]".utf8
    case .object:
      bytes += "{".utf8
      for member in members(of: node, sorting) {
        write(member.key, to: &bytes)
        write(member.value, sorting, to: &bytes)
      }
      bytes += "}".utf8
    default: bytes += (node.spelling + ",").utf8
    }
  }

  /// The members as they stand, or by key, those with the same key as they stand.
  private static func members(
    of object: JSONNode, _ sorting: Bool
  ) -> [(key: String, value: JSONNode)] {
    let members = object.members.map { (key: $0.key.string ?? "", value: $0.value) }
    guard sorting else { return members }
    let order = members.indices.sorted { one, other in
      let (first, second) = (members[one].key.utf8, members[other].key.utf8)
      return first.elementsEqual(second) ? one < other : first.lexicographicallyPrecedes(second)
    }
    return order.map { members[$0] }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes += "\(text.utf8.count):\(text)".utf8
  }
}
