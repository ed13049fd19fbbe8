package import ExpoBase

/// The identity of a finding across runs: its rule, file, entry and value.
///
/// It does not change when a document is formatted or entries are inserted, removed or reordered.
/// It has 32 hexadecimal digits of a fast, non-cryptographic hash.
package struct Fingerprint: Hashable, Sendable {
  /// The path to the value with `*` in place of each index: `/*/desc`.
  package let path: String
  /// The name of the entry; nil if it has none.
  package let entry: String?
  /// A hash of the entry's members as hexadecimal digits; nil outside of entries.
  package let members: String?
  /// The 32 digits; several findings of one rule with the same entry and value have the same.
  package let digits: String

  /// Creates the fingerprint of a finding that concerns a subject.
  ///
  /// Without a subject, the JSON Pointer takes the place of entry and value. `file` is the name of
  /// the file in reports.
  init(_ diagnostic: Report.Diagnostic, about subject: FindingSubject?, in file: String) {
    let pointer = diagnostic.location.pointer
    let isShared = diagnostic.problem.concernsSeveralEntries
    entry = subject?.entry
    members = subject?.members.map(StableHash.digits)
    path = subject == nil ? pointer.description : pointer.descriptionWithoutIndices
    var parts = [file, diagnostic.rule.code, path, diagnostic.problem.detail ?? ""]
    if let subject, !isShared {
      let entry = subject.entry.map { "=" + $0 } ?? members ?? ""
      parts += [entry, subject.value.map(StableHash.digits) ?? ""]
    }
    digits = Self.hash(parts.joined(separator: "\0"))
  }

  /// The digits of the finding at an index, from 0, among those with equal digits.
  func digits(ofUse number: Int) -> String {
    number == 0 ? digits : Self.hash("\(digits)\0\(number)")
  }

  /// A hash of a text as 32 digits.
  static func hash(_ text: String) -> String {
    // The second basis is the first one's digits in reverse.
    var first = StableHash(basis: 0xCBF2_9CE4_8422_2325)
    var second = StableHash(basis: 0x5232_2248_4EC9_2FBC)
    for byte in text.utf8 {
      first.add(byte)
      second.add(byte)
    }
    return StableHash.digits(of: first.value) + StableHash.digits(of: second.value)
  }
}

extension Report.FileDiagnostics {
  /// The fingerprints of diagnostics in the file; `name` is its name in reports.
  ///
  /// The diagnostics are in the order of their bytes.
  package func fingerprints(of shown: [Report.Diagnostic], named name: String) -> [Fingerprint] {
    zip(shown, subjects(of: shown)).map { Fingerprint($0, about: $1, in: name) }
  }

  /// The subjects of diagnostics in the file, which are in the order of their bytes; nil if nothing
  /// finds them.
  func subjects(of shown: [Report.Diagnostic]) -> [FindingSubject?] {
    subjects.map { find in find(file, shown) } ?? shown.map { _ in nil }
  }
}

/// The entry and value that a finding concerns, by which later runs recognize it.
///
/// Neither depends on the location, so that entries can be inserted, removed and reordered.
package struct FindingSubject: Hashable, Sendable {
  /// The number of the entry in its document, from 1; nil outside of entries, and of an entry that
  /// is a document by itself.
  let number: Int?
  /// The name of the entry; nil if the entry has none, and outside of entries.
  package let entry: String?
  /// A hash of the entry's members in any order; nil outside of entries.
  package let members: UInt64?
  /// A hash of the value; nil for anything but a string, a number, true, false and null.
  let value: UInt64?

  package init(
    number: Int? = nil, entry: String? = nil, members: UInt64? = nil, value: UInt64? = nil
  ) {
    self.number = number
    self.entry = entry
    self.members = members
    self.value = value
  }
}

/// Finds the subjects of the findings in a file, which are in the order of their bytes.
package typealias SubjectFinder = @Sendable (SourceFile, [Report.Diagnostic]) -> [FindingSubject]

/// A fast, non-cryptographic 64-bit hash (FNV-1a), equal in every run and on every machine.
struct StableHash: Sendable {
  private(set) var value: UInt64

  /// Creates the hash of no bytes; another basis gives another hash of the same bytes.
  init(basis: UInt64 = 0xCBF2_9CE4_8422_2325) {
    value = basis
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// A hash as 16 hexadecimal digits.
  static func digits(of value: UInt64) -> String {
    String(value, radix: 16).zeroPadded(to: 16)
  }
}
