import ExpoBase

/// Arrays, whose elements can be decoded one batch after another.
protocol BatchDecodable {
  /// Decodes the elements of a document.
  ///
  /// - Throws: Any error, if the document is not valid or an element cannot be decoded.
  static func decode(_ batches: inout ElementBatches, with decoder: ExpoDecoder) throws -> Self
}

extension Array: BatchDecodable where Element: Decodable {
  static func decode(
    _ batches: inout ElementBatches, with decoder: ExpoDecoder
  ) throws -> [Element] {
    var elements: [Element] = []
    while let tree = try batches.next() {
      let pass = DecodingPass(
        .strict, tree: tree, base: .root, decoder: decoder, inspectsKeys: false)
      var (index, end) = (1, tree.tape[0].end)
      while index < end {
        let path = CodingPath(toElement: elements.count)
        elements.append(try pass.decodePart(Element.self, at: index, path: path))
        index = tree.tape.next(after: index)
      }
    }
    return elements
  }
}
