import ExpoBase
import ExpoKit
import ExpoTerminal

extension Console {
  /// What a full screen uses of a terminal.
  package struct TerminalOptions: Equatable, Sendable {
    /// Whether the terminal reports the mouse.
    let usesMouse: Bool
    /// Whether the terminal has a second screen for full-screen programs.
    let hasAlternateScreen: Bool
  }

  /// Whether the terminal can only append lines: `TERM=dumb`.
  var isDumb: Bool { environment[.term] == "dumb" }

  /// Whether the terminal's description names an alternate screen; true without a description.
  var hasAlternateScreen: Bool {
    let paths = TerminalDescription.paths(
      of: environment[.term] ?? "", folder: environment[.terminfo],
      folders: environment[.terminfoDirs], home: environment[.home])
    let found = paths.lazy.filter(FilePath.isFile).compactMap { path in
      (try? FileReader.read(path)).flatMap { TerminalDescription(Array($0.bytes)) }
    }
    return found.first?.hasAlternateScreen ?? true
  }
}
