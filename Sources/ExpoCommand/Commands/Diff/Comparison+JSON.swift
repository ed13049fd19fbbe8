import ExpoJSON
import ExpoKit

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
        json.member("members", exposition?.members ?? []) { $0.write(to: &$1) }
        json.member("pictures", exposition?.pictures ?? []) { $0.write(to: &$1) }
      }
      json.member("entries", entries) { change, json in
        json.member("changes", change.kinds.map(\.rawValue))
        json.member("oldNumber", change.old?.number)
        json.member("newNumber", change.new?.number)
        let entry = change.new ?? change.old
        json.member("name", entry?.text(.name))
        json.member("imageName", entry?.text(.imageName))
        json.member("members", change.members) { $0.write(to: &$1) }
        json.member("pictures", change.pictures) { $0.write(to: &$1) }
      }
    }
    return json.takeText()
  }
}

extension MemberChange {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("key", key)
    let sides: [(ComparedObject.Value?, StaticString, fault: StaticString)] = [
      (old, "old", "oldUnreadable"), (new, "new", "newUnreadable"),
    ]
    for (value, key, fault) in sides {
      switch value {
      case .text(let text): json.member(key, text)
      case .json(let text): json.member(key, json: text)
      case .unreadable: json.member(fault, true)
      case nil: break
      }
    }
    guard let difference else { return }
    json.member("parts", difference.parts) { part, json in
      switch part.kind {
      case .kept: json.member("kept", part.text)
      case .removed: json.member("removed", part.text)
      case .added: json.member("added", part.text)
      }
    }
  }
}

extension PictureChange {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("file", slot)
    for (key, header) in [("old", old), ("new", new)] as [(StaticString, PictureHeader?)] {
      guard let header else { continue }
      json.object(key) { json in
        json.member("type", header.kind.rawValue)
        json.member("width", header.size?.width)
        json.member("height", header.size?.height)
        json.member("bytes", header.byteCount)
      }
    }
  }
}
