import ExpoJSON

extension CatalogProblem {
  /// Its text in a language.
  func words(in language: Language) -> ProblemWords {
    switch kind {
    case .missingImageSet(let name, let nearest):
      return language.pick(
        en: ProblemWords(
          "no image set named '\(name)'\(LookAlike.words(in: name, language))"
            + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
          help: nearest.map { "write '\($0)', or add the image set" }
            ?? "add the image set, or correct the name",
          fix: nearest.map { "write '\($0)'" }),
        ko: ProblemWords(
          "'\(name)'\(LookAlike.words(in: name, language)) 이미지 세트가 없습니다"
            + (nearest.map { ". 혹시 '\($0)'인가요?" } ?? ""),
          help: nearest.map { "'\($0)' 이름으로 고치거나 이미지 세트를 추가하세요" }
            ?? "이미지 세트를 추가하거나 이름을 고치세요",
          fix: nearest.map { "'\($0)' 이름으로 바꾸기" }))
    case .noImageSets(let count):
      return language.pick(
        en: ProblemWords(
          "none of the \(count) image sets exists that entries name",
          help: "add them to an asset catalog of the app, or the catalog to the target"),
        ko: ProblemWords(
          "항목이 쓰는 이미지 세트 \(count)개가 모두 없습니다",
          help: "앱의 에셋 카탈로그에 이미지 세트를 추가하거나, 카탈로그를 타깃에 추가하세요"))
    case .emptyImageName:
      return language.pick(
        en: ProblemWords(
          "'image_name' is empty: no image set has that name",
          help: "write the name of an image set"),
        ko: ProblemWords(
          "'image_name' 값이 비어 있어 가리키는 이미지 세트가 없습니다", help: "이미지 세트의 이름을 쓰세요"))
    case .imageFileName(let name, let set):
      return language.pick(
        en: ProblemWords(
          "'\(name)' is the name of a file; the image set is named '\(set)'",
          help: "write '\(set)'", fix: "write '\(set)'"),
        ko: ProblemWords(
          "이미지 세트의 이름이어야 하는데 파일 이름입니다: '\(name)'",
          help: "이렇게 쓰세요: '\(set)'", fix: "'\(set)' 이름으로 바꾸기"))
    case .missingImageFile(let file, let set, let isIcon, let stray):
      return language.pick(
        en: ProblemWords(
          "the file '\(file)' for the \(isIcon ? "app icon" : "image set") '\(set)' does not exist",
          help: stray.map { "'\($0)' is in the folder: name it in Contents.json, or rename it" }
            ?? "add the file, or take it out of Contents.json"),
        ko: ProblemWords(
          "'\(set)' \(isIcon ? "앱 아이콘" : "이미지 세트")의 '\(file)' 파일이 없습니다",
          help: stray.map { "폴더에 '\($0)' 파일이 있으니 Contents.json에 적거나 파일 이름을 바꾸세요" }
            ?? "파일을 추가하거나 Contents.json에서 지우세요"))
    case .emptyImageSet(let set, _):
      return language.pick(
        en: ProblemWords(
          "the image set '\(set)' has no picture",
          help: "add a file for each scale, or delete the set"),
        ko: ProblemWords(
          "'\(set)' 이미지 세트에 이미지가 없습니다", help: "배율마다 파일을 추가하거나 세트를 지우세요"))
    case .lacksFamilies(let set, let kind, let families, _):
      let names = families.map(\.name)
      return language.pick(
        en: ProblemWords(
          "the \(kind == .data ? "data" : "image") set '\(set)' has no file for \(names.joined(separator: ", "))",
          help: "set \"idiom\" to \"universal\" in Contents.json, or add a file"),
        ko: ProblemWords(
          "'\(set)' \(kind == .data ? "데이터" : "이미지") 세트에 \(names.joined(separator: ", "))용 파일이 없습니다",
          help: "Contents.json의 \"idiom\" 값을 \"universal\"로 바꾸거나 파일을 추가하세요"))
    case .unassignedFile(let file, let set, let slot, _):
      return language.pick(
        en: ProblemWords(
          "no slot of the image set '\(set)' uses the file '\(file)'",
          help: slot.map { "assign it to the empty \($0.scale) slot" }
            ?? "assign it to a slot, or delete it",
          fix: slot.map { "assign it to the \($0.scale) slot" }),
        ko: ProblemWords(
          "'\(set)' 이미지 세트의 '\(file)' 파일이 어느 슬롯에도 지정되지 않았습니다",
          help: slot.map { "비어 있는 \($0.scale) 슬롯에 지정하세요" } ?? "슬롯에 지정하거나 지우세요",
          fix: slot.map { "\($0.scale) 슬롯에 지정하기" }))
    case .missingScale(let scales, let set):
      return language.pick(
        en: ProblemWords(
          "the image set '\(set)' has no \(scales.joined(separator: " and no ")) image",
          help: "add the file for each scale"),
        ko: ProblemWords(
          "'\(set)' 이미지 세트에 \(scales.joined(separator: ", ")) 이미지가 없습니다",
          help: "빠진 배율의 파일을 추가하세요"))
    case .noScales(let scales, let count):
      return language.pick(
        en: ProblemWords(
          "all \(count) image sets have no \(scales.joined(separator: " and no ")) image",
          help: "add the files, or ignore the rule if the app is for other devices"),
        ko: ProblemWords(
          "이미지 세트 \(count)개에 모두 \(scales.joined(separator: ", ")) 이미지가 없습니다",
          help: "빠진 배율의 파일을 추가하세요. 그 배율이 필요 없는 앱이면 이 규칙을 끄세요"))
    case .duplicateSlot(let idiom, let scale, let first):
      return language.pick(
        en: ProblemWords(
          "two images claim \(idiom)\(scale.map { " " + $0 } ?? "")",
          notes: [.init("first here", at: first)], help: "delete one"),
        ko: ProblemWords(
          "\(idiom)\(scale.map { " " + $0 } ?? "") 슬롯에 이미지가 2개 지정되어 있습니다",
          notes: [.init("처음 나온 곳", at: first)], help: "하나를 지우세요"))
    case .noContents:
      return language.pick(
        en: ProblemWords(
          "the set has no Contents.json", help: "open the catalog in Xcode, or delete the folder"),
        ko: ProblemWords(
          "세트에 Contents.json이 없습니다", help: "Xcode에서 카탈로그를 열거나 폴더를 지우세요"))
    case .contentsWithoutList(let key):
      return language.pick(
        en: ProblemWords("Contents.json has no list '\(key)'"),
        ko: ProblemWords("Contents.json에 '\(key)' 목록이 없습니다"))
    case .wrongContentsType(let key?):
      return language.pick(
        en: ProblemWords("expected a string for '\(key)'"),
        ko: ProblemWords("'\(key)' 값은 문자열이어야 합니다"))
    case .wrongContentsType(nil):
      return language.pick(
        en: ProblemWords("expected an object in the list"), ko: ProblemWords("목록의 요소는 객체여야 합니다"))
    case .unknownIdiom(let idiom, let nearest):
      return language.pick(
        en: ProblemWords("unknown idiom '\(idiom)'", help: nearest.map { "did you mean '\($0)'?" }),
        ko: ProblemWords("알 수 없는 idiom입니다: '\(idiom)'", help: nearest.map { "혹시 '\($0)'인가요?" }))
    case .unknownScale(let scale):
      return language.pick(
        en: ProblemWords("unknown scale '\(scale)'", help: "a scale is 1x, 2x or 3x"),
        ko: ProblemWords("알 수 없는 배율입니다: '\(scale)'", help: "1x, 2x, 3x 중 하나를 쓰세요"))
    case .wrongSize(let file, let found, let expected, let scale, let base):
      return language.pick(
        en: ProblemWords(
          "'\(file)' is \(found), expected \(expected) at \(scale)",
          notes: [.init("'\(base.file)' is \(base.size) at \(base.scale)")],
          help: "export it again at that size"),
        ko: ProblemWords(
          "\(scale) 이미지 '\(file)'의 크기는 \(Particle.must.joined(to: expected)) 하는데 \(found)입니다",
          notes: [.init("\(base.scale) 이미지 '\(base.file)'의 크기는 \(base.size)입니다")],
          help: "맞는 크기로 다시 내보내세요"))
    case .wrongType(let file, let found, let expected) where found == expected:
      return language.pick(
        en: ProblemWords(
          "'\(file)' is a broken \(expected): its header gives no possible size",
          help: "export it again from the program it was made with"),
        ko: ProblemWords(
          "'\(file)' 파일은 손상된 \(expected)입니다: 헤더에 적힌 크기가 잘못되었습니다",
          help: "이미지를 만든 프로그램에서 다시 내보내세요"))
    case .wrongType(let file, let found, let expected):
      return language.pick(
        en: ProblemWords(
          "'\(file)' is not \(expected)" + (found.map { ", it is \($0)" } ?? ""),
          help: "convert it, or rename it with the extension of its type"),
        ko: ProblemWords(
          "'\(file)' 파일은 \(expected) 형식이 "
            + (found.map { "아니라 \($0) 형식입니다" } ?? "아닙니다"),
          help: "변환하거나 형식에 맞는 확장자를 붙이세요"))
    case .notCompiled(let file, let type):
      return language.pick(
        en: ProblemWords(
          "'\(file)' " + (type.map { "is \($0), which no" } ?? "has no extension, so no")
            + " asset catalog compiles" + (type == nil ? " it" : ""),
          help: "add it as PNG, JPEG, HEIC, PDF or SVG, with the extension of its type"),
        ko: ProblemWords(
          "'\(file)' 파일은 " + (type.map { "\($0) 형식이라" } ?? "확장자가 없어")
            + " 에셋 카탈로그가 컴파일하지 않습니다",
          help: "PNG, JPEG, HEIC, PDF, SVG 형식으로, 형식에 맞는 확장자를 붙여 추가하세요"))
    case .noPicture(let file, let fault): return fault.words(in: language, file)
    case .nameMismatch(let name, let found, let isCase, let isSuggested):
      return language.pick(
        en: ProblemWords(
          isCase
            ? "'\(name)' matches '\(found)' only if case is ignored"
            : "'\(name)' is written in \(Self.form(of: name, beside: found)), the picture's name in "
              + Self.form(of: found, beside: name),
          help: isCase
            ? isSuggested ? "write '\(found)'" : "correct the name, or rename the picture"
            : Self.form(of: found, beside: name) == "NFC"
              ? "type the name again, in NFC"
              : "give the file or folder its NFC name: convmv -f utf8 -t utf8 --nfc --notest",
          fix: isSuggested ? "write '\(found)'" : nil),
        ko: ProblemWords(
          isCase
            ? "'\(name)' 이름은 '\(found)' 이름과 대소문자만 다릅니다"
            : "'\(name)' 이름은 \(Self.korean(name, beside: found))인데 이미지의 이름은 "
              + "\(Self.korean(found, beside: name))입니다",
          help: isCase
            ? isSuggested ? "이렇게 쓰세요: '\(found)'" : "이름을 고치거나 이미지의 이름을 바꾸세요"
            : Self.form(of: found, beside: name) == "NFC"
              ? "이름을 완성형으로 다시 입력하세요"
              : "파일이나 폴더의 이름을 완성형으로 바꾸세요: convmv -f utf8 -t utf8 --nfc --notest",
          fix: isSuggested ? "'\(found)' 이름으로 바꾸기" : nil))
    case .unusedImageSet(let set):
      return language.pick(
        en: ProblemWords(
          "neither an entry nor the code names the image set '\(set)'",
          help: "name it in an entry's image_name, or delete the set"),
        ko: ProblemWords(
          "'\(set)' 이미지 세트를 쓰는 항목도 코드도 없습니다", help: "항목의 image_name에 쓰거나 세트를 지우세요"))
    case .looseFiles(let count):
      return language.pick(
        en: ProblemWords(
          "\(English.count(count, "picture")) found as loose files of the app, not in a catalog"),
        ko: ProblemWords("이미지 \(count)개는 카탈로그 밖에 있는 앱의 파일입니다"))
    case .missingAsset(let kind, let name, let nearest, let how):
      let (what, subject) = kind.words
      let isFile = kind == .file
      return how == .inPackage
        ? language.pick(
          en: ProblemWords(
            "the main bundle has no \(what) named '\(name)'; that of the package has it",
            help: "load it from Bundle.module"),
          ko: ProblemWords(
            "메인 번들에는 '\(name)' \(subject) 없고, 패키지의 번들에 있습니다",
            help: "Bundle.module에서 읽으세요"))
        : language.pick(
          en: ProblemWords(
            "the app has no \(what) named '\(name)'",
            help: nearest.map { "did you mean '\($0)'?" }
              ?? "add it to \(isFile ? "" : "a catalog of ")the target, or correct the name"),
          ko: ProblemWords(
            "앱에 '\(name)' \(subject) 없습니다",
            help: nearest.map { "혹시 '\($0)'인가요?" }
              ?? "타깃\(isFile ? "에" : "의 카탈로그에") 추가하거나 이름을 고치세요"))
    case .datasetMismatch(let set, let file, let mismatch):
      return mismatch.words(in: language, set: set, file: file)
    case .unassignedData(let file, let set):
      return language.pick(
        en: ProblemWords(
          "the data set '\(set)' has a second JSON file '\(file)', which it does not name",
          help: "delete it, or give it a data set of its own"),
        ko: ProblemWords(
          "'\(set)' 데이터 세트가 가리키지 않는 JSON 파일이 더 있습니다: '\(file)'",
          help: "파일을 지우거나 새 데이터 세트로 옮기세요"))
    case .looseData(let file):
      return language.pick(
        en: ProblemWords(
          "'\(file)' lies in an asset catalog outside any data set: no app can read it",
          help: "move it into a data set, or out of the catalog"),
        ko: ProblemWords(
          "'\(file)' 파일이 에셋 카탈로그 안의 데이터 세트 밖에 있어 앱이 읽을 수 없습니다",
          help: "데이터 세트에 넣거나 카탈로그 밖으로 옮기세요"))
    case .missingCounterpart(.entries, let other, _):
      return language.pick(
        en: ProblemWords(
          "an exposition without entries",
          notes: other.map { [.init("another exposition", at: $0)] } ?? [],
          help: "add the document that lists its entries"),
        ko: ProblemWords(
          "박람회의 항목 문서가 없습니다", notes: other.map { [.init("다른 박람회 문서", at: $0)] } ?? [],
          help: "항목을 나열한 문서를 추가하세요"))
    case .missingCounterpart(.exposition, let other, _):
      return language.pick(
        en: ProblemWords(
          "entries without an exposition",
          notes: other.map { [.init("other entries", at: $0)] } ?? [],
          help: "add the document that describes it"),
        ko: ProblemWords(
          "항목이 속한 박람회 문서가 없습니다", notes: other.map { [.init("다른 항목 문서", at: $0)] } ?? [],
          help: "박람회를 설명하는 문서를 추가하세요"))
    case .swapped(let other):
      return language.pick(
        en: ProblemWords(
          "the contents of two documents look swapped", notes: [.init("the other", at: other)],
          help: "swap them, or rename both"),
        ko: ProblemWords(
          "두 문서의 내용이 서로 바뀐 것 같습니다", notes: [.init("다른 문서", at: other)],
          help: "내용을 맞바꾸거나 두 이름을 바꾸세요"))
    case .noCatalog:
      return language.pick(
        en: ProblemWords("pictures not checked: no asset catalog; name one with --assets"),
        ko: ProblemWords(
          "에셋 카탈로그가 없어 이미지를 검사하지 않았습니다", help: "--assets PATH로 카탈로그를 지정하세요"))
    case .secondDocument(let kind, let first):
      return language.pick(
        en: ProblemWords(
          kind == .entries
            ? "a second list of entries for one exposition" : "a second exposition for one list",
          notes: [.init("first here", at: first)],
          help: "delete one, or leave it out with exclude"),
        ko: ProblemWords(
          kind == .entries ? "한 박람회에 항목 문서가 둘 이상입니다" : "한 항목 문서에 박람회 문서가 둘 이상입니다",
          notes: [.init("처음 나온 곳", at: first)], help: "하나를 지우거나 검사에서 제외(exclude)하세요"))
    case .ambiguousName(let name, let count, let first):
      return language.pick(
        en: ProblemWords(
          "'\(name)' names \(count) assets", notes: [.init("first here", at: first)],
          help: "rename one, or let its group provide a namespace"),
        ko: ProblemWords(
          "이름이 '\(name)'인 에셋이 \(count)개 있습니다", notes: [.init("처음 나온 곳", at: first)],
          help: "하나의 이름을 바꾸거나 그룹의 'Provides Namespace'를 켜세요"))
    case .conflictedProject:
      return language.pick(
        en: ProblemWords(
          "the project file has merge conflict markers: Xcode cannot open it",
          help: "keep one side, and delete the markers"),
        ko: ProblemWords(
          "프로젝트 파일에 병합 충돌 표시가 남아 있어 Xcode에서 열 수 없습니다",
          help: "한쪽을 고르고 충돌 표시를 지우세요"))
    case .catalogInNoTarget(let name, _):
      return language.pick(
        en: ProblemWords("no target contains '\(name)'", help: "add it to a target in Xcode"),
        ko: ProblemWords("'\(name)' 카탈로그가 어느 타깃에도 없습니다", help: "Xcode에서 타깃에 추가하세요"))
    case .unnamedDocument(let name):
      return language.pick(
        en: ProblemWords("no code loads '\(name)'", help: "load it, or delete it"),
        ko: ProblemWords("'\(name)' 문서를 불러오는 코드가 없습니다", help: "코드에서 불러오거나 지우세요"))
    case .lacksInLanguage(let name, let other):
      return language.pick(
        en: ProblemWords(
          "no entry with the picture '\(name)', which another language has",
          notes: [.init("there", at: other)], help: "add it here, or delete it there"),
        ko: ProblemWords(
          "다른 언어에는 있는 '\(name)' 이미지의 항목이 없습니다",
          notes: [.init("다른 언어", at: other)], help: "여기에 추가하거나 다른 언어에서 지우세요"))
    case .differsByLanguage(let key, let here, let there, let other):
      return language.pick(
        en: ProblemWords(
          "'\(key)' is \(here), in another language \(there)",
          notes: [.init("there", at: other)], help: "write the same number in both"),
        ko: ProblemWords(
          "'\(key)' 값이 여기서는 \(here), 다른 언어에서는 \(there)입니다",
          notes: [.init("다른 언어", at: other)], help: "두 언어에 같은 수를 쓰세요"))
    }
  }
}

