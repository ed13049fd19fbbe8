import ExpoKit

/// All screens of an exposition, made from its documents, each of which is read once.
struct AllScreens: Sendable {
  let poster: Loaded<PosterScreen>
  let list: Loaded<ListScreen>

  /// Reads the documents and makes the screens.
  init(_ documents: Documents, in language: Language) {
    poster = Loaded(in: language) { PosterScreen(try documents.exposition(), in: language) }
    list = Loaded(in: language) { ListScreen(try documents.entries(), in: language) }
  }

  /// The screens, made on another thread than that of the user interface.
  @concurrent
  static func screens(of documents: Documents, in language: Language) async -> AllScreens {
    AllScreens(documents, in: language)
  }
}
