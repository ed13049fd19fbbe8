extension Decoder {
  /// The kind of the value that ``ExpoDecoder`` decodes; nil for another decoder.
  ///
  /// A type that accepts two kinds of value needs it: in a collecting pass, a caught error is
  /// reported too.
  package var valueKind: JSONNode.Kind? { (self as? NodeDecoder)?.node?.kind }
}