extension CatalogProblem {
  /// How a name is written that differs from another in normalization only: NFC has fewer scalars.
  private static func form(of name: String, beside other: String) -> String {
    name.unicodeScalars.count <= other.unicodeScalars.count ? "NFC" : "NFD"
  }

  private static func korean(_ name: String, beside other: String) -> String {
    form(of: name, beside: other) == "NFC" ? "완성형(NFC)" : "자소가 분리된 형태(NFD)"
  }
}

extension NamedAsset.Kind {
  /// Its name in English, and as the subject of a Korean sentence.
  fileprivate var words: (String, String) {
    switch self {
    case .file: ("file", "파일이")
    case .set(.data): ("data set", "데이터 세트가")
    case .set(.image), .set(.icon): ("picture", "이미지가")
    case .set: ("colour", "색이")
    }
  }
}

extension CatalogProblem.Mismatch {
  fileprivate func words(in language: Language, set: String, file: String) -> ProblemWords {
    let named = language.pick(
      en: "the data set '\(set)' names '\(file)', which ", ko: "'\(set)' 데이터 세트가 가리키는 '\(file)' 파일")
    let help = language.pick(
      en: "name the JSON file of this data set", ko: "Contents.json에 이 데이터 세트의 JSON 파일을 적으세요")
    return switch self {
    case .unnamed:
      ProblemWords(
        language.pick(
          en: "the data set '\(set)' names no file", ko: "'\(set)' 데이터 세트가 아무 파일도 가리키지 않습니다"),
        help: help)
    case .missing(let stray):
      ProblemWords(
        named + language.pick(en: "does not exist", ko: "이 없습니다"),
        help: stray.map { language.pick(en: "did you mean '\($0)'?", ko: "혹시 '\($0)'인가요?") } ?? help
      )
    case .notJSON:
      ProblemWords(named + language.pick(en: "is not JSON", ko: "이 JSON이 아닙니다"), help: help)
    case .sameSlot(let other):
      language.pick(
        en: ProblemWords(
          named + "is for the same slot as '\(other)'",
          help: "keep one of them, or give each its own language or device"),
        ko: ProblemWords(
          "'\(set)' 데이터 세트의 한 슬롯에 파일이 2개 지정되어 있습니다: '\(other)', '\(file)'",
          help: "하나만 남기거나 언어나 기기를 서로 다르게 지정하세요"))
    }
  }
}

