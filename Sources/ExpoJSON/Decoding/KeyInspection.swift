import ExpoBase

/// Finds missing, unknown and duplicate keys of an object after its keys were read.
///
/// A missing key and its probable misspelling are one error.
final class KeyInspection {
  /// `id` is compared in place of `name`, which may be long.
  private typealias Member = (key: JSONNode, name: String, id: String, value: JSONNode)
  private typealias UnknownMember = (member: Member, meaning: KeySuggestions.Meaning?)

  /// An object with more unknown keys has data for keys.
  private static let mostCompared = 4_096

  private let object: JSONNode
  private let path: CodingPath
  private let isEarly: Bool
  private let convert: ((String) -> String)?
  var readMembers: MemberSet
  private var keys: KeyMatcher?
  private var isOpen = false
  /// The requested keys that are missing, in the order of the requests.
  private var missing: [String] = []
  private var missingNames: Set<String> = []

  private var known: [String] { keys?.names ?? [] }

  /// An early inspection does not know which keys are read after the missing one.
  init(_ object: JSONNode, _ decoder: NodeDecoder, isEarly: Bool = false) {
    self.object = object
    self.isEarly = isEarly
    path = decoder.path
    convert = decoder.keyConversion
    readMembers = decoder.readMembers
  }

  // MARK: Expecting

  /// A type that lists no keys may read every key.
  func expect<Key: CodingKey>(_ type: Key.Type, in pass: DecodingPass) {
    guard let listed = pass.keys(of: type) else {
      isOpen = true
      return
    }
    if keys == nil { keys = listed } else { expect(also: listed.names) }
  }

  func expect(also names: [String]) {
    let new = names.filter { !known.contains($0) }
    if !new.isEmpty { keys = KeyMatcher(known + new, in: object.tree) }
  }

  func miss(_ key: String) {
    if missingNames.insert(key).inserted { missing.append(key) }
  }

  // MARK: Reporting

  func errors(in pass: DecodingPass, limit: Int) -> [DecodeError] {
    guard limit > 0, !object.isDamaged, !isAsExpected else { return [] }
    let unknown = unknown(in: pass)
    let missing = missingKeys(unknown, in: pass)
    var errors = duplicates(in: pass, limit: limit) + missing.errors
    for (member, meaning) in unknown where !isOpen && !missing.claimed.contains(member.id) {
      if errors.count >= limit { break }
      errors.append(
        DecodeError(
          .unknownKey(
            member.name, nearest: meaning?.key, isCertain: meaning?.isCertain ?? false),
          at: location(member.key, member.name, pass)))
    }
    return Array(errors.prefix(limit))
  }

  func missingKeys(in pass: DecodingPass) -> [DecodeError] {
    object.isDamaged ? [] : missingKeys(unknown(in: pass), in: pass).errors
  }

  private lazy var members: [Member] = object.members.map { key, value in
    let name = key.string ?? ""
    return (key, name, name.comparisonKey, value)
  }

  /// Each is at the unknown key that is probably its misspelling; also those unknown keys.
  private func missingKeys(
    _ unknown: [UnknownMember], in pass: DecodingPass
  ) -> (errors: [DecodeError], claimed: Set<String>) {
    guard !missing.isEmpty, !hasUncertainKey else { return ([], []) }
    let names = members.map(\.name)
    let byMeaning = Dictionary(grouping: unknown, by: \.meaning?.key)
    var errors: [DecodeError] = []
    var claimed: Set<String> = []
    for key in missing {
      let candidates = byMeaning[key] ?? []
      let near =
        candidates.first { !claimed.contains($0.member.id) }
        ?? translation(of: key, among: unknown)
      if let near { claimed.insert(near.member.id) }
      let nearKey = near.map { near in
        DecodeError.NearKey(
          name: near.member.name, location: location(near.member.key, near.member.name, pass),
          isCertain: !isOpen && candidates.count == 1 && near.meaning?.isCertain == true,
          reading: convert?(near.member.name))
      }
      let spelling =
        nearKey?.isConverted(from: key) == true
        ? key : pass.decoder.keyDecodingStrategy.spelling(of: key, beside: names)
      errors.append(
        DecodeError(
          .keyNotFound(spelling, present: names, near: nearKey),
          at: location(ofMissing: near?.member.key, in: object, pass)))
    }
    return (errors, claimed)
  }

  /// The only unknown key if only one is missing and it is in another script.
  private func translation(of key: String, among unknown: [UnknownMember]) -> UnknownMember? {
    guard missing.count == 1, unknown.count == 1, key.utf8.allSatisfy({ $0 < 0x80 }),
      unknown[0].meaning == nil, unknown[0].member.name.unicodeScalars.allSatisfy({ !$0.isASCII })
    else { return nil }
    return unknown[0]
  }

  /// Whether an unknown key is malformed: it may be the missing one.
  private var hasUncertainKey: Bool {
    let known = Set(known.map(\.comparisonKey))
    return members.contains { !$0.key.isSound && !known.contains($0.id) }
  }

