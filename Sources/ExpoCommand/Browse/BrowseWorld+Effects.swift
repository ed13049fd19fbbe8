import ExpoKit
import ExpoTerminal

/// What is done the same way on a full screen and line by line.
extension BrowseWorld {
  /// Reads the documents again and shows them; false if that fails.
  func reload(_ state: inout BrowseState) -> Bool {
    guard !settings.readsStandardInput else {
      state.message = .cannotReloadStandardInput
      return false
    }
    return state.reload(read)
  }

  /// Edits what is shown, then reads the documents again; false if that fails.
  ///
  /// `run` runs a command until it ends, and tells whether it succeeded.
  func edit(_ state: inout BrowseState, run: (EditorCommand) -> Bool) -> Bool {
    guard let place = state.document.place(of: state.subject), !settings.readsStandardInput else {
      state.message = .noFileToEdit
      return false
    }
    let isDone = run(EditorCommand(settings.editor, path: place.path, line: place.line))
    let isReloaded = reload(&state)
    if !isDone { state.message = .editorFailed }
    return isReloaded
  }

  /// Puts a text on the clipboard, unless it is too long.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown, and what `write` throws.
  func copy(
    _ text: String, as what: BrowseNotice.Copied, _ state: inout BrowseState,
    write: ([UInt8]) throws -> Void
  ) throws {
    try state.document.source.checkIsWhole()
    guard let sequence = Clipboard.sequence(copying: text) else {
      return state.message = .tooLongToCopy(limit: Clipboard.limit)
    }
    try write(sequence)
    state.message = .copied(what)
  }

  /// A watch on the documents as they were read.
  func watch(_ document: BrowseDocument) -> DiskWatch {
    DiskWatch(document, at: console.secondsPassed())
  }
}
