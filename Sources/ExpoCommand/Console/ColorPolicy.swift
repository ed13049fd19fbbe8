/// Whether a stream gets colour: the option, then the conventions of the environment.
enum ColorPolicy {
  /// `--color` > `NO_COLOR` > `FORCE_COLOR`, `CLICOLOR_FORCE` > `CLICOLOR=0` > `TERM=dumb` > a
  /// terminal is written to.
  static func isOn(
    _ output: Console.Output, _ environment: [String: String], override: Bool?
  ) -> Bool {
    if let override { return override }
    if isSet("NO_COLOR", environment) { return false }
    if isSet("FORCE_COLOR", environment) || isSet("CLICOLOR_FORCE", environment) { return true }
    if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
    return output.isTerminal
  }

  private static func isSet(_ name: String, _ environment: [String: String]) -> Bool {
    guard let value = environment[name], !value.isEmpty else { return false }
    return name == "NO_COLOR" || value != "0"
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
