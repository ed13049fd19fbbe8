/// What a language tag says (BCP 47, RFC 5646 §2.1), as far as pages need to know.
///
/// `ar-EG` → primary `ar`, from right to left; `az-Arab` → script `arab`, from right to left;
/// `kok` → primary `kok`, which is not `ko`. Case means nothing in a tag.
struct LanguageTag {
  /// The language itself, in lower case.
  let primary: String
  /// The script, in lower case; nil if the tag leaves it to the language.
  let script: String?

  init(_ tag: String) {
    let parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    primary = String(parts.first ?? "")
    // A script stands before any extension, which a single letter begins.
    script = parts.dropFirst().prefix { $0.utf8.count > 1 }
      .first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }.map { String($0) }
  }

  /// Whether its texts run from right to left.
  var isRightToLeft: Bool {
    if let script { return Self.scripts.contains(script) }
    return Self.languages.contains(primary)
  }

  /// The scripts of today that do.
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  /// The languages that are written in one of them unless their tag says otherwise.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr",
    "ug", "ur", "yi",
  ]
}
