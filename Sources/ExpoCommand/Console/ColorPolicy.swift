import ExpoBase

extension Console {
  /// Whether text on a stream is in color: `--color` > `NO_COLOR` > `FORCE_COLOR`,
  /// `CLICOLOR_FORCE` > `CLICOLOR=0` > `TERM=dumb` > whether the stream is a terminal.
  func isColored(_ output: Output) -> Bool {
    if let colorOverride { return colorOverride }
    if environment[.noColor]?.isEmpty == false { return false }
    if isOn(.forceColor) || isOn(.clicolorForce) { return true }
    if environment[.clicolor] == "0" || isDumb { return false }
    return output.isTerminal
  }

  /// Whether a variable is set, not empty and not 0.
  func isOn(_ variable: EnvironmentVariable) -> Bool {
    environment[variable].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// nil to ask the environment.
  var override: Bool? { self == .auto ? nil : self == .always }
}

extension StyledText {
  /// The text with its roles in the terminal's own colors (ECMA-48 SGR).
  var inColor: String {
    var output = ""
    forEachRun { role, run in
      let codes = Self.codes(for: role)
      output += codes.isEmpty ? String(run) : "\u{1B}[\(codes)m\(run)\u{1B}[0m"
    }
    return output
  }

  /// The codes of a role (ECMA-48 SGR), `1;31`; empty for plain text.
  static func codes(for role: Role) -> String {
    switch role {
    case .plain, .link: ""
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .location, .heading: "1"
    case .rule, .faint: "2"
    case .gutter: "34"
    case .match, .currentMatch: "7"
    case .removed: "9;31"
    case .added: "1;32"
    }
  }
}
