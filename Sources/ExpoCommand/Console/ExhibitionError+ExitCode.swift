import ExpoValidation

extension ExhibitionError {
  /// A file of the wrong kind is the data's fault; what to look at is the user's to say.
  var exitCode: ExitCode {
    switch self {
    case .wrongKind, .unreadable: .findings
    case .several: .failure
    }
  }
}