  /// A fast check that every key is known, if the type lists its keys, and occurs once.
  private var isAsExpected: Bool {
    guard missing.isEmpty else { return false }
    let tape = object.tree.tape
    var seen: UInt64 = 0
    var key = object.index + 1
    while key < tape[object.index].end {
      let number = tape[key].isNumberedKey && tape.keys.areASCII ? tape[key].key - 1 : nil
      guard let index = isOpen ? number : keys?.index(of: tape[key], at: key),
        index < 64, seen & 1 << index == 0
      else { return false }
      seen |= 1 << index
      key = tape.next(after: key + 1)
    }
    return true
  }

  /// Each with the key that was probably meant.
  private func unknown(in pass: DecodingPass) -> [UnknownMember] {
    if isOpen, missing.isEmpty { return [] }
    let known = Set(known.map(\.comparisonKey))
    let unknown = members.filter { member in
      guard !member.key.isDamaged, !known.contains(member.id) else { return false }
      if isOpen { return !readMembers.contains(member.value.index) }
      return pass.decoder.acceptedAliases[member.id].map { !known.contains($0) } ?? true
    }
    guard !unknown.isEmpty else { return [] }
    let present = Set(members.map(\.id))
    let absent = isOpen ? missing : self.known.filter { !present.contains($0.comparisonKey) }
    let suggestions = KeySuggestions(absent, aliases: pass.decoder.keyAliases)
    return unknown.enumerated().map { number, member in
      let name = convert?(member.name) ?? member.name
      let meaning = number < Self.mostCompared ? suggestions.meaning(of: name) : nil
      return (member, isOpen && isEarly ? meaning.flatMap { certain($0, name) } : meaning)
    }
  }

  /// `urls` may be a word of its own beside `url`, so that meaning is not certain.
  private func certain(
    _ meaning: KeySuggestions.Meaning, _ name: String
  ) -> KeySuggestions.Meaning? {
    let isLonger = name.hasPrefix(meaning.key) || meaning.key.hasPrefix(name)
    return meaning.isCertain && !isLonger ? meaning : nil
  }

  private func duplicates(in pass: DecodingPass, limit: Int) -> [DecodeError] {
    // Strings are equal if canonically equivalent, as after NFC.
    let byName = Dictionary(grouping: members.indices) { members[$0].id }
    guard byName.count < members.count else { return [] }
    // If one key has two values, two objects may have been joined.
    let differing = byName.values.count { same in
      same.count > 1 && Set(same.map { members[$0].value.spelling.comparisonKey }).count > 1
    }
    let joint = differing > 1 ? joint(in: pass) : nil
    var errors: [DecodeError] = []
    for (index, member) in members.enumerated() where errors.count < limit {
      let indices = byName[member.id] ?? []
      guard indices.count > 1, indices.first == index else { continue }
      let same = indices.map { members[$0] }
      let copies = indices.dropFirst().map { copy in
        members[copy - 1].value.bytes.upperBound..<members[copy].value.bytes.upperBound
      }
      let isCanonicalOnly = Set(same.map { Array($0.name.utf8) }).count > 1
      let duplicates = DecodeError.Duplicates(
        locations: same.map { location($0.key, $0.name, pass) }, copies: copies,
        hasOneValue: Set(same.map(\.value.spelling.comparisonKey)).count == 1,
        isCanonicalOnly: isCanonicalOnly,
        isCertain: differing == 0 && !isCanonicalOnly, areErrors: pass.refusesDuplicates,
        joint: joint.map { index == 0 ? $0 : $0.upperBound..<$0.upperBound })
      errors.append(
        DecodeError(
          .duplicateKey(member.name, duplicates), at: location(same[1].key, same[1].name, pass)))
    }
    return errors
  }

  /// The comma before the second of two joined objects, which have the same first key; nil outside an array.
  private func joint(in pass: DecodingPass) -> Range<Int>? {
    let position = pass.location(object, path: path).pointer.tokens.last
    guard position.flatMap(Int.init) != nil,
      let second = members.indices.dropFirst().first(where: { members[$0].id == members[0].id })
    else { return nil }
    let between = members[second - 1].value.bytes.upperBound..<members[second].key.bytes.lowerBound
    let comma = object.tree.file.bytes[between].firstIndex(of: UInt8(ascii: ","))
    return comma.map { between.lowerBound..<$0 + 1 }
  }

  // MARK: Locations

  private func location(_ key: JSONNode, _ name: String, _ pass: DecodingPass) -> DocumentLocation {
    var location = pass.location(key, path: path)
    location.pointer = location.pointer.appending(name)
    location.part = .key
    return location
  }

  /// The location of a missing key: at the key that was meant as it, else at the opening brace.
  private func location(
    ofMissing near: JSONNode?, in object: JSONNode, _ pass: DecodingPass
  ) -> DocumentLocation {
    var location = pass.location(object, path: path)
    location.bytes = near?.bytes ?? location.bytes.lowerBound..<location.bytes.lowerBound + 1
    if near != nil { location.part = .key }
    return location
  }
}
