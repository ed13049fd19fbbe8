import ExpoModel
import ExpoRendering
import ExpoBase
import ExpoKit

extension ExhibitionDocuments {
  /// The page of the poster as far as it can be read; without an exposition the file name is the
  /// title, with a mark if that is because it cannot be read.
  func posterPage(in language: Language) -> Page {
    if let document = exposition, document.partial.hasContent {
      return Page(document.partial, in: language)
    }
    return exposition != nil || hasGaps
      ? Page(unreadable: fileName, in: language) : Page(title: [fileName])
  }
}
