import ExpoKit
import ExpoBase

extension BrowseDocument {
  /// Why documents of the exhibition cannot be read.
  var problems: [BrowseNotice.ReadFailure] {
    source.failures.map { .file($0) } + source.errors.map { .exhibition($0) }
  }

  /// Why another reading of the same documents does not do; nil if it does.
  ///
  /// A document that could be read and now cannot is a loss; one that is gone is not.
  func loss(in other: BrowseDocument) -> BrowseNotice.ReadFailure? {
    var finder = ExhibitionFinder()
    if other.source.exposition == nil { finder.exposition = source.exposition?.file.name }
    if other.source.entries == nil { finder.entries = source.entries?.file.name }
    guard let lost = finder.exposition ?? finder.entries else { return nil }
    if let problem = other.problems.first { return problem }
    guard FilePath.exists(lost) else { return nil }
    // A search skips a file that does not look like a document; for a named file, the reason is shown.
    do {
      _ = try finder.find(nil)
      return nil
    } catch {
      return BrowseNotice.ReadFailure(error)
    }
  }
}
