import ExpoJSON

extension CatalogProblem {
  func words(in language: Language) -> ProblemWords {
    switch kind {
    case .missingImageSet(let name, let nearest):
      return language.words(
        en: "no image set named '\(name)'\(VisibleText.oddity(in: name, language))"
          + (nearest.map { "; did you mean '\($0)'\(VisibleText.oddity(in: $0, language))?" } ?? ""),
        nearest.map { "write '\($0)', or add the image set" }
          ?? "add the image set, or correct the name", nearest.map { "write '\($0)'" },
        ko: "'\(name)'\(VisibleText.oddity(in: name, language)) 이미지 세트가 없습니다"
          + (nearest.map { ". 혹시 '\($0)'\(VisibleText.oddity(in: $0, language))인가요?" } ?? ""),
        nearest.map { "'\($0)' 이름으로 고치거나 이미지 세트를 추가하세요" }
          ?? "이미지 세트를 추가하거나 이름을 고치세요", nearest.map { "'\($0)' 이름으로 바꾸기" })
    case .noImageSets(let count):
      return language.words(
        en: "none of the \(count) image sets in this document exists",
        "add them to an asset catalog of the app, or the catalog to the target",
        ko: "항목이 쓰는 이미지 세트 \(count)개가 모두 없습니다", "앱의 에셋 카탈로그에 이미지 세트를 추가하거나, 카탈로그를 타깃에 추가하세요")
    case .emptyImageName:
      return language.words(
        en: "'image_name' is empty", "write the name of an image set",
        ko: "'image_name' 값이 비어 있습니다", "이미지 세트의 이름을 쓰세요")
    case .imageFileName(let name, let set):
      return language.words(
        en: "'\(name)' is the name of a file; the image set is named '\(set)'", "write '\(set)'",
        "write '\(set)'",
        ko: "이미지 세트의 이름이어야 하는데 파일 이름입니다: '\(name)'", "이렇게 쓰세요: '\(set)'", "'\(set)' 이름으로 바꾸기")
    case .missingImageFile(let file, let set, let isIcon, let stray):
      return language.words(
        en:
          "\(isIcon ? "app icon" : "image set") '\(set)' lists '\(file)', but the file is missing",
        stray.map { "rename '\($0)', which is in no slot, or drag it to the slot in Xcode" }
          ?? "add the file, or clear the slot in Xcode",
        ko: "'\(set)' \(isIcon ? "앱 아이콘" : "이미지 세트")의 '\(file)' 파일이 없습니다",
        stray.map { "폴더에 있는 '\($0)' 파일의 이름을 바꾸거나 Xcode에서 슬롯으로 드래그하세요" }
          ?? "파일을 추가하거나 Xcode에서 슬롯을 비우세요")
    case .emptyImageSet(let set, _):
      return language.words(
        en: "image set '\(set)' has no image", "add a file for each scale, or delete the set",
        ko: "'\(set)' 이미지 세트에 이미지가 없습니다", "배율마다 파일을 추가하거나 세트를 지우세요")
    case .lacksFamilies(let set, let kind, let families, _):
      let names = families.map(\.name).joined(separator: ", ")
      return language.words(
        en: "\(kind == .data ? "data" : "image") set '\(set)' has no file for \(names)",
        "select Universal under Devices in Xcode, or add a file",
        ko: "'\(set)' \(kind == .data ? "데이터" : "이미지") 세트에 \(names)용 파일이 없습니다",
        "Xcode의 Devices에서 Universal을 고르거나 파일을 추가하세요")
    case .unassignedFile(let file, let set, let slot, _):
      return language.words(
        en: "'\(file)' is in no slot of image set '\(set)', so the app does not use it",
        slot.map { "in Xcode, drag it to the empty \($0.scale) slot" }
          ?? "in Xcode, drag it to a slot, or delete it",
        slot.map { "assign it to the \($0.scale) slot" },
        ko: "'\(set)' 이미지 세트의 '\(file)' 파일이 어느 슬롯에도 없어 쓰이지 않습니다",
        slot.map { "Xcode에서 비어 있는 \($0.scale) 슬롯으로 드래그하세요" }
          ?? "Xcode에서 슬롯으로 드래그하거나 지우세요", slot.map { "\($0.scale) 슬롯에 지정하기" })
    case .missingScale(let scales, let set):
      return language.words(
        en: "image set '\(set)' has no \(scales.joined(separator: " and no ")) image",
        "add a file for each missing scale",
        ko: "'\(set)' 이미지 세트에 \(scales.joined(separator: ", ")) 이미지가 없습니다", "빠진 배율의 파일을 추가하세요")
    case .noScales(let scales, let count):
      return language.words(
        en: "all \(count) image sets have no \(scales.joined(separator: " and no ")) image",
        "add the files; if no device needs them, add \"EX604\" to \"ignore\" in .expo.json",
        ko: "이미지 세트 \(count)개에 모두 \(scales.joined(separator: ", ")) 이미지가 없습니다",
        "파일을 추가하세요. 필요 없는 배율이면 .expo.json의 \"ignore\"에 \"EX604\"를 적으세요")
    case .duplicateSlot(let idiom, let scale, let files, let first):
      let slot = idiom + (scale.map { " " + $0 } ?? "")
      let names = files.isEmpty ? "" : ": " + files.joined(separator: ", ")
      return language.words(
        en: "the \(slot) slot has two images\(names)", "remove one in Xcode",
        ko: "\(slot) 슬롯에 이미지가 2개입니다\(names)", "Xcode에서 하나를 지우세요",
        note: .first(first, in: language))
    case .noContents:
      let set = location.file.split(separator: "/").dropLast().last ?? ""
      return language.words(
        en: "'\(set)' has no Contents.json", Self.restoring(in: language),
        ko: "'\(set)' 폴더에 Contents.json이 없습니다", Self.restoring(in: language))
    case .contentsWithoutList(let key):
      return language.words(
        en: "Contents.json has no list '\(key)'", Self.restoring(in: language),
        ko: "Contents.json에 '\(key)' 목록이 없습니다", Self.restoring(in: language))
    case .wrongContentsType(let key):
      return language.words(
        en: key.map { "expected a string for '\($0)'" } ?? "expected an object in the list",
        Self.restoring(in: language),
        ko: key.map { "'\($0)' 값은 문자열이어야 합니다" } ?? "목록의 요소는 객체여야 합니다", Self.restoring(in: language))
    case .unknownIdiom(let idiom, let nearest):
      return language.words(
        en: "unknown idiom '\(idiom)'",
        nearest.map { "did you mean '\($0)'?" } ?? "write universal, iphone, ipad or mac",
        ko: "알 수 없는 idiom입니다: '\(idiom)'",
        nearest.map { "혹시 '\($0)'인가요?" } ?? "universal, iphone, ipad, mac 중 하나를 쓰세요")
    case .unknownScale(let scale):
      return language.words(
        en: "unknown scale '\(scale)'", "write 1x, 2x or 3x",
        ko: "알 수 없는 배율입니다: '\(scale)'", "1x, 2x, 3x 중 하나를 쓰세요")
    case .wrongSize(
      let file, let found, let expected, let scale, let base, let size, let baseScale):
      let note = language.pick(
        en: "'\(base)' is \(size) at \(baseScale)",
        ko: "\(baseScale) 이미지 '\(base)'의 크기는 \(size)입니다")
      return language.words(
        en: "'\(file)' is \(found), expected \(expected) at \(scale)",
        "export it again at \(expected)",
        ko: "\(scale) 이미지 '\(file)'의 크기는 \(Particle.must.joined(to: expected)) 하는데 \(found)입니다",
        "\(expected) 크기로 다시 내보내세요",
        note: .init(note))
    case .wrongType(let file, let found, let expected) where found == expected:
      return language.words(
        en: "'\(file)' is a broken \(expected): the size in its header is impossible",
        "export it again from the program it was made with",
        ko: "'\(file)' 파일은 손상된 \(expected)입니다: 헤더에 적힌 크기가 잘못되었습니다", "이미지를 만든 프로그램에서 다시 내보내세요")
    case .wrongType(let file, let found, let expected):
      return language.words(
        en: "'\(file)' is not \(expected)" + (found.map { ", it is \($0)" } ?? ""),
        "convert it, or rename it with the extension of its type",
        ko: "'\(file)' 파일은 \(expected) 형식이 " + (found.map { "아니라 \($0) 형식입니다" } ?? "아닙니다"),
        "변환하거나 형식에 맞는 확장자를 붙이세요")
    case .notCompiled(let file, let type):
      return language.words(
        en: "'\(file)' " + (type.map { "is \($0), which the" } ?? "has no extension, so the")
          + " asset catalog does not compile" + (type == nil ? " it" : ""),
        "add it as PNG, JPEG, HEIC, PDF or SVG, with the extension of its type",
        ko: "'\(file)' 파일은 " + (type.map { "\($0) 형식이라" } ?? "확장자가 없어")
          + " 에셋 카탈로그가 컴파일하지 않습니다", "PNG, JPEG, HEIC, PDF, SVG 형식으로, 형식에 맞는 확장자를 붙여 추가하세요")
    case .noPicture(let file, let fault): return fault.words(in: language, file)
    case .nameMismatch(let name, let found, let isCase, let isSuggested):
      return language.words(
        en: isCase
          ? "'\(name)' differs from '\(found)' in upper and lower case"
          : "'\(name)' is written in \(Self.form(of: name, beside: found)), the image's name in "
            + Self.form(of: found, beside: name),
        isCase
          ? isSuggested ? "write '\(found)'" : "correct the name, or rename the image"
          : Self.form(of: found, beside: name) == "NFC"
            ? "type the name again, in NFC"
            : "give the file or folder its NFC name: convmv -f utf8 -t utf8 --nfc --notest -r .",
        isSuggested ? "write '\(found)'" : nil,
        ko: isCase
          ? "대소문자가 실제 이름('\(found)')과 다릅니다: '\(name)'"
          : "'\(name)' 이름은 \(Self.korean(name, beside: found))인데 이미지의 이름은 "
            + "\(Self.korean(found, beside: name))입니다",
        isCase
          ? isSuggested ? "이렇게 쓰세요: '\(found)'" : "이름을 고치거나 이미지의 이름을 바꾸세요"
          : Self.form(of: found, beside: name) == "NFC"
            ? "이름을 완성형으로 다시 입력하세요"
            : "파일이나 폴더의 이름을 완성형으로 바꾸세요: convmv -f utf8 -t utf8 --nfc --notest -r .",
        isSuggested ? "'\(found)' 이름으로 바꾸기" : nil)
    case .unusedImageSet(let set):
      return language.words(
        en: "image set '\(set)' is not used", "delete it, or use it as an image_name",
        ko: "쓰이지 않는 이미지 세트입니다: '\(set)'", "지우거나 항목의 image_name에 쓰세요")
    case .looseFiles(let count):
      return language.words(
        en: "\(English.count(count, "image")) found as loose files of the app, not in a catalog",
        "add them to an asset catalog in Xcode",
        ko: "이미지 \(count)개는 카탈로그 밖에 있는 앱의 파일입니다", "Xcode에서 에셋 카탈로그에 추가하세요")
    case .missingAsset(let kind, let name, let nearest, let how):
      let (what, subject) = kind.words
      let isFile = kind == .file
      return how == .inPackage
        ? language.words(
          en: "the main bundle has no \(what) named '\(name)'; the bundle of the package has it",
          "load it from Bundle.module",
          ko: "메인 번들에는 '\(name)' \(subject) 없고, 패키지의 번들에 있습니다", "Bundle.module에서 읽으세요")
        : language.words(
          en: "the app has no \(what) named '\(name)'",
          nearest.map { "did you mean '\($0)'?" }
            ?? "add it to \(isFile ? "" : "a catalog of ")the target, or correct the name",
          ko: "앱에 '\(name)' \(subject) 없습니다",
          nearest.map { "혹시 '\($0)'인가요?" }
            ?? "타깃\(isFile ? "에" : "의 카탈로그에") 추가하거나 이름을 고치세요")
    case .emptyDataSet(let set):
      return language.words(
        en: "data set '\(set)' has no file", Self.adding(in: language),
        ko: "'\(set)' 데이터 세트에 파일이 없습니다", Self.adding(in: language))
    case .missingDataFile(let file, let set, let stray):
      return language.words(
        en: "data set '\(set)' lists '\(file)', but the file is missing",
        stray.map { "did you mean '\($0)'?" } ?? Self.adding(in: language),
        ko: "'\(set)' 데이터 세트의 '\(file)' 파일이 없습니다",
        stray.map { "혹시 '\($0)'인가요?" } ?? Self.adding(in: language))
    case .notJSON(let file, let set):
      return language.words(
        en: "the file of data set '\(set)' is not JSON: '\(file)'",
        "save it as plain-text JSON, and drag it to the data set in Xcode",
        ko: "'\(set)' 데이터 세트의 '\(file)' 파일이 JSON이 아닙니다", "일반 텍스트 JSON으로 저장하고 Xcode에서 데이터 세트에 넣으세요")
    case .filesOfOneSlot(let first, let second, let set):
      return language.words(
        en: "a slot of data set '\(set)' has two files: '\(first)', '\(second)'",
        "keep one of them, or give each its own language or device",
        ko: "'\(set)' 데이터 세트의 한 슬롯에 파일이 2개 지정되어 있습니다: '\(first)', '\(second)'",
        "하나만 남기거나 언어나 기기를 서로 다르게 지정하세요")
    case .unassignedData(let file, let set):
      return language.words(
        en: "'\(file)' is in no slot of data set '\(set)', so the app does not use it",
        "delete it, or give it a data set of its own",
        ko: "'\(set)' 데이터 세트의 '\(file)' 파일이 어느 슬롯에도 없어 쓰이지 않습니다", "파일을 지우거나 새 데이터 세트로 옮기세요")
    case .looseData(let file):
      return language.words(
        en: "'\(file)' is in an asset catalog but in no data set, so the app cannot read it",
        "move it into a data set, or out of the catalog",
        ko: "카탈로그 안에 있지만 데이터 세트에는 없어 앱이 읽지 못합니다: '\(file)'", "데이터 세트에 넣거나 카탈로그 밖으로 옮기세요")
    case .missingCounterpart(.entries, let other, _):
      return language.words(
        en: "no entries document for this exposition",
        "add a list of objects with name, image_name, short_desc, desc",
        ko: "박람회의 항목 문서가 없습니다", "name, image_name, short_desc, desc 키가 있는 객체의 배열을 추가하세요",
        note: other.map { .init(language.pick(en: "another one", ko: "다른 박람회 문서"), at: $0) })
    case .missingCounterpart(.exposition, let other, _):
      return language.words(
        en: "no exposition document for these entries",
        "add an object with title, visitors, location, duration, description",
        ko: "이 항목들의 박람회 문서가 없습니다",
        "title, visitors, location, duration, description 키가 있는 객체를 추가하세요",
        note: other.map { .init(language.pick(en: "more entries", ko: "다른 항목 문서"), at: $0) })
    case .swapped(let other):
      return language.words(
        en: "the contents of two documents look swapped", "swap the contents, or rename both",
        ko: "두 문서의 내용이 서로 바뀐 것 같습니다", "내용을 맞바꾸거나 두 이름을 바꾸세요",
        note: .init(language.pick(en: "the other document", ko: "다른 문서"), at: other))
    case .noCatalog:
      return language.words(
        en: "no asset catalog: the images are not checked", "add --assets PATH to the command",
        ko: "에셋 카탈로그가 없어 이미지를 검사하지 않았습니다", "--assets PATH로 카탈로그를 지정하세요")
    case .secondDocument(let kind, let first):
      let names = [first, location].map { FileName.inCode(of: $0.file) }.joined(separator: ", ")
      let isEntries = kind == .entries
      return language.words(
        en:
          "2 \(isEntries ? "entries" : "exposition") documents for one \(isEntries ? "exposition" : "list of entries"): \(names)",
        "keep the one that the app loads; delete the other, or add it to \"exclude\" in .expo.json",
        ko: "한 \(isEntries ? "박람회에 항목" : "항목 목록에 박람회") 문서가 2개입니다: \(names)",
        "앱이 읽는 문서만 남기고, 나머지는 지우거나 .expo.json의 \"exclude\"에 적으세요",
        note: .init(language.pick(en: "the other document", ko: "다른 문서"), at: first))
    case .ambiguousName(let name, let count, let first):
      return language.words(
        en: "\(count) assets are named '\(name)'; the app uses one of them",
        "rename one, or turn on Provides Namespace for its group",
        ko: "이름이 '\(name)'인 에셋이 \(count)개인데 앱은 그중 하나만 씁니다",
        "하나의 이름을 바꾸거나 그룹의 'Provides Namespace'를 켜세요",
        note: .first(first, in: language))
    case .conflictedProject:
      return language.words(
        en: "the project file has merge conflict markers: Xcode cannot open it",
        "keep one side, and delete the markers",
        ko: "프로젝트 파일에 병합 충돌 표시가 남아 있어 Xcode에서 열 수 없습니다", "한쪽을 고르고 충돌 표시를 지우세요")
    case .catalogInNoTarget(let name, _):
      return language.words(
        en: "'\(name)' is in no target, so it is not in the app",
        "add it to a target in Xcode, or delete it",
        ko: "'\(name)' 카탈로그가 어느 타깃에도 없어 앱에 들어가지 않습니다", "Xcode에서 타깃에 추가하거나 지우세요")
    case .unnamedDocument(let name):
      return language.words(
        en: "no code loads '\(name)'", "load it in code, or delete it",
        ko: "'\(name)' 문서를 불러오는 코드가 없습니다", "코드에서 불러오거나 지우세요")
    case .lacksInLanguage(let name, let other):
      return language.words(
        en: "no entry has the image '\(name)', but one in another language has it",
        "add the entry here, or delete it in the other language",
        ko: "다른 언어에는 있는 '\(name)' 이미지의 항목이 없습니다", "여기에 추가하거나 다른 언어에서 지우세요",
        note: .init(language.pick(en: "the other language", ko: "다른 언어"), at: other))
    case .differsByLanguage(let key, let here, let there, let other):
      return language.words(
        en: here.map { "'\(key)' is \($0), but \(there) in another language" }
          ?? "no '\(key)', which is \(there) in another language", "write the same number in both",
        ko: here.map { "'\(key)' 값이 여기서는 \($0), 다른 언어에서는 \(there)입니다" }
          ?? "다른 언어에는 \(there)인 '\(key)' 값이 없습니다", "두 언어에 같은 수를 쓰세요",
        note: .init(language.pick(en: "the other language", ko: "다른 언어"), at: other))
    }
  }
}

