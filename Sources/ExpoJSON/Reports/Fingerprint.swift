package import ExpoBase

/// The identity of a finding across runs: its rule, file, entry and value.
///
/// Unchanged when a document is formatted or entries are inserted, removed or reordered. It has 32 hexadecimal
/// digits of a fast, non-cryptographic hash.
struct Fingerprint: Hashable, Sendable {
  /// The JSON Pointer with `*` for each index: `/*/desc`.
  let path: String
  /// Nil without a name.
  let entry: String?
  /// A hash of the entry's members in hexadecimal; nil outside of entries.
  let members: String?
  /// 32 digits; equal for findings of one rule with the same entry and value.
  let digits: String

  /// Without a subject, the JSON Pointer replaces entry and value; `file` is the file's name in reports.
  init(_ diagnostic: Report.Diagnostic, about subject: FindingSubject?, in file: String) {
    let pointer = diagnostic.location.pointer
    let isShared = diagnostic.problem.concernsSeveralEntries
    entry = subject?.entry
    members = subject?.members.map(StableHash.digits)
    let withoutIndices = pointer.tokens.lazy.map { $0.utf8.allSatisfy(\.isDigit) ? "*" : $0 }
    path = (subject == nil ? pointer : JSONPointer(Array(withoutIndices))).description
    var parts = [file, diagnostic.rule.code, path, diagnostic.problem.detail ?? ""]
    if let subject, !isShared {
      let entry = subject.entry.map { "=" + $0 } ?? members ?? ""
      parts += [entry, subject.value.map(StableHash.digits) ?? ""]
    }
    digits = Self.hash(parts.joined(separator: "\0"))
  }

  /// The digits of a finding at an index, from 0, among those with equal digits.
  func digits(ofUse number: Int) -> String {
    number == 0 ? digits : Self.hash("\(digits)\0\(number)")
  }

  /// The hash of a text as 32 digits.
  static func hash(_ text: String) -> String {
    // The second basis is the first one's digits in reverse.
    var first = StableHash()
    var second = StableHash(value: 0x5232_2248_4EC9_2FBC)
    first.add(text)
    second.add(text)
    return StableHash.digits(of: first.value) + StableHash.digits(of: second.value)
  }
}

extension Report.FileDiagnostics {
  /// The diagnostics are in the order of their bytes; `name` is the file's name in reports.
  func fingerprints(of shown: [Report.Diagnostic], named name: String) -> [Fingerprint] {
    zip(shown, subjects(of: shown)).map { Fingerprint($0, about: $1, in: name) }
  }

  /// What a baseline keeps of each diagnostic; `name` is the file's name in it.
  package func identities(
    named name: String
  ) -> [(entry: String?, path: String, digits: String, members: String?)] {
    fingerprints(of: diagnostics, named: name).map { ($0.entry, $0.path, $0.digits, $0.members) }
  }

  /// The diagnostics are in the order of their bytes; nil if nothing finds their subjects.
  func subjects(of shown: [Report.Diagnostic]) -> [FindingSubject?] {
    subjects.map { find in find(file, shown) } ?? shown.map { _ in nil }
  }
}

/// The entry and value of a finding, which identify it in later runs.
///
/// They do not depend on the location, so entries can be inserted, removed and reordered.
package struct FindingSubject: Hashable, Sendable {
  /// From 1; nil outside of entries, and for an entry that is a document by itself.
  let number: Int?
  /// Nil without a name, and outside of entries.
  package let entry: String?
  /// A hash, equal for any order of the members; nil outside of entries.
  package let members: UInt64?
  /// A hash; nil unless the value is a string, a number, true, false or null.
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

/// The diagnostics are in the order of their bytes.
package typealias SubjectFinder = @Sendable (SourceFile, [Report.Diagnostic]) -> [FindingSubject]

/// A fast, non-cryptographic 64-bit hash (FNV-1a), equal in every run and on every machine.
struct StableHash: Sendable {
  /// Another basis gives another hash of the same bytes.
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// As 16 hexadecimal digits.
  static func digits(of value: UInt64) -> String {
    String(value, radix: 16).zeroPadded(to: 16)
  }
}

extension JSONNode {
  /// Equal in every run.
  ///
  /// White space, escapes and the order of the value's own members make no difference.
  package var contentHash: UInt64 {
    guard kind == .object else { return hash(from: index, to: tree.tape.next(after: index)) }
    return members.reduce(0) { sum, member in
      sum &+ hash(from: member.key.index, to: tree.tape.next(after: member.value.index))
    }
  }

  private func hash(from start: Int, to end: Int) -> UInt64 {
    var hash = StableHash()
    for index in start..<end {
      let kind = tree.tape[index].kind
      hash.add(kind.rawValue)
      guard kind == .string || kind == .number else { continue }
      let node = JSONNode(tree: tree, index: index)
      hash.add(node.string ?? node.spelling)
      hash.add(0)
    }
    return hash.value
  }
}
