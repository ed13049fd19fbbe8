import ExpoJSON
import ExpoModel

/// Reads the members of an object one by one, so that a broken one does not hide the others.
///
/// `{"name": "해금", "short_desc": 3}` → `name` readable, `short_desc` unreadable, `desc` missing. A string
/// that is not valid JSON is readable if its meaning is certain: `"a⇥b"`.
extension Dialect {
  func partialEntry(_ object: JSONNode) -> PartialEntry {
    PartialEntry { string($0, of: object) }
  }

  func partialExposition(_ object: JSONNode) -> PartialExposition {
    let visitors = member(Exposition.CodingKeys.visitors, of: object) {
      ExpoDecoder().collect(Int.self, from: $0).value
    }
    return PartialExposition(visitors: visitors) { string($0, of: object) }
  }

  func string(_ key: some CodingKey, of object: JSONNode) -> PartialMember<String> {
    member(key, of: object) { $0.isDamaged ? nil : $0.string }
  }

  func node(_ key: some CodingKey, of object: JSONNode) -> JSONNode? {
    node(named: key.stringValue, of: object)
  }

  func node(named key: String, of object: JSONNode) -> JSONNode? {
    if aliases.isEmpty { return object[key] }
    return names(of: key).lazy.compactMap { object[$0] }.first { _ in true }
  }

  private func member<Value>(
    _ key: some CodingKey, of object: JSONNode, _ value: (JSONNode) -> Value?
  ) -> PartialMember<Value> {
    guard object.kind == .object else { return .unreadable }
    guard let node = node(key, of: object) else {
      if optionalKeys.contains(key.stringValue) { return .omitted }
      // A syntax error may have taken the member.
      return object.isDamaged ? .unreadable : .missing
    }
    return value(node).map { .readable($0) } ?? .unreadable
  }
}
