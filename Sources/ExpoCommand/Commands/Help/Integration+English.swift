extension Integration {
  var english: String {
    switch self {
    case .xcode: "Xcode, as a run-script build phase; findings appear beside the lines:"
    case .preCommit:
      """
      pre-commit, in .pre-commit-config.yaml, with the URL of the repository of expo and the tag \
      of a release. expo-validate checks the committed documents of data sets; expo-assets checks \
      all documents and pictures at every commit. Set options in .expo.json.
      """
    case .githubActions:
      """
      GitHub Actions, with the name and a tag of that repository. paths lists a file, folder or \
      catalog on each line; args has more options. With version and sha256, the tag of a release \
      and the checksum of its archive, the action installs that release on Linux; otherwise it \
      builds its own source with Swift. The installation is cached. The outputs errors, warnings, \
      sarif (a path) and status are always set:
      """
    case .githubMatcher:
      """
      Other ways of running expo in GitHub Actions, with .github/expo-matcher.json of that \
      repository; it turns lines of the format concise into annotations, and notes into notices:
      """
    case .gitlab: "GitLab, for the Code Quality widget:"
    case .reviewdog: "reviewdog:"
    case .schemas:
      """
      Visual Studio Code, in settings.json; save the output of expo schema entries to the file \
      that it names, and do the same for exposition:
      """
    case .tasks: "Visual Studio Code, a task that shows findings in the Problems panel:"
    case .vim: "vim:"
    }
  }
}
