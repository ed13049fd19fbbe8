import ExpoKit

extension Configuration.CodingKeys {
  /// What the key is for, in one line.
  func summary(in language: Language) -> String {
    switch self {
    case .schema:
      language.pick(
        en: "address of the schema, for editors",
        ko: "편집기가 이 파일을 검사할 때 쓸 스키마의 주소를 정합니다")
    case .select: language.pick(en: "only rules to report", ko: "이 규칙의 문제만 알립니다")
    case .ignore: language.pick(en: "rules not to report", ko: "이 규칙의 문제는 알리지 않습니다")
    case .severity:
      language.pick(en: "severities that replace the defaults, by rule", ko: "규칙의 심각도를 바꿉니다")
    case .perFileIgnores:
      language.pick(en: "rules not to report, by file pattern", ko: "파일 패턴별로 알리지 않을 규칙을 정합니다")
    case .exclude: language.pick(en: "file patterns to leave out", ko: "이 패턴에 맞는 파일을 제외합니다")
    case .include:
      language.pick(
        en: "file patterns to read as documents", ko: "이 패턴에 맞는 파일을 문서로 읽습니다")
    case .optionalKeys: language.pick(en: "keys that may be missing", ko: "없어도 되는 키를 정합니다")
    case .extraKeys:
      language.pick(en: "more keys that are allowed in documents", ko: "앱이 읽지 않아도 허용할 키를 정합니다")
    case .aliases:
      language.pick(
        en: "other names of keys: imageName for image_name",
        ko: "키를 대신할 이름을 정합니다: image_name 대신 imageName")
    case .limits: language.pick(en: "limits on lengths: shortDesc", ko: "글자 수의 한도를 정합니다: shortDesc")
    case .assets:
      language.pick(
        en: "catalog or folder with the images; a catalog elsewhere is not published",
        ko: "이미지가 있는 카탈로그나 폴더를 정합니다. 바깥의 카탈로그는 검사만 하고 내보내지 않습니다")
    case .facts:
      language.pick(
        en: "more keys of entries to show, with labels: {\"year\": \"Year\"}",
        ko: "네 키 말고 더 보여 줄 항목의 키와 그 레이블을 정합니다: {\"year\": \"연도\"}")
    case .alternative:
      language.pick(
        en: "key with the alternative text of the image",
        ko: "이미지의 대체 텍스트를 담은 키를 정합니다")
    case .credit:
      language.pick(
        en: "key with the creator of the image",
        ko: "이미지를 누가 만들었거나 제공했는지 담은 키를 정합니다")
    case .license:
      language.pick(
        en: "key with its license, a name or an address",
        ko: "이미지의 이용 조건(이름이나 주소)을 담은 키를 정합니다")
    case .source:
      language.pick(
        en: "key with its origin, a name or an address",
        ko: "이미지의 출처(이름이나 주소)를 담은 키를 정합니다")
    case .export:
      language.pick(
        en: "options of export; see expo help sites",
        ko: "export 명령의 옵션을 적어 둡니다. expo help sites에서 설명합니다")
    case .expositions:
      language.pick(en: "settings of one exposition, by its folder", ko: "박람회마다 다른 설정을 폴더별로 적습니다")
    }
  }
}
