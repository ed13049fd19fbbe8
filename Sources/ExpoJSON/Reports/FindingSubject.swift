package import ExpoBase

/// The entry and value that a finding concerns, by which later runs recognize it.
///
/// Neither depends on the location, so that entries can be inserted, removed and reordered.
package struct FindingSubject: Hashable, Sendable {
  /// The name of the entry; nil if the entry has none, and outside of entries.
  package let entry: String?
  /// A hash of the entry's members in any order; nil outside of entries.
  package let members: UInt64?
  /// A hash of the value; nil for anything but a string, a number, true, false and null.
  let value: UInt64?

  /// Creates a subject.
  package init(entry: String? = nil, members: UInt64? = nil, value: UInt64? = nil) {
    self.entry = entry
    self.members = members
    self.value = value
  }
}

/// Finds the subjects of the findings in a file, which are in the order of their bytes.
package typealias SubjectFinder = @Sendable (SourceFile, [Diagnostic]) -> [FindingSubject]
