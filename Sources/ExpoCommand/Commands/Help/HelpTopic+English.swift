extension HelpTopic {
  var englishSummary: String {
    switch self {
    case .formats: "the formats of reports and what each is for"
    case .configuration: "the keys of .expo.json"
    case .rules: "how rules are named, selected and ignored"
    case .environment: "the environment variables that expo reads"
    case .exitStatus: "the exit status of every command"
    }
  }

  var englishIntroduction: String {
    switch self {
    case .formats:
      """
      -f FMT chooses the format of standard output, -f FMT=FILE writes a report to a file. \
      Several can be given in one run. Without -f, reports are full on a terminal and concise \
      elsewhere.
      """
    case .configuration:
      """
      expo reads the nearest .expo.json above each file, the one that --config names, or none \
      with --isolated. All keys are optional; an unknown key is an error. expo schema config \
      prints the JSON Schema.
      """
    case .rules:
      """
      A rule has a code, EX104, and a name, trailing-comma. --select, --ignore and --severity \
      take codes, names, families and prefixes such as EX1, separated by commas. expo rules \
      lists all rules; expo rules EX104 explains one.
      """
    case .environment:
      "An option takes precedence over a variable."
    case .exitStatus:
      "Every command ends with one of these. If several apply, the highest counts."
    }
  }
}
