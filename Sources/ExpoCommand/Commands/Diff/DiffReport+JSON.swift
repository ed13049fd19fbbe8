import ExpoKit

extension DiffReport {
  /// The report for programs, as `expo schema diff` describes it.
  var json: String {
    JSONWriter.text { json in
      json.member("old", names.first)
      json.member("new", names.last)
      json.member("complete", problems.isEmpty)
      json.member("remarks", problems.map(\.message))
      json.object("exposition") { write(comparison.exposition, to: &$0) }
      json.member("entries", comparison.entries) { change, json in
        json.member("changes", change.kinds.map(\.rawValue))
        json.member("oldNumber", change.old?.number)
        json.member("newNumber", change.new?.number)
        json.member("name", (change.new ?? change.old)?.text(.name))
        json.member("imageName", (change.new ?? change.old)?.text(.imageName))
        write(change, to: &json)
      }
    }
  }

  private func write(_ change: Comparison.Change?, to json: inout JSONWriter) {
    json.member("members", change?.members ?? []) { member, json in
      json.member("key", member.key)
      let sides: [(value: ComparedObject.Value?, key: StaticString, fault: StaticString)] = [
        (member.old, "old", "oldUnreadable"), (member.new, "new", "newUnreadable"),
      ]
      for case (let value?, let key, let fault) in sides {
        switch value.kind {
        case .text: json.member(key, value.text)
        case .json: json.member(key, json: value.text)
        case .unreadable: json.member(fault, true)
        }
      }
      guard let difference = member.difference else { return }
      json.member("parts", difference.parts) { part, json in
        switch part.kind {
        case .kept: json.member("kept", part.text)
        case .removed: json.member("removed", part.text)
        case .added: json.member("added", part.text)
        }
      }
    }
    json.member("pictures", change?.pictures ?? []) { picture, json in
      json.member("file", picture.slot)
      let sides: [(header: PictureHeader?, key: StaticString)] = [
        (picture.old, "old"), (picture.new, "new"),
      ]
      for case (let header?, let key) in sides {
        json.object(key) { json in
          json.member("type", header.kind.rawValue)
          json.member("width", header.size?.width)
          json.member("height", header.size?.height)
          json.member("bytes", header.byteCount)
        }
      }
    }
  }
}
