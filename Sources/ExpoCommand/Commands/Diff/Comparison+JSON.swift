import ExpoJSON
import ExpoKit
import ExpoModel

extension Comparison {
  /// The comparison for programs, as `expo schema diff` describes it.
  func json(_ names: [String], _ remarks: [String]) -> String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("old", names.first)
      json.member("new", names.last)
      json.member("complete", remarks.isEmpty)
      json.member("remarks", remarks)
      json.object("exposition") { json in
        json.member("members", exposition) { $0.write(to: &$1) }
        json.member("pictures", poster) { $0.write(to: &$1) }
      }
      json.member("entries", entries) { $0.write(to: &$1) }
    }
    return json.takeText()
  }
}

extension Comparison.EntryChange {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("changes", kinds.map(\.rawValue))
    json.member("oldNumber", old?.number)
    json.member("newNumber", new?.number)
    let side = new ?? old
    json.member("name", side?.object.text(Entry.CodingKeys.name))
    json.member("imageName", side?.object.text(Entry.CodingKeys.imageName))
    json.member("members", members) { $0.write(to: &$1) }
    json.member("pictures", pictures) { $0.write(to: &$1) }
  }
}

extension MemberChange {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("key", key)
    write(old, "old", "oldUnreadable", to: &json)
    write(new, "new", "newUnreadable", to: &json)
    guard let difference else { return }
    json.member("parts", difference.parts) { part, json in
      switch part.kind {
      case .kept: json.member("kept", part.text)
      case .removed: json.member("removed", part.text)
      case .added: json.member("added", part.text)
      }
    }
  }

  private func write(
    _ value: ComparedObject.Value?, _ key: StaticString, _ fault: StaticString,
    to json: inout JSONWriter
  ) {
    switch value {
    case .text(let text): json.member(key, text)
    case .json(let text): json.member(key, json: text)
    case .unreadable: json.member(fault, true)
    case nil: break
    }
  }
}

extension PictureChange {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("file", slot)
    for (key, facts) in [("old", old), ("new", new)] as [(StaticString, Facts?)] {
      guard let facts else { continue }
      json.object(key) { json in
        json.member("type", facts.type)
        json.member("width", facts.size?.width)
        json.member("height", facts.size?.height)
        json.member("bytes", facts.byteCount)
      }
    }
  }
}
