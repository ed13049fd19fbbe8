import ExpoCatalog
package import ExpoDiagnostics
import ExpoJSON
package import ExpoSource

extension CatalogProblem.Kind {
  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords {
    switch self {
    case .missingImageSet(let name, let nearest):
      language.pick(
        en: ProblemWords(
          "no image set named '\(name)'",
          help: nearest.map { "did you mean '\($0)'?" } ?? "add the image set, or correct the name",
          fix: nearest.map { "write '\($0)'" }),
        ko: ProblemWords(
          "'\(name)' 이미지 세트가 없습니다",
          help: nearest.map { "혹시 '\($0)'인가요?" } ?? "이미지 세트를 추가하거나 이름을 고치세요",
          fix: nearest.map { "'\($0)' 이름으로 바꾸기" }))
    case .emptyImageName:
      language.pick(
        en: ProblemWords(
          "'image_name' is empty: no image set has that name",
          help: "write the name of an image set"),
        ko: ProblemWords(
          "'image_name' 값이 비어 있어 가리키는 이미지 세트가 없습니다", help: "이미지 세트의 이름을 쓰세요"))
    case .imageFileName(let name, let set):
      language.pick(
        en: ProblemWords(
          "'\(name)' is the name of a file; the image set is named '\(set)'",
          help: "write '\(set)'", fix: "write '\(set)'"),
        ko: ProblemWords(
          "이미지 세트의 이름이어야 하는데 파일 이름입니다: '\(name)'",
          help: "이렇게 쓰세요: '\(set)'", fix: "'\(set)' 이름으로 바꾸기"))
    case .missingIconFile(let file, let set):
      language.pick(
        en: ProblemWords(
          "the file '\(file)' for the app icon '\(set)' does not exist",
          help: "add the file, or take it out of Contents.json"),
        ko: ProblemWords(
          "'\(set)' 앱 아이콘의 '\(file)' 파일이 없습니다",
          help: "파일을 추가하거나 Contents.json에서 빼세요"))
    case .missingImageFile(let file, let set):
      language.pick(
        en: ProblemWords(
          "the file '\(file)' for the image set '\(set)' does not exist",
          help: "add the file, or take it out of Contents.json"),
        ko: ProblemWords(
          "'\(set)' 이미지 세트의 '\(file)' 파일이 없습니다",
          help: "파일을 추가하거나 Contents.json에서 빼세요"))
    case .unassignedFile(let file, let set, let slot):
      language.pick(
        en: ProblemWords(
          "the image set '\(set)' has an unassigned child '\(file)'",
          help: slot.map { "assign it to the empty \($0.scale) slot" }
            ?? "assign it to a slot, or delete it",
          fix: slot.map { "assign it to the \($0.scale) slot" }),
        ko: ProblemWords(
          "'\(set)' 이미지 세트의 '\(file)' 파일이 어느 슬롯에도 지정되지 않았습니다",
          help: slot.map { "비어 있는 \($0.scale) 슬롯에 지정하세요" } ?? "슬롯에 지정하거나 지우세요",
          fix: slot.map { "\($0.scale) 슬롯에 지정하기" }))
    case .missingScale(let scales, let set):
      language.pick(
        en: ProblemWords(
          "the image set '\(set)' has no \(scales.joined(separator: " and no ")) image",
          help: "add the file for each scale"),
        ko: ProblemWords(
          "'\(set)' 이미지 세트에 \(scales.joined(separator: ", ")) 그림이 없습니다",
          help: "빠진 배율의 파일을 추가하세요"))
    case .duplicateSlot(let idiom, let scale, let first):
      language.pick(
        en: ProblemWords(
          "two images claim \(idiom)\(scale.map { " " + $0 } ?? "")",
          notes: [Note("first here", at: first)], help: "delete one"),
        ko: ProblemWords(
          "같은 슬롯에 그림이 둘 있습니다: \(idiom)\(scale.map { " " + $0 } ?? "")",
          notes: [Note("처음 나온 곳", at: first)], help: "하나를 지우세요"))
    case .badContents(let contents): contents.words(in: language)
    case .wrongSize(let file, let found, let expected, let scale):
      language.pick(
        en: ProblemWords(
          "'\(file)' is \(found), expected \(expected) at \(scale)",
          help: "export it again at that size"),
        ko: ProblemWords(
          "'\(file)' 그림의 크기는 \(scale)에서 \(Particle.must.joined(to: expected)) 하는데 \(found)입니다",
          help: "맞는 크기로 다시 내보내세요"))
    case .wrongType(let file, let found, let expected) where found == expected:
      language.pick(
        en: ProblemWords(
          "'\(file)' is a broken \(expected): its header gives no possible size",
          help: "export it again from the program it was made with"),
        ko: ProblemWords(
          "'\(file)' 파일은 손상된 \(expected)입니다: 헤더에 적힌 크기가 잘못되었습니다",
          help: "그림을 만든 프로그램에서 다시 내보내세요"))
    case .wrongType(let file, let found, let expected):
      language.pick(
        en: ProblemWords(
          "'\(file)' is not \(expected)" + (found.map { ", it is \($0)" } ?? ""),
          help: "convert it, or rename it with the extension of its type"),
        ko: ProblemWords(
          "'\(file)' 파일은 \(expected) 형식이 "
            + (found.map { "아니라 \($0) 형식입니다" } ?? "아닙니다"),
          help: "변환하거나 형식에 맞는 확장자를 붙이세요"))
    case .noPicture(let file, let fault): fault.words(in: language, file)
    case .nameMismatch(let name, let found, let isCase, let isSuggested):
      language.pick(
        en: ProblemWords(
          "'\(name)' matches '\(found)' only \(isCase ? "if case is ignored" : "after Unicode normalization")",
          help: isSuggested ? "write '\(found)'" : "correct the name, or rename the picture",
          fix: isSuggested ? "write '\(found)'" : nil),
        ko: ProblemWords(
          "'\(name)' 이름은 '\(found)' 이름과 \(isCase ? "대소문자만" : "유니코드 정규화만") 다릅니다",
          help: isSuggested ? "이렇게 쓰세요: '\(found)'" : "이름을 고치거나 그림의 이름을 바꾸세요",
          fix: isSuggested ? "'\(found)' 이름으로 바꾸기" : nil))
    case .unusedImageSet(let set):
      language.pick(
        en: ProblemWords("the image set '\(set)' is used by no entry"),
        ko: ProblemWords("'\(set)' 이미지 세트를 쓰는 항목이 없습니다"))
    case .datasetMismatch(let set, let file, let mismatch):
      mismatch.words(in: language, set: set, file: file)
    case .unassignedData(let file, let set):
      language.pick(
        en: ProblemWords(
          "the data set '\(set)' has a second JSON file '\(file)', which it does not name",
          help: "delete it, or give it a data set of its own"),
        ko: ProblemWords(
          "'\(set)' 데이터 세트가 가리키지 않는 JSON 파일이 더 있습니다: '\(file)'",
          help: "파일을 지우거나 새 데이터 세트로 옮기세요"))
    case .looseData(let file):
      language.pick(
        en: ProblemWords(
          "'\(file)' lies in an asset catalog outside any data set: no app can read it",
          help: "move it into a data set, or out of the catalog"),
        ko: ProblemWords(
          "'\(file)' 파일이 에셋 카탈로그 안의 데이터 세트 밖에 있어 앱이 읽을 수 없습니다",
          help: "데이터 세트에 넣거나 카탈로그 밖으로 옮기세요"))
    case .incompleteExposition(let incomplete): incomplete.words(in: language)
    case .ambiguousName(let name, let count, let first):
      language.pick(
        en: ProblemWords(
          "'\(name)' names \(count) assets", notes: [Note("first here", at: first)],
          help: "rename one, or let its group provide a namespace"),
        ko: ProblemWords(
          "이름이 '\(name)'인 에셋이 \(count)개 있습니다", notes: [Note("처음 나온 곳", at: first)],
          help: "하나의 이름을 바꾸거나 그룹의 네임스페이스를 켜세요"))
    }
  }
}

