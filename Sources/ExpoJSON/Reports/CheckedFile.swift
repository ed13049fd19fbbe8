package import ExpoBase

/// A checked file with its printed findings, for formats that have a row for each file.
package enum CheckedFile {
  /// A file of that name without findings.
  case clean(String)
  /// A file with findings.
  case found(FileFindings)
}

extension Report {
  /// The checked files in order.
  package func checked(in language: Language) -> [CheckedFile] {
    var found = findings(in: language)[...]
    return checkedNames.map { name in
      found.first?.file.name == name ? .found(found.removeFirst()) : .clean(name)
    }
  }
}
