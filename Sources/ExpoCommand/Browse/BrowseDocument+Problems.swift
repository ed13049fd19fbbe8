import ExpoValidation
import ExpoSource

extension BrowseDocument {
  /// Why documents of the exhibition cannot be read.
  var problems: [BrowseNotice.ReadFailure] {
    source.failures.map { .file($0) } + source.errors.map { .exhibition($0) }
  }

  /// Why another reading of the same documents does not do; nil if it does.
  ///
  /// A document that could be read and now cannot is a loss; one that is gone is not.
  func loss(in other: BrowseDocument) -> BrowseNotice.ReadFailure? {
    let isLost =
      source.exposition != nil && other.source.exposition == nil
      || source.entries != nil && other.source.entries == nil
    return isLost ? other.problems.first : nil
  }
}
