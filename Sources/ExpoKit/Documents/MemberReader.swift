import ExpoJSON
import ExpoModel

/// Reads the members of one object, each by itself.
///
/// `{"name": "해금", "short_desc": 3}` → `name` readable, `short_desc` unreadable, `desc` missing.
/// A string that is not valid JSON is readable if its meaning is certain: `"a⇥b"`.
struct MemberReader {
  let object: JSONNode
  let dialect: Dialect

  /// The object as an entry.
  var entry: PartialEntry {
    typealias Key = Entry.CodingKeys
    return PartialEntry(
      name: string(Key.name), imageName: string(Key.imageName),
      shortDescription: string(Key.shortDescription), description: string(Key.description))
  }

  /// The object as an exposition.
  var exposition: PartialExposition {
    typealias Key = Exposition.CodingKeys
    return PartialExposition(
      title: string(Key.title), visitors: wholeNumber(Key.visitors),
      location: string(Key.location), duration: string(Key.duration),
      description: string(Key.description))
  }

  /// The string under a key.
  func string(_ key: some CodingKey) -> PartialMember<String> {
    read(key) { $0.isDamaged ? nil : $0.string }
  }

  private func wholeNumber(_ key: some CodingKey) -> PartialMember<Int> {
    read(key) { ExpoDecoder().collect(Int.self, from: $0).value }
  }

  private func read<Value>(
    _ key: some CodingKey, _ value: (JSONNode) -> Value?
  ) -> PartialMember<Value> {
    guard object.kind == .object else { return .unreadable }
    let names = dialect.names(of: key.stringValue)
    guard let node = names.lazy.compactMap({ object[$0] }).first(where: { _ in true }) else {
      if dialect.optionalKeys.contains(key.stringValue) { return .omitted }
      // What recovery dropped may have been the member.
      return object.isDamaged ? .unreadable : .missing
    }
    return value(node).map { .readable($0) } ?? .unreadable
  }
}