extension CatalogProblem {
  /// What to do about a `Contents.json` that is missing or has another structure.
  private static func restoring(in language: Language) -> String {
    language.pick(
      en: "restore it from version control, or make the set again in Xcode",
      ko: "버전 관리에서 복원하거나 Xcode에서 세트를 다시 만드세요")
  }

  private static func adding(in language: Language) -> String {
    language.pick(
      en: "drag a JSON file to the data set in Xcode", ko: "Xcode에서 데이터 세트에 JSON 파일을 넣으세요")
  }

  /// Names a normalization form: NFC has fewer scalars.
  private static func form(of name: String, beside other: String) -> String {
    name.unicodeScalars.count <= other.unicodeScalars.count ? "NFC" : "NFD"
  }

  private static func korean(_ name: String, beside other: String) -> String {
    form(of: name, beside: other) == "NFC" ? "완성형(NFC)" : "자소가 분리된 형태(NFD)"
  }
}

extension NamedAsset.Kind {
  /// In English, and as the subject of a Korean sentence.
  fileprivate var words: (String, String) {
    switch self {
    case .file: ("file", "파일이")
    case .set(.data): ("data set", "데이터 세트가")
    case .set(.image), .set(.icon): ("image", "이미지가")
    case .set: ("color", "색이")
    }
  }
}

