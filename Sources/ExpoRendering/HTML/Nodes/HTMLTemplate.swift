/// Nodes that many pages have, rendered once but for the slots that each page fills.
///
/// Most of a page's source is the same on all pages of a kind, and making nodes of it for each takes
/// longer than writing the text of an entry.
/// `<h1>` ``HTMLSlot/name`` `</h1>`, filled with `a < b` → `<h1>a &lt; b</h1>`
struct HTMLTemplate: Sendable {
  private enum Step {
    case constant(Range<Int>)
    case slot(HTMLSlot)
    /// Goes on at another step if a slot has no content.
    case condition(HTMLSlot, otherwise: Int)
  }

  private let bytes: [UInt8]
  private let steps: [Step]

  /// Renders nodes, in which ``HTMLNode/slot(_:)`` and ``HTMLNode/given(_:_:)`` may stand.
  init(_ nodes: [HTMLNode]) {
    var bytes: [UInt8] = []
    for node in nodes { node.append(to: &bytes) }
    self.init(bytes)
  }

  /// Takes rendered nodes, with the marks of slots among them.
  init(_ bytes: [UInt8]) {
    var steps: [Step] = []
    var conditions: [Int] = []
    var index = 0
    while index < bytes.count {
      let mark = bytes[index]
      guard mark >= HTMLSlot.Mark.end else {
        let end = bytes[index...].firstIndex { $0 >= HTMLSlot.Mark.end } ?? bytes.count
        steps.append(.constant(index..<end))
        index = end
        continue
      }
      if mark == HTMLSlot.Mark.end {
        Self.close(&conditions, in: &steps)
        index += 1
        continue
      }
      guard index + 1 < bytes.count, let slot = HTMLSlot(rawValue: bytes[index + 1]) else { break }
      if mark == HTMLSlot.Mark.condition { conditions.append(steps.count) }
      steps.append(mark == HTMLSlot.Mark.slot ? .slot(slot) : .condition(slot, otherwise: 0))
      index += 2
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

  /// Adds the nodes; `content` is asked what goes into a slot.
  func append(to output: inout [UInt8], _ content: (HTMLSlot) -> HTMLNode?) {
    var index = 0
    while index < steps.count {
      switch steps[index] {
      case .constant(let range): output.append(contentsOf: bytes[range])
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
