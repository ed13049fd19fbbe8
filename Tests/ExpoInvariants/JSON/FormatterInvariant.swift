package import ExpoJSON
import ExpoKit

/// Formatting changes how a document looks, and nothing else.
package enum FormatterInvariant {
  /// A formatter for each combination of options.
  package static let formatters: [JSONFormatter] = {
    let indents: [JSONFormatter.Indent?] = [.two, .four, .tab, nil]
    return indents.flatMap { indent in
      JSONFormatter.Escaping.allCases.flatMap { escaping in
        [false, true].map { JSONFormatter(indent: indent, escaping: escaping, escapesHidden: $0) }
      }
    }
  }()

  /// The first two bytes choose the formatters, the rest is the document.
  static func fault(in bytes: [UInt8]) -> String? {
    guard bytes.count > 2 else { return nil }
    let document = tree(Array(bytes[2...]))
    var first = formatters[Int(bytes[0]) % formatters.count]
    var second = formatters[Int(bytes[1]) % formatters.count]
    let orders = [nil] + DocumentKind.allCases.map(\.memberOrder)
    first.order = orders[Int(bytes[1]) / formatters.count % orders.count]
    second.order = first.order
    guard document.isSound else {
      return (try? first.format(document)) == nil ? nil : "an unsound document is printed"
    }
    do {
      return try fault(in: document, first, second)
    } catch {
      return "\(error)"
    }
  }

  /// What is wrong with how a document without errors is printed by one formatter and then by another.
  package static func fault(
    in document: JSONTree, _ first: JSONFormatter, _ second: JSONFormatter
  ) throws -> String? {
    let printed = tree(try first.format(document))
    guard printed.isSound else { return "what is printed is refused" }
    guard DocumentContent.of(printed, sorting: true) == DocumentContent.of(document, sorting: true)
    else { return "other values" }
    guard try first.isFormatted(printed) else { return "printed twice it changes" }
    if first.order == nil,
      DocumentContent.of(printed, sorting: false) != DocumentContent.of(document, sorting: false)
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

  private static func tree(_ bytes: [UInt8]) -> JSONTree {
    JSONTree(reading: SourceFile(name: "f.json", bytes: bytes))
  }
}
