extension Integration {
  var english: String {
    switch self {
    case .xcode: "Xcode, as a run-script build phase; findings appear beside the lines:"
    case .preCommit:
      """
      pre-commit, in .pre-commit-config.yaml, with the address of the repository of expo and the \
      tag of a release. expo-validate checks the documents of data sets that are committed, \
      expo-assets everything with its pictures at every commit. Options belong in .expo.json.
      """
    case .githubActions:
      """
      GitHub Actions, with the address and a tag of that repository. paths has a file, folder or \
      catalog on each line, args more options. version and sha256, the tag of a release and the \
      sum of its archive, install it on Linux; otherwise the action builds its own source with \
      Swift. What is installed is cached. The outputs errors, warnings, sarif (a path) and \
      status are set whatever the exit status:
      """
    case .githubMatcher:
      """
      Any other way of running expo in GitHub Actions, with .github/expo-matcher.json of that \
      repository: lines of the format concise become annotations, notes become notices:
      """
    case .gitlab: "GitLab, for the widget of code quality:"
    case .reviewdog: "reviewdog:"
    case .schemas:
      """
      Visual Studio Code, in settings.json, with what expo schema entries prints in the file \
      that is named; the same for exposition:
      """
    case .tasks: "Visual Studio Code, a task whose findings are in the list of problems:"
    case .vim: "vim:"
    }
  }
}
