package import ExpoCatalog
package import ExpoDiagnostics
package import ExpoSource

/// Why a file of `--static` is not published.
package struct StaticFileProblem: LocatedKind, Sendable {
  /// What is wrong.
  package let kind: Kind
  /// The file.
  package let location: SourceLocation

  /// What can be wrong with a file.
  package enum Kind: Equatable, Sendable {
    /// Its type, by its extension, is not published.
    case type(String, allowed: [String])
    /// It is not what its name says.
    case content(String)
    /// It contains no picture, not all of it, or one that may run a script.
    case picture(String, PictureFault)
    /// It is a link, a device or a pipe.
    case notAFile(String)
  }
}

extension StaticFileProblem {
  /// The findings of the files of a folder that are not published.
  package static func findings(_ folder: StaticFolder) -> [Report.FileDiagnostics] {
    folder.refused.map { file, reason in
      let problem = StaticFileProblem(
        kind: Kind(reason, file: file.path),
        location: SourceLocation(file: file.source, bytes: 0..<0, part: .file))
      return Report.FileDiagnostics(
        SourceFile(name: file.source, text: ""), [Diagnostic(problem)])
    }
  }
}

extension StaticFileProblem.Kind {
  init(_ reason: StaticFolder.Refusal, file: String) {
    let name = FileName.last(of: file)
    self =
      switch reason {
      case .type: .type(name, allowed: StaticFolder.extensions)
      case .content: .content(name)
      case .picture(let fault): .picture(name, fault)
      case .notAFile: .notAFile(name)
      }
  }
}

// MARK: - Rules and fixes

extension StaticFileProblem.Kind: ProblemKind {
  /// The rule of the kind.
  package var rule: Rule { ExportRule.unsafeStaticFile.rule }

  /// None: only the publisher knows what the file is for.
  package func fix(at bytes: Range<Int>) -> Fix? { nil }

  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
