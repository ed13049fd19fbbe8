import ExpoBase
import ExpoKit
import ExpoJSON

/// What the reader needs besides a terminal: its documents and its settings.
struct BrowseWorld {
  let settings: BrowseSettings
  let console: Console
  private let arguments: Arguments

  init(_ settings: BrowseSettings, _ arguments: Arguments, _ console: Console) {
    self.settings = settings
    self.arguments = arguments
    self.console = console
  }

  /// The documents as they are now.
  func read() throws -> BrowseDocument {
    let source = try ReadingSession.source(settings.path, arguments, console)
    return document(of: source)
  }

  /// Documents that have been found, with the pictures that lie around them.
  func document(of source: ExhibitionDocuments) -> BrowseDocument {
    let pictures = try? ExhibitionPictures(of: source).index
    return BrowseDocument(
      source, language: settings.labels ?? Language(of: source),
      pictures: pictures ?? PictureIndex())
  }

  #if DEBUG
    /// Crashes the process by a real fault, to test that the terminal is restored.
    func crashIfAsked() {
      guard console.environment[.expoBrowseCrash] != nil else { return }
      let nothing: [Int] = []
      _ = nothing[nothing.count]
    }
  #endif
}
