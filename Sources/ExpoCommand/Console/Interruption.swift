/// A termination signal that has ended an operation, after temporary files were removed.
struct Interruption: Error, Equatable {
  /// The number of the signal: 1, 2 or 15.
  let signal: Int32

  /// 128 and the number of the signal, as in a shell.
  var exitCode: ExitCode { ExitCode(rawValue: 128 + signal) ?? .interrupted }
}
