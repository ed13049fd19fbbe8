import ExpoSource
import ExpoText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A report that is mostly one array with an element for each finding.
protocol MachineDocument: Encodable {
  /// What the array has.
  associatedtype Element: Encodable
  /// The elements of the array, which stand in one place of the document.
  var elements: LazyElements<Element> { get }
}

/// A format that is one JSON document.
protocol MachineReporter: Reporter {
  /// What is written.
  associatedtype Document: MachineDocument
  /// The document of a report.
  func document(of report: Report) -> Document
}

extension MachineReporter {
  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    write(report) { text.append($0) }
    return text
  }

  package func write(_ report: Report, to output: (StyledText) throws -> Void) rethrows {
    try MachineJSON.write(document(of: report)) { part in
      var text = StyledText()
      text.appendVerbatim(part)
      try output(text)
    }
  }
}

/// The elements of an array, each made when it is written: all at once would take several times the
/// memory of the report.
struct LazyElements<Element: Encodable>: Encodable, RandomAccessCollection {
  fileprivate static var placeholder: String { "expo.elements" }

  var startIndex: Int { 0 }
  let endIndex: Int
  private let element: (Int) -> Element

  /// Makes an element of each value.
  init<Value>(_ values: [Value], _ element: @escaping (Value) -> Element) {
    endIndex = values.count
    self.element = { element(values[$0]) }
  }

  subscript(index: Int) -> Element { element(index) }

  /// Encodes an array in which one string stands for all elements.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    if !isEmpty { try container.encode(Self.placeholder) }
  }
}

/// The toolchain's encoder with settings that give the same bytes for the same value.
enum MachineJSON {
  /// How many elements are encoded at once.
  private static let batch = 64

  /// Hands over a document, some elements of its array at a time, with a final line break.
  static func write(
    _ document: some MachineDocument, to output: (String) throws -> Void
  ) rethrows {
    let elements = document.elements
    let frame = encode(document)
    let lines = frame.split(separator: "\n", omittingEmptySubsequences: false)
    let isPlace = { (line: Substring) in
      line.drop { $0 == " " } == "\"\(type(of: elements).placeholder)\""
    }
    guard let place = lines.first(where: isPlace) else { return try output(frame + "\n") }
    try output(String(frame[..<place.startIndex]))
    let margin = place.prefix { $0 == " " }.utf8.count
    for start in stride(from: 0, to: elements.count, by: batch) {
      let end = min(start + batch, elements.count)
      let part = encode(Array(elements[start..<end]))
      try output(indented(part, by: margin) + (end < elements.count ? ",\n" : ""))
    }
    try output(frame[place.endIndex...] + "\n")
  }

  /// The elements of an array that is encoded by itself, without its brackets, at another margin.
  private static func indented(_ array: String, by margin: Int) -> String {
    // The encoder puts them on lines of their own, two spaces in; an empty array has an empty line.
    let elements = array.utf8.dropFirst("[\n".utf8.count).dropLast("\n]".utf8.count)
    let padding = Array(repeating: UInt8(ascii: " "), count: margin - 2)
    let feed = UInt8(ascii: "\n")
    var bytes: [UInt8] = []
    bytes.reserveCapacity(elements.count * 2)
    var isAtStart = true
    for byte in elements {
      if isAtStart, byte != feed { bytes += padding }
      bytes.append(byte)
      isAtStart = byte == feed
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A value as JSON over several lines.
  private static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, whole numbers, arrays and objects: nothing in a report can fail to encode.
    let document = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return escapingHidden(document)
  }

  /// Escapes what a terminal would obey or hide; outside strings a document of ours has none of it.
  private static func escapingHidden(_ document: String) -> String {
    let isHidden = { (scalar: Unicode.Scalar) in scalar.value > 0x7E && scalar.isHidden }
    guard document.unicodeScalars.contains(where: isHidden) else { return document }
    return document.unicodeScalars.reduce(into: "") { text, scalar in
      guard isHidden(scalar) else { return text.unicodeScalars.append(scalar) }
      for byte in JSONEscape(scalar) { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
  }
}
