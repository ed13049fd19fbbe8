import ExpoInvariants
import ExpoTestSupport
import Foundation
import Testing

/// Printing changes how a document looks, and nothing else.
struct FormatProperties {
  private static let formatters = FormatterInvariant.formatters

  private func tree(_ bytes: [UInt8]) -> JSONTree {
    JSONTree(reading: SourceFile(name: "f.json", bytes: bytes))
  }

  @Test("generated documents keep their values in all options")
  func generated() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<Thoroughness.documents {
      let text = RandomDocument.text(&random)
      try #require(tree(Array(text.utf8)).isSound, "\(text)")
      let options = (1...2).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      try #require(Invariant.formatter.fault(in: options + text.utf8) == nil, "\(text)")
    }
  }

  @Test("samples decode to the same values", arguments: try Repository.soundSamples())
  func samples(path: String) throws {
    let document = JSONTree(reading: try Repository.file(path))
    let kind = document.root.flatMap { DocumentKind(of: $0) }
    for index in stride(from: 0, to: Self.formatters.count, by: Thoroughness.formatterStride) {
      var formatter = Self.formatters[index]
      #expect(try FormatterInvariant.fault(in: document, formatter, formatter) == nil)
      formatter.order = kind?.memberOrder
      #expect(try FormatterInvariant.fault(in: document, formatter, formatter) == nil)
      let printed = tree(try formatter.format(document))
      #expect(
        ExpoDecoder().collect([Entry].self, from: printed).value
          == ExpoDecoder().collect([Entry].self, from: document).value)
      #expect(
        ExpoDecoder().collect(Exposition.self, from: printed).value
          == ExpoDecoder().collect(Exposition.self, from: document).value)
    }
  }

  @Test("everything RFC 8259 allows is printed, everything else refused")
  func conformance() throws {
    for path in try Repository.files(under: "Tests/Conformance/accept", ending: ".json") {
      let document = JSONTree(reading: try Repository.file(path))
      for index in stride(from: 0, to: Self.formatters.count, by: 5) {
        let formatter = Self.formatters[index]
        #expect(try FormatterInvariant.fault(in: document, formatter, formatter) == nil, "\(path)")
      }
    }
    for path in try Repository.files(under: "Tests/Conformance/reject", ending: ".json") {
      let document = JSONTree(reading: try Repository.file(path))
      #expect(throws: DecodeErrors.self, "\(path)") { try JSONFormatter().format(document) }
    }
  }
}