extension CatalogProblem.Contents {
  fileprivate func words(in language: Language) -> ProblemWords {
    switch self {
    case .missing:
      language.pick(
        en: ProblemWords(
          "the set has no Contents.json", help: "open the catalog in Xcode, or delete the folder"),
        ko: ProblemWords(
          "세트에 Contents.json이 없습니다", help: "Xcode에서 카탈로그를 열거나 폴더를 지우세요"))
    case .notJSON(let kind):
      language.pick(
        en: ProblemWords("Contents.json is not JSON: \(kind.words(in: language).message)"),
        ko: ProblemWords("Contents.json이 JSON이 아닙니다: \(kind.words(in: language).message)"))
    case .missingKey(let key):
      language.pick(
        en: ProblemWords("Contents.json has no list '\(key)'"),
        ko: ProblemWords("Contents.json에 '\(key)' 목록이 없습니다"))
    case .wrongType(let key?):
      language.pick(
        en: ProblemWords("expected a string for '\(key)'"),
        ko: ProblemWords("'\(key)' 값은 문자열이어야 합니다"))
    case .wrongType(nil):
      language.pick(
        en: ProblemWords("expected an object in the list"), ko: ProblemWords("목록의 요소는 객체여야 합니다"))
    case .unknownIdiom(let idiom, let nearest):
      language.pick(
        en: ProblemWords("unknown idiom '\(idiom)'", help: nearest.map { "did you mean '\($0)'?" }),
        ko: ProblemWords("알 수 없는 idiom입니다: '\(idiom)'", help: nearest.map { "혹시 '\($0)'인가요?" }))
    case .unknownScale(let scale):
      language.pick(
        en: ProblemWords("unknown scale '\(scale)'", help: "a scale is 1x, 2x or 3x"),
        ko: ProblemWords("알 수 없는 배율입니다: '\(scale)'", help: "1x, 2x, 3x 중 하나를 쓰세요"))
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
    case .missing:
      ProblemWords(named + language.pick(en: "does not exist", ko: "이 없습니다"), help: help)
    case .notJSON:
      ProblemWords(named + language.pick(en: "is not JSON", ko: "이 JSON이 아닙니다"), help: help)
    case .oneOf(let count):
      language.pick(
        en: ProblemWords(
          named + "is one of \(count) files", help: "keep one file in a data set"),
        ko: ProblemWords(
          "'\(set)' 데이터 세트에 파일이 \(count)개 지정되어 있습니다: '\(file)'",
          help: "데이터 세트에는 파일을 하나만 지정하세요"))
    }
  }
}

