import ExpoSource
import ExpoText

/// A file that was checked, with what is printed of it: what formats with a row per file read.
package enum CheckedFile {
  /// Nothing was found in the file of that name.
  case clean(String)
  /// Something was found, and some of it is printed.
  case found(FileFindings)
}

extension Report {
  /// The checked files in order; those whose findings all lie beyond the limit are left out.
  package var checked: [CheckedFile] {
    var printed = located[...]
    var withFindings = files[...]
    return checkedNames.compactMap { name in
      guard withFindings.first?.file.name == name else { return .clean(name) }
      withFindings.removeFirst()
      return printed.popFirst().map(CheckedFile.found)
    }
  }
}
