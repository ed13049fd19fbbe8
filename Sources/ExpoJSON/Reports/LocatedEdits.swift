package import ExpoBase

/// An edit of a fix, with the two ends of the bytes it replaces.
struct LocatedEdit {
  /// The edit.
  let edit: Fix.Edit
  /// Where the bytes begin.
  package let start: Position
  /// Where they end.
  let end: Position
}

/// The edits of a fix in order, each located when it is asked for: there may be a million of them.
struct LocatedEdits: Sequence, IteratorProtocol {
  private var edits: ArraySlice<Fix.Edit>
  private let lines: LineIndex
  /// Where the last edit ended, from which on the next one is counted.
  private var last: Position?

  /// Creates the edits of a fix; `start` is where the first one begins.
  init(_ edits: [Fix.Edit], from start: Position?, in lines: LineIndex) {
    self.edits = edits[...]
    self.lines = lines
    last = start
  }

  /// The next edit; nil behind the last one.
  mutating func next() -> LocatedEdit? {
    guard let edit = edits.popFirst() else { return nil }
    let start = lines.position(at: edit.bytes.lowerBound, after: last)
    let end = lines.position(at: edit.bytes.upperBound, after: start)
    last = end
    return LocatedEdit(edit: edit, start: start, end: end)
  }
}
