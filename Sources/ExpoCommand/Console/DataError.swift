import ExpoValidation

/// The data says no: exit status 1.
struct DataError: Error, Equatable {
  /// What is not there or cannot be read, in one line.
  let message: String
  /// What to do, in one line.
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension ExhibitionError {
  /// A file of the wrong kind is the data's fault; what to look at is the user's to say.
  var exitCode: ExitCode {
    switch self {
    case .wrongKind: .findings
    case .nothingFound, .several: .failure
    }
  }
}