extension PictureFault {
  func words(in language: Language, _ file: String) -> ProblemWords {
    switch self {
    case .empty:
      language.pick(
        en: ProblemWords("'\(file)' is empty", help: "export it again"),
        ko: ProblemWords("'\(file)' 파일이 비어 있습니다", help: "이미지를 다시 내보내세요"))
    case .gitLFSPointer:
      language.pick(
        en: ProblemWords(
          "'\(file)' is a Git LFS pointer, not a picture", help: "git lfs pull fetches the picture"),
        ko: ProblemWords(
          "'\(file)' 파일은 이미지가 아니라 Git LFS 포인터입니다",
          help: "'git lfs pull' 명령으로 이미지를 내려받으세요"))
    case .html:
      language.pick(
        en: ProblemWords(
          "'\(file)' is an HTML page, not a picture",
          help: "download the picture itself, not the page that shows it"),
        ko: ProblemWords(
          "'\(file)' 파일은 이미지가 아니라 HTML 페이지입니다",
          help: "페이지가 아니라 이미지 파일을 내려받으세요"))
    case .truncated:
      language.pick(
        en: ProblemWords(
          "'\(file)' is cut off: the end of the picture is missing", help: "export it again"),
        ko: ProblemWords("'\(file)' 파일은 끝이 잘린 이미지입니다", help: "이미지를 다시 내보내세요"))
    case .script:
      language.pick(
        en: ProblemWords(
          "'\(file)' contains a script, so it is not used",
          help: "export it as plain SVG, without scripts and event handlers"),
        ko: ProblemWords(
          "'\(file)' 파일에 스크립트가 들어 있어 이미지로 쓰지 않습니다",
          help: "스크립트와 이벤트 핸들러를 뺀 SVG로 다시 내보내세요"))
    }
  }
}