extension PictureFault {
  func words(in language: Language, _ file: String) -> ProblemWords {
    switch self {
    case .empty:
      language.words(
        en: "'\(file)' is empty", "export it again",
        ko: "'\(file)' 파일이 비어 있습니다", "이미지를 다시 내보내세요")
    case .gitLFSPointer:
      language.words(
        en: "'\(file)' is a Git LFS pointer, not an image", "fetch the image: git lfs pull",
        ko: "'\(file)' 파일은 이미지가 아니라 Git LFS 포인터입니다", "이미지를 내려받으세요: git lfs pull")
    case .html:
      language.words(
        en: "'\(file)' is an HTML page, not an image",
        "download the image itself, not the page that shows it",
        ko: "'\(file)' 파일은 이미지가 아니라 HTML 페이지입니다", "페이지가 아니라 이미지 파일을 내려받으세요")
    case .truncated:
      language.words(
        en: "'\(file)' is cut off: the end of the image is missing", "export it again",
        ko: "'\(file)' 파일은 끝이 잘린 이미지입니다", "이미지를 다시 내보내세요")
    case .script:
      language.words(
        en: "'\(file)' contains a script, so it is not used",
        "export it as plain SVG, without scripts and event handlers",
        ko: "'\(file)' 파일에 스크립트가 들어 있어 이미지로 쓰지 않습니다", "스크립트와 이벤트 핸들러를 뺀 SVG로 다시 내보내세요")
    }
  }
}
