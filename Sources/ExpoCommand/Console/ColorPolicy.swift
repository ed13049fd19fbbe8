import ExpoBase

/// Whether text is printed in colour: by the option, then by the environment, then by the stream.
enum ColorPolicy {
  /// `--color` > `NO_COLOR` > `FORCE_COLOR`, `CLICOLOR_FORCE` > `CLICOLOR=0` > `TERM=dumb` >
  /// whether the stream is a terminal.
  static func isOn(
    _ output: Console.Output, _ environment: Environment, override: Bool?
  ) -> Bool {
    if let override { return override }
    if isSet(.noColor, environment) { return false }
    if isSet(.forceColor, environment) || isSet(.clicolorForce, environment) { return true }
    if environment[.clicolor] == "0" || environment[.term] == "dumb" { return false }
    return output.isTerminal
  }

  private static func isSet(
    _ variable: EnvironmentVariable, _ environment: Environment
  ) -> Bool {
    guard let value = environment[variable], !value.isEmpty else { return false }
    return variable == .noColor || value != "0"
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Whether to use colour; nil to ask the environment.
  var override: Bool? {
    switch self {
    case .auto: nil
    case .always: true
    case .never: false
    }
  }
}

/// Styles of roles in the terminal's own colours (ECMA-48 SGR).
enum ANSIStyle {
  static func render(_ text: StyledText) -> String {
    var output = ""
    text.forEachRun { role, run in
      let codes = codes(for: role)
      output += codes.isEmpty ? String(run) : "\u{1B}[\(codes)m\(run)\u{1B}[0m"
    }
    return output
  }

  private static func codes(for role: StyledText.Role) -> String {
    switch role {
    case .plain: ""
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .location, .heading: "1"
    case .rule, .faint: "2"
    case .gutter: "34"
    case .match, .currentMatch: "7"
    }
  }
}
