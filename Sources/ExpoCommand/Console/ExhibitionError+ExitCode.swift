import ExpoKit

extension ExhibitionError {
  /// A file of the wrong kind is a problem in the data; an unclear path is a usage error.
  var exitCode: ExitCode {
    switch self {
    case .wrongKind, .unreadable: .findings
    case .several: .failure
    }
  }
}
