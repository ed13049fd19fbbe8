/// The values of the environment variables that are set.
///
/// A short list: the first use of a dictionary of own keys takes the runtime longer than the rest of
/// `--version`.
package struct Environment: Sendable {
  private struct Setting: Sendable {
    let variable: EnvironmentVariable
    let text: String
  }

  private var settings: [Setting] = []

  /// Creates an environment with the values that a closure has for the names of variables.
  init(_ value: (String) -> String?) {
    for variable in EnvironmentVariable.allCases {
      guard let text = value(variable.rawValue) else { continue }
      settings.append(Setting(variable: variable, text: text))
    }
  }

  /// The value of a variable; nil if it is not set.
  subscript(_ variable: EnvironmentVariable) -> String? {
    for setting in settings where setting.variable == variable { return setting.text }
    return nil
  }

  /// The value of the variable with a name; nil if it is not set or not in the table.
  func value(named name: String) -> String? {
    for setting in settings where setting.variable.rawValue == name { return setting.text }
    return nil
  }
}

extension Environment: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (EnvironmentVariable, String)...) {
    settings = elements.map { Setting(variable: $0.0, text: $0.1) }
  }
}
