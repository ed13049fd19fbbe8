/// A signal that asked for the end of what was under way, which has been tidied up.
struct Interruption: Error, Equatable {
  /// The number of the signal: 1, 2 or 15.
  let signal: Int32

  /// 128 and the number, as a shell has it.
  var exitCode: ExitCode { ExitCode(rawValue: 128 + signal) ?? .interrupted }
}