extension CatalogProblem.Incomplete {
  fileprivate func words(in language: Language) -> ProblemWords {
    switch self {
    case .entries:
      language.pick(
        en: ProblemWords(
          "an exposition without entries", help: "add the document that lists its entries"),
        ko: ProblemWords("박람회의 항목 문서가 없습니다", help: "항목을 나열한 문서를 추가하세요"))
    case .exposition:
      language.pick(
        en: ProblemWords(
          "entries without an exposition", help: "add the document that describes it"),
        ko: ProblemWords("항목이 속한 박람회 문서가 없습니다", help: "박람회를 설명하는 문서를 추가하세요"))
    case .pictures:
      language.pick(
        en: ProblemWords("pictures not checked: no asset catalog; name one with --assets"),
        ko: ProblemWords(
          "에셋 카탈로그가 없어 그림을 검사하지 않았습니다", help: "--assets PATH로 카탈로그를 지정하세요"))
    }
  }
}

extension PictureFault {
  func words(in language: Language, _ file: String) -> ProblemWords {
    switch self {
    case .empty:
      language.pick(
        en: ProblemWords("'\(file)' is empty", help: "export it again"),
        ko: ProblemWords("'\(file)' 파일이 비어 있습니다", help: "그림을 다시 내보내세요"))
    case .gitLFSPointer:
      language.pick(
        en: ProblemWords(
          "'\(file)' is a Git LFS pointer, not a picture", help: "git lfs pull fetches the picture"),
        ko: ProblemWords(
          "'\(file)' 파일은 그림이 아니라 Git LFS 포인터입니다",
          help: "'git lfs pull' 명령으로 그림을 내려받으세요"))
    case .html:
      language.pick(
        en: ProblemWords(
          "'\(file)' is an HTML page, not a picture",
          help: "download the picture itself, not the page that shows it"),
        ko: ProblemWords(
          "'\(file)' 파일은 그림이 아니라 HTML 페이지입니다",
          help: "페이지가 아니라 그림 파일을 내려받으세요"))
    case .truncated:
      language.pick(
        en: ProblemWords(
          "'\(file)' is cut off: the end of the PNG is missing", help: "export it again"),
        ko: ProblemWords("'\(file)' 파일은 끝이 잘린 PNG입니다", help: "그림을 다시 내보내세요"))
    case .script:
      language.pick(
        en: ProblemWords(
          "'\(file)' contains a script, so it is not used",
          help: "export it as plain SVG, without scripts and event handlers"),
        ko: ProblemWords(
          "'\(file)' 파일에 스크립트가 들어 있어 그림으로 쓰지 않습니다",
          help: "스크립트와 이벤트 처리기를 뺀 SVG로 다시 내보내세요"))
    }
  }
}

