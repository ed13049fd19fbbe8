import ExpoBase

/// Writes a line end and the white space at the start of the next line, for any depth.
struct Indentation {
  private let unit: String?
  private var bytes: SourceBytes
  private let width: Int

  init(_ layout: JSONFormatter.Layout) {
    if case .indented(let indent) = layout { unit = indent.unit } else { unit = nil }
    width = unit?.utf8.count ?? 0
    bytes = Self.bytes(of: unit, depth: 16)
  }

  /// Begins a new line at a depth; does nothing in the compact layout.
  @inline(__always)
  mutating func print(_ depth: Int, to output: inout ChunkedOutput) throws {
    guard unit != nil else { return }
    let length = 1 + depth * width
    if length > bytes.count { bytes = Self.bytes(of: unit, depth: depth * 2) }
    try output.append(bytes, 0..<length)
  }

  private static func bytes(of unit: String?, depth: Int) -> SourceBytes {
    SourceBytes(("\n" + String(repeating: unit ?? "", count: depth)).utf8)
  }
}
