import ExpoValidation

/// A problem in the data that ends the command: exit status 1.
struct DataError: Error, Equatable {
  /// What is missing or cannot be read, in one line.
  let message: String
  /// What to do, in one line.
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension ExhibitionError {
  /// A file of the wrong kind is a problem in the data; a missing or ambiguous file is a usage error.
  var exitCode: ExitCode {
    switch self {
    case .wrongKind: .findings
    case .nothingFound, .several: .failure
    }
  }
}