// MARK: - Rules
extension AssetRule {
  /// The words of the rule.
  package func words(in language: Language) -> RuleWords {
    switch self {
    case .missingImageSet:
      language.pick(
        en: RuleWords(
          "an entry names an image set that does not exist",
          explanation: """
            image_name is the name of an image set in the asset catalog; without one the app shows \
            an empty picture and reports nothing. A name with a slash, a backslash, two dots or a \
            leading dot is never looked up.
            """,
          advice: "Correct image_name, or add the image set to the catalog."),
        ko: RuleWords(
          "항목이 가리키는 이미지 세트가 없습니다",
          explanation: """
            image_name은 에셋 카탈로그에 있는 이미지 세트의 이름입니다. 세트가 없으면 앱은 오류도 없이 빈 그림을 \
            보여 줍니다. 슬래시, 역슬래시, 잇따른 점 두 개가 있거나 점으로 시작하는 이름은 아예 찾지 않습니다.
            """,
          advice: "image_name을 고치거나 카탈로그에 이미지 세트를 추가하세요."))
    case .missingImageFile:
      language.pick(
        en: RuleWords(
          "an image set names a file that does not exist",
          explanation: """
            Contents.json assigns a file to a slot, and the folder does not have it: it was renamed, \
            deleted, or never committed. Xcode warns when it builds the catalog and leaves the slot \
            empty.
            """,
          advice: "Add the file, or remove its slot in Xcode."),
        ko: RuleWords(
          "이미지 세트가 가리키는 파일이 없습니다",
          explanation: """
            Contents.json이 슬롯에 지정한 파일이 폴더에 없습니다. 이름을 바꾸었거나, 지웠거나, 커밋하지 않은 \
            파일입니다. Xcode는 카탈로그를 빌드할 때 경고하고 슬롯을 비워 둡니다.
            """,
          advice: "파일을 추가하거나 Xcode에서 슬롯을 지우세요."))
    case .unassignedFile:
      language.pick(
        en: RuleWords(
          "an image set has a file that no slot names",
          explanation: """
            A file in the folder of an image set is used only if Contents.json assigns it to a \
            slot. One that is not assigned is a picture that was never given a slot, or a leftover \
            that makes the repository larger.
            """,
          advice: "Assign the file to a slot in Xcode, or delete it."),
        ko: RuleWords(
          "어느 슬롯에도 지정되지 않은 파일이 있습니다",
          explanation: """
            이미지 세트 폴더의 파일은 Contents.json이 슬롯에 지정해야 앱에 쓰입니다. 지정되지 않은 파일은 깜빡 \
            잊은 그림이거나 저장소만 키우는 찌꺼기입니다.
            """,
          advice: "Xcode에서 파일을 슬롯에 지정하거나 지우세요."))
    case .missingScale:
      language.pick(
        en: RuleWords(
          "an image set lacks one of its scales",
          explanation: """
            A bitmap needs a file for 2x and 3x, or it is scaled and blurred on the devices whose \
            file is missing. Xcode does not report it. A missing 1x is only a note, because no \
            iPhone needs it. A PDF or SVG needs only one file, and so does a picture of a single \
            scale.
            """,
          advice: "Add the missing scale, or use one PDF or SVG with a single scale."),
        ko: RuleWords(
          "이미지 세트에 빠진 배율이 있습니다",
          explanation: """
            비트맵은 2x와 3x 파일이 모두 있어야 합니다. 파일이 없는 배율의 기기에서는 다른 배율의 그림을 늘리거나 \
            줄여 흐려집니다. Xcode는 알려 주지 않습니다. 1x는 쓰는 iPhone이 없으므로 빠져도 참고로만 알립니다. \
            PDF와 SVG, 배율이 하나뿐인 그림은 파일 하나면 됩니다.
            """,
          advice: "빠진 배율을 추가하거나, 배율이 하나인 PDF나 SVG 파일을 쓰세요."))
    case .duplicateSlot:
      language.pick(
        en: RuleWords(
          "two images claim the same slot",
          explanation: """
            The images of a set must differ in idiom, scale or another property of their slots. If \
            two are equal, one of them is never shown, and which one is undefined.
            """,
          advice: "Give each image a slot of its own, or delete one."),
        ko: RuleWords(
          "같은 슬롯에 그림이 둘 있습니다",
          explanation: """
            한 세트의 그림은 idiom과 배율 등 슬롯을 나타내는 값이 서로 달라야 합니다. 모두 같으면 그중 하나만 \
            쓰이고, 어느 것이 쓰일지는 정해져 있지 않습니다.
            """,
          advice: "그림마다 다른 슬롯을 주거나 하나를 지우세요."))
    case .badContentsJSON:
      language.pick(
        en: RuleWords(
          "a Contents.json is missing, not JSON, or does not list its images",
          explanation: """
            Every set in an asset catalog is described by its Contents.json. Without a readable one, or \
            with an idiom or a scale that does not exist, Xcode leaves the set out.
            """,
          advice: """
            Let Xcode write the file again: add the set anew, or restore Contents.json from version \
            control.
            """),
        ko: RuleWords(
          "Contents.json이 없거나, JSON이 아니거나, 그림 목록이 없습니다",
          explanation: """
            에셋 카탈로그의 세트는 저마다 Contents.json에 내용을 적습니다. 이 파일을 읽을 수 없거나 쓸 수 없는 \
            idiom이나 배율이 적혀 있으면 Xcode는 그 세트를 뺍니다.
            """,
          advice: "Xcode에서 세트를 다시 만들거나, 버전 관리에서 Contents.json을 되살리세요."))
    case .wrongImage:
      language.pick(
        en: RuleWords(
          "an image has the wrong size or type for its slot and name",
          explanation: """
            A 2x picture has twice as many pixels in each direction as the 1x one, a 3x picture \
            three times as many; a difference of one pixel per scale is allowed for rounding. The \
            type is read from the first bytes of the file, not from its name. A Git LFS pointer, a \
            web page, an empty file or a truncated PNG is an error.
            """,
          advice: "Export the picture again in the expected size, under a name that fits its type."),
        ko: RuleWords(
          "그림의 크기나 형식이 슬롯이나 이름과 다릅니다",
          explanation: """
            2x 그림은 가로와 세로가 1x 그림의 두 배, 3x 그림은 세 배여야 합니다. 반올림을 고려해 배율마다 한 \
            픽셀까지는 달라도 됩니다. 형식은 파일 이름이 아니라 파일의 첫 바이트를 보고 판단합니다. Git LFS \
            포인터, 웹 페이지, 빈 파일, 끝이 잘린 PNG는 오류입니다.
            """,
          advice: "그림을 필요한 크기로 다시 내보내고, 형식에 맞는 이름을 붙이세요."))
    case .nameMismatch:
      language.pick(
        en: RuleWords(
          "a name matches only if case or Unicode normalization is ignored",
          explanation: """
            The file system of a Mac treats Jikji and jikji as the same name, and 한 as one character \
            or as three. On Linux and in a strict build, the picture is not found.
            """,
          advice: "Write the name as the folder has it."),
        ko: RuleWords(
          "이름이 대소문자나 유니코드 정규화만 다릅니다",
          explanation: """
            Mac의 파일 시스템은 Jikji와 jikji를, 한 글자로 쓴 '한'과 세 자모로 쓴 '한'을 같은 이름으로 봅니다. \
            그래서 Mac에서는 문제가 없지만 Linux와 엄격한 빌드에서는 파일을 찾지 못합니다.
            """,
          advice: "폴더에 있는 이름 그대로 쓰세요."))
    case .unusedImageSet:
      language.pick(
        en: RuleWords(
          "an image set is used by no entry",
          explanation: """
            Neither an entry nor the source code of the project names it, so it only makes the app \
            larger. The set 'poster' belongs to the poster and is not reported.
            """,
          advice: """
            Delete the image set, or name it in an entry. If code uses it, ignore the rule for it.
            """),
        ko: RuleWords(
          "이미지 세트를 쓰는 항목이 없습니다",
          explanation: """
            항목에도 프로젝트의 소스 코드에도 나오지 않는 이름입니다. 쓰지 않는 세트는 앱의 크기만 키웁니다. \
            'poster' 세트는 포스터의 그림이므로 알리지 않습니다.
            """,
          advice: "이미지 세트를 지우거나 항목에서 쓰세요. 코드에서 쓰는 세트이면 이 규칙을 끄세요."))
    }
  }
}

