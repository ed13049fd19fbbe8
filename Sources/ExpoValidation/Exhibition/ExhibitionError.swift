/// Why a path does not stand for exactly one exhibition.
package enum ExhibitionError: Error, Equatable, Sendable {
  /// The path has no document.
  case nothingFound(path: String)
  /// There are more than one; each by its catalog or document.
  case several(path: String, names: [String])
  /// A document that was named is not what it should be; nil where either kind would do.
  case wrongKind(file: String, expected: DocumentKind?)
}
