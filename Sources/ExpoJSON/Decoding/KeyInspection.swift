import ExpoSource

/// What is to be said about the keys of one object, once it is known which ones are read.
///
/// A missing key and an unknown one that is nearly it are one slip and one finding.
final class KeyInspection {
  private let object: JSONNode
  private let path: CodingPath
  private var keys: KeyMatcher?
  private var isOpen = false
  private var missing: [String] = []

  private var known: [String] { keys?.names ?? [] }

  init(_ object: JSONNode, path: CodingPath) {
    self.object = object
    self.path = path
  }

  /// Takes the keys of a type that lists them; any other type may read every key.
  func expect<Key: CodingKey>(_ type: Key.Type, in pass: DecodingPass) {
    guard let listed = pass.keys(of: type) else {
      isOpen = true
      return
    }
    keys = known.isEmpty ? listed : KeyMatcher(known + listed.names, in: object.tree)
  }

  /// Takes a key that is read besides those.
  func expect(also key: String) {
    keys = KeyMatcher(known + [key], in: object.tree)
  }

  /// Remembers a key that was asked for and is not there.
  func miss(_ key: String) {
    if !missing.contains(key) { missing.append(key) }
  }

  /// Reports missing, unknown and duplicate keys.
  func report(to pass: DecodingPass) {
    guard !object.isDamaged, !isAsExpected else { return }
    let members = object.members.map { (key: $0.key, name: $0.key.string ?? "", value: $0.value) }
    reportDuplicates(members, to: pass)
    var unknown = isOpen ? [] : members.filter { !$0.key.isDamaged && !isKnown($0.name, pass) }
    let names = members.map(\.name)
    // A key that is written wrongly may be the one that is missing.
    let isUncertain = members.contains { !$0.key.isSound && !known.contains($0.name) }
    for key in isUncertain ? [] : missing {
      let near = unknown.first {
        KeyNames.isNear($0.name, key, among: absent(names), aliases: pass.decoder.keyAliases)
      }
      if let near { unknown.removeAll { $0.name == near.name } }
      let nearKey = near.map {
        DecodeError.NearKey(name: $0.name, location: location($0.key, $0.name, pass))
      }
      pass.remark(
        .keyNotFound(key, present: names, near: nearKey), at: location(ofOpening: object, pass))
    }
    for member in unknown {
      let nearest = absent(names).first {
        KeyNames.isNear(member.name, $0, among: absent(names), aliases: pass.decoder.keyAliases)
      }
      pass.remark(
        .unknownKey(member.name, nearest: nearest), at: location(member.key, member.name, pass))
    }
  }

  /// Whether every member stands under a known key, and none twice: nothing is to be said then.
  private var isAsExpected: Bool {
    guard missing.isEmpty else { return false }
    var seen: UInt64 = 0
    for member in object.members {
      guard let index = keys?.index(of: member.key), index < 64,
        seen & 1 << index == 0
      else { return false }
      seen |= 1 << index
    }
    return true
  }

  private func isKnown(_ name: String, _ pass: DecodingPass) -> Bool {
    known.contains(name) || pass.decoder.acceptedAliases[name].map(known.contains) ?? false
  }

  /// The known keys that the object does not have.
  private func absent(_ names: [String]) -> [String] {
    known.filter { !names.contains($0) }
  }

  private func location(_ key: JSONNode, _ name: String, _ pass: DecodingPass) -> SourceLocation {
    var location = pass.location(key, path: path)
    location.pointer = location.pointer.appending(name)
    location.part = .key
    return location
  }

  /// The opening brace: what is missing has no place of its own.
  private func location(ofOpening object: JSONNode, _ pass: DecodingPass) -> SourceLocation {
    var location = pass.location(object, path: path)
    location.bytes = location.bytes.lowerBound..<location.bytes.lowerBound + 1
    return location
  }

  // MARK: Duplicates

  private typealias Member = (key: JSONNode, name: String, value: JSONNode)

  private func reportDuplicates(_ members: [Member], to pass: DecodingPass) {
    // Strings are equal when they are canonically equivalent: after NFC.
    let byName = Dictionary(grouping: members.indices) { members[$0].name }
    guard byName.count < members.count else { return }
    for (index, member) in members.enumerated() {
      let places = byName[member.name] ?? []
      guard places.count > 1, places.first == index else { continue }
      let same = places.map { members[$0] }
      let copies = places.dropFirst().map { place in
        members[place - 1].value.bytes.upperBound..<members[place].value.bytes.upperBound
      }
      let duplicates = DecodeError.Duplicates(
        locations: same.map { location($0.key, $0.name, pass) }, copies: copies,
        hasOneValue: Set(same.map(\.value.spelling)).count == 1,
        isCanonicalOnly: Set(same.map { Array($0.name.utf8) }).count > 1)
      pass.remark(
        .duplicateKey(member.name, duplicates), at: location(same[1].key, same[1].name, pass))
    }
  }
}
