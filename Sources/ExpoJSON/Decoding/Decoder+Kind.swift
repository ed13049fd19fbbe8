extension Decoder {
  /// The kind of the value that ``ExpoDecoder`` decodes; nil for another decoder.
  ///
  /// A type that accepts two kinds asks for it: in a collecting pass a caught error counts, too.
  package var valueKind: JSONNode.Kind? { (self as? NodeDecoder)?.node?.kind }
}
