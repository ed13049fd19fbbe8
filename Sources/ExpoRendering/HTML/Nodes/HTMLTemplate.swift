/// Nodes rendered once, with slots that each page fills.
///
/// Most of a page's source is the same on all pages of a kind, and building its nodes for each would take
/// longer than writing the text of an entry.
/// `<h1>` ``HTMLSlot/name`` `</h1>`, filled with `a < b` → `<h1>a &lt; b</h1>`
struct HTMLTemplate: Sendable {
  private enum Step {
    case constant(Range<Int>)
    case slot(HTMLSlot)
    /// Continues at another step if a slot is not filled.
    case condition(HTMLSlot, otherwise: Int)
  }

  private let bytes: [UInt8]
  private let steps: [Step]

  /// Creates a template from nodes, including ``HTMLNode/slot(_:)`` and ``HTMLNode/ifFilled(_:_:)``.
  init(_ nodes: [HTMLNode]) {
    self.init(HTMLNode.bytes(of: nodes))
  }

  /// Creates a template from rendered nodes that contain markers of slots.
  init(_ bytes: [UInt8]) {
    var steps: [Step] = []
    var conditions: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case HTMLSlot.endMarker:
        Self.close(&conditions, in: &steps)
        index += 1
      case HTMLSlot.endMarker...:
        guard index + 1 < bytes.count, let slot = HTMLSlot(rawValue: bytes[index + 1]) else {
          // Not a template: no rendered node contains a marker without a slot.
          index = bytes.count
          continue
        }
        let isCondition = bytes[index] == HTMLSlot.conditionMarker
        if isCondition { conditions.append(steps.count) }
        steps.append(isCondition ? .condition(slot, otherwise: 0) : .slot(slot))
        index += 2
      default:
        let end = bytes[index...].firstIndex { $0 >= HTMLSlot.endMarker } ?? bytes.count
        steps.append(.constant(index..<end))
        index = end
      }
    }
    self.bytes = bytes
    self.steps = steps
  }

  private static func close(_ conditions: inout [Int], in steps: inout [Step]) {
    guard let start = conditions.popLast(), case .condition(let slot, _) = steps[start] else {
      return
    }
    steps[start] = .condition(slot, otherwise: steps.count)
  }

  /// Appends the nodes, with the content of each slot; nil leaves a slot empty.
  func append(to output: inout [UInt8], _ content: (HTMLSlot) -> HTMLNode?) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < steps.count {
        switch steps[index] {
        case .constant(let range):
          output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
        case .slot(let slot): content(slot)?.append(to: &output)
        case .condition(let slot, let other) where content(slot) == nil:
          index = other
          continue
        case .condition: break
        }
        index += 1
      }
    }
  }
}

/// A position in a template that each page fills.
enum HTMLSlot: UInt8, CaseIterable {
  case title
  case summary
  /// The Open Graph type of the page.
  case kind
  case address
  /// The address of the picture for link previews.
  case image
  /// In pixels.
  case imageWidth
  /// In pixels.
  case imageHeight
  case imageText
  /// The kind of card of a link preview.
  case card
  /// Filled if search engines are to leave the page out.
  case unlisted
  /// The address to which the page leads on at once.
  case refresh
  case structuredData
  case pageClass
  /// The links for search engines to the other languages of the page.
  case alternates
  /// The links to the data of the page.
  case data
  case languages
  case previous
  case next
  case path
  case anchor
  /// The address of an entry in the list.
  case list
  /// On one line.
  case name
  /// With line breaks.
  case heading
  /// The class of an entry's page, by whether it has a picture.
  case arrangement
  case shape
  case plate
  /// The picture of an entry that has no large view.
  case picture
  case credit
  case view
  /// The language of an entry, if it is not that of the page.
  case language
  /// The direction of an entry, if it is not that of the page.
  case direction
  /// The first words of an entry, shown instead of a missing picture.
  case excerpt
  case details
  case prose
  /// Filled if an entry has a previous or next one.
  case neighbors
  case previousPlate
  case nextPlate
  case previousName
  case nextName
}

extension HTMLSlot {
  /// Marks a slot among rendered bytes, before its raw value; it never occurs in UTF-8.
  private static let slotMarker: UInt8 = 0xFF
  /// Marks the start of nodes that are skipped if a slot is not filled.
  fileprivate static let conditionMarker: UInt8 = 0xFE
  /// Marks the end of such nodes.
  fileprivate static let endMarker: UInt8 = 0xFD

  func appendMarker(to bytes: inout [UInt8]) { bytes += [Self.slotMarker, rawValue] }

  func appendCondition(to bytes: inout [UInt8]) { bytes += [Self.conditionMarker, rawValue] }

  static func appendEnd(to bytes: inout [UInt8]) { bytes.append(endMarker) }
}
