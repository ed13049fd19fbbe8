public import ExpoBase

extension DecodeErrors {
  /// The errors as diagnostics of their document, for a ``Report``.
  public var diagnostics: Report.FileDiagnostics {
    Report.FileDiagnostics(file, errors.map { Diagnostic($0) })
  }

  /// Where each error begins, in the order of ``errors``.
  public var positions: [Position] {
    let lines = LineIndex(file)
    var last: Position?
    return errors.map { error in
      let position = lines.position(at: error.location.bytes.lowerBound, after: last)
      last = position
      return position
    }
  }

  /// Every error with its line, its column and an excerpt of the document, for a terminal or a log.
  ///
  /// - Parameters:
  ///   - language: The language of messages; that of the user if it is not given.
  ///   - format: The format.
  ///   - width: How many terminal cells a line of an excerpt may take.
  /// - Returns: The report, in whole lines.
  public func report(
    in language: Language = .preferred, as format: ReportFormat = .full, width: Int = 80
  ) -> String {
    format.reporter(width: width, language: language).render(Report([diagnostics])).string
  }
}
