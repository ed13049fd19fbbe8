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
      json.object("counts") { json in
        for (kind, count) in counts { kind.write(count, to: &json) }
      }
      json.object("exposition") { json in
        json.member("members", exposition) { $0.write(to: &$1) }
        json.member("pictures", poster) { $0.write(to: &$1) }
      }
      json.member("entries", entries) { $0.write(to: &$1) }
    }
    return json.takeText()
  }
}

extension Comparison.EntryChange.Kind {
  fileprivate func write(_ count: Int, to json: inout JSONWriter) {
    switch self {
    case .added: json.member("added", count)
    case .removed: json.member("removed", count)
    case .moved: json.member("moved", count)
    case .renamed: json.member("renamed", count)
    case .changed: json.member("changed", count)
    }
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
    json.member("members", listed) { $0.write(to: &$1) }
    json.member("pictures", pictures) { $0.write(to: &$1) }
  }

  /// The members that changed; all of an entry that was added or removed.
  private var listed: [MemberChange] {
    switch (old, new) {
    case (nil, let side?):
      side.object.members.map { MemberChange(key: $0.key, old: nil, new: $0.value) }
    case (let side?, nil):
      side.object.members.map { MemberChange(key: $0.key, old: $0.value, new: nil) }
    case (_?, _?), (nil, nil): members
    }
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
    if let old { json.object("old") { old.write(to: &$0) } }
    if let new { json.object("new") { new.write(to: &$0) } }
  }
}

extension PictureChange.Facts {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("type", type)
    json.member("width", size?.width)
    json.member("height", size?.height)
    json.member("bytes", byteCount)
  }
}
