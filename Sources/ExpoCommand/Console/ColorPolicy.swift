/// Whether a stream gets colour: the option, then the conventions of the environment.
enum ColorPolicy {
  /// `--color` > `NO_COLOR` > `FORCE_COLOR`, `CLICOLOR_FORCE` > `CLICOLOR=0` > `TERM=dumb` > a
  /// terminal is written to.
  static func isOn(
    _ output: Console.Output, _ environment: [EnvironmentVariable: String], override: Bool?
  ) -> Bool {
    if let override { return override }
    if isSet(.noColor, environment) { return false }
    if isSet(.forceColor, environment) || isSet(.clicolorForce, environment) { return true }
    if environment[.clicolor] == "0" || environment[.term] == "dumb" { return false }
    return output.isTerminal
  }

  private static func isSet(
    _ variable: EnvironmentVariable, _ environment: [EnvironmentVariable: String]
  ) -> Bool {
    guard let value = environment[variable], !value.isEmpty else { return false }
    return variable == .noColor || value != "0"
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// nil leaves it to the environment.
  var override: Bool? {
    switch self {
    case .auto: nil
    case .always: true
    case .never: false
    }
  }
}
