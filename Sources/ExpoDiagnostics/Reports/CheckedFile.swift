package import ExpoSource

/// A checked file with its printed findings, for formats that have a row for each file.
package enum CheckedFile {
  /// A file of that name without findings.
  case clean(String)
  /// A file with findings, some of which are printed.
  case found(FileFindings)
}

extension Report {
  /// The checked files in order; those whose findings all lie beyond the limit are left out.
  package func checked(in language: Language) -> [CheckedFile] {
    var printed = findings(in: language)[...]
    var withFindings = files[...]
    return checkedNames.compactMap { name in
      guard withFindings.first?.file.name == name else { return .clean(name) }
      withFindings.removeFirst()
      return printed.popFirst().map(CheckedFile.found)
    }
  }
}
