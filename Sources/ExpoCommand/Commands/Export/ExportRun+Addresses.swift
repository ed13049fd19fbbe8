import ExpoKit

/// Addresses that change: those that lead nowhere, and the record of all.
extension ExportRun {
  /// Reports which addresses lead nowhere, and updates the record if asked to.
  ///
  /// Without a record, `outcome` shows which pages are gone. Returns whether no recorded address leads
  /// nowhere, and there is nothing to record.
  ///
  /// - Throws: `FileError` if the record cannot be written.
  func settle(
    _ addresses: AddressRecord.Outcome, _ outcome: ExportOutcome, _ path: String
  ) throws -> Bool {
    let record = form.record.flatMap { $0.known == nil && !arguments.has(.record) ? nil : $0 }
    let gone = outcome.removed.filter { $0.hasSuffix(".html") }
    let lost = Set(addresses.lost + gone).sorted(byBytesOf: \.self)
    if !lost.isEmpty, record != nil || !arguments.has(.quiet) {
      try warn(of: lost, path, record?.path)
    }
    guard let record, addresses.record != record.known else { return addresses.lost.isEmpty }
    if !arguments.has(.record) {
      if !arguments.has(.quiet) {
        try console.printMessage(
          .note, en: "\(record.path): not up to date", ko: "\(record.path): 지금의 주소와 다릅니다",
          help: ("add --record to update it", "--record를 추가하면 새로 씁니다"))
      }
      return addresses.lost.isEmpty
    }
    if !isDryRun {
      var files = FileWriter()
      let bytes = Array(addresses.record.document.utf8)
      try console.uninterrupted { try files.replace(record.path, with: bytes) }
    } else {
      var change = ExportOutcome()
      change.written = [record.path]
      try printChanges(change)
    }
    return false
  }

  /// Warns of addresses that lead nowhere; `record` is the path of the record.
  private func warn(of lost: [String], _ path: String, _ record: String?) throws {
    let list = lost.listed(in: console.language)
    let help = record.map { record in
      (
        "in \(record), move each to the row of the page to redirect to, or delete it",
        "\(record)에서, 이어 줄 페이지의 줄로 옮기거나 지우세요"
      )
    }
    try console.printMessage(
      record == nil ? .note : .warning,
      en: lost.count == 1
        ? "\(path): the address \(list) leads nowhere"
        : "\(path): \(lost.count) addresses lead nowhere: \(list)",
      ko: lost.count == 1
        ? "\(path): \(list) 주소에 이제 페이지가 없습니다"
        : "\(path): 이제 페이지가 없는 주소 \(lost.count)개: \(list)",
      help: help
        ?? (
          "--record redirects old addresses: expo help sites",
          "--record를 쓰면 옛 주소가 새 주소로 이어집니다: expo help sites"
        ))
  }
}