extension StructureRule {
  /// The words of the rule.
  package func words(in language: Language) -> RuleWords {
    switch self {
    case .datasetMismatch:
      language.pick(
        en: RuleWords(
          "a data set does not name exactly one JSON file that exists",
          explanation: """
            NSDataAsset returns the file that the data set's Contents.json names. If it does not \
            exist, is not JSON, or is one of several, the app decodes nothing or the wrong file. JSON \
            that no data set names is never read.
            """,
          advice: "Name exactly one JSON file that exists in Contents.json of the data set."),
        ko: RuleWords(
          "데이터 세트가 JSON 파일을 정확히 하나 가리키지 않습니다",
          explanation: """
            NSDataAsset은 데이터 세트의 Contents.json에 적힌 파일을 돌려줍니다. 그 파일이 없거나, JSON이 \
            아니거나, 파일이 여러 개 적혀 있으면 앱은 아무것도 읽지 못하거나 엉뚱한 파일을 읽습니다. 어느 \
            데이터 세트에도 적혀 있지 않은 JSON은 쓰이지 않습니다.
            """,
          advice: "데이터 세트의 Contents.json이 실제로 있는 JSON 파일 하나만 가리키게 하세요."))
    case .incompleteExposition:
      language.pick(
        en: RuleWords(
          "an exposition without entries, entries without an exposition, or no pictures at all",
          explanation: """
            The two documents belong in one asset catalog or folder; otherwise expo looks in the \
            nearest folder that contains both. If a project has no asset catalog, pictures are not \
            checked, and one note says so.
            """,
          advice: "Add the missing document, or move both into one catalog."),
        ko: RuleWords(
          "항목 문서나 박람회 문서가 없거나, 그림이 하나도 없습니다",
          explanation: """
            두 문서는 짝을 이룹니다. 짝은 같은 에셋 카탈로그나 폴더에서 찾고, 거기에 없으면 둘을 모두 담은 가장 \
            가까운 폴더에서 찾습니다. 프로젝트에 에셋 카탈로그가 없으면 그림을 검사하지 않고 참고로 한 번만 \
            알립니다.
            """,
          advice: "빠진 문서를 추가하거나 두 문서를 한 카탈로그로 옮기세요."))
    case .ambiguousName:
      language.pick(
        en: RuleWords(
          "two assets have the same name",
          explanation: """
            The catalogs of an app are compiled into one bundle, and groups do not distinguish \
            assets unless they provide a namespace: of two image sets with one name an app gets one, \
            and which one is undefined. Across catalogs, a name is reported only if an entry uses \
            it.
            """,
          advice: "Rename one of the assets, or let a group provide a namespace."),
        ko: RuleWords(
          "이름이 같은 에셋이 있습니다",
          explanation: """
            앱의 카탈로그는 모두 번들 하나로 컴파일됩니다. 그룹이 달라도 네임스페이스를 켜지 않으면 에셋이 구별되지 \
            않습니다. 이름이 같은 이미지 세트 중에서 앱이 어느 것을 쓸지는 정해져 있지 않습니다. 서로 다른 \
            카탈로그에 있으면 항목이 쓰는 이름만 알립니다.
            """,
          advice: "한 에셋의 이름을 바꾸거나 그룹의 네임스페이스를 켜세요."))
    }
  }
}
