import ExpoBase

extension HelpText {
  /// The programs that run expo or read what it prints: what has to be written into their files.
  var integrations: [HelpSection] {
    [
      HelpSection([
        .paragraph(
          language.pick(
            en: "Xcode, as a run-script build phase; findings appear beside the lines:",
            ko: "Xcode에서는 Build Phases에 Run Script Phase를 추가하고 다음을 적으세요. 문제가 해당 줄 옆에 나타납니다.")),
        .code([#"expo validate -q -f concise "$SRCROOT""#]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: """
              pre-commit, in .pre-commit-config.yaml, with the URL of the repository of expo and the tag \
              of a release. expo-validate checks the committed documents of data sets; unless it fails, \
              expo-assets checks all documents and pictures at every commit. Set options in .expo.json.
              """,
            ko: """
              pre-commit을 쓰면 .pre-commit-config.yaml 파일에 expo 저장소의 주소와 릴리스 태그를 적으세요. \
              expo-validate 훅은 커밋하는 데이터 세트의 문서를, expo-assets 훅은 커밋할 때마다 모든 문서와 이미지를 \
              검사합니다. 앞의 훅에서 오류가 나오면 뒤의 훅은 실행하지 않습니다. 옵션은 .expo.json 파일에 적으세요.
              """)),
        .code([
          "- repo: …", "  rev: …", "  hooks:", "    - id: expo-validate", "    - id: expo-assets",
        ]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: """
              GitHub Actions, with the name and a tag of that repository. paths lists a file, folder or \
              catalog on each line; args has more options. With version and sha256, the tag of a release \
              and the checksum of its archive, the action installs that release on Linux; otherwise it \
              builds its own source with Swift. The outputs errors, warnings, sarif (a path) and status are \
              always set:
              """,
            ko: """
              GitHub Actions에서는 expo 저장소의 주소와 태그를 적으세요. paths에는 파일, 폴더, 카탈로그를 한 줄에 \
              하나씩, args에는 다른 옵션을 적습니다. version과 sha256에 릴리스의 태그와 압축 파일의 체크섬을 적으면 \
              Linux에서 그 릴리스를 설치하고, 적지 않으면 액션이 소스를 Swift로 빌드합니다. errors, warnings, \
              sarif(경로), status 출력은 종료 상태와 관계없이 언제나 나옵니다.
              """)),
        .code([
          "- uses: …", "  with:", "    paths: |", "      App",
          "      More Data/items.json", "    args: --baseline known.json", "    sarif: true",
        ]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: """
              The same action with command: export runs expo export html; output is the folder, resize \
              the command of --resize. These recipes publish on GitHub Pages at every push, and on \
              GitLab Pages:
              """,
            ko: """
              같은 액션에 command: export를 적으면 expo export html을 실행합니다. 폴더는 output에, --resize의 \
              명령은 resize에 적습니다. 푸시할 때마다 GitHub Pages나 GitLab Pages에 올리려면 다음 파일을 쓰세요.
              """)),
        .code([
          #"cp Samples/recipes/pages.yml \"#, "  .github/workflows/",
          #"cp Samples/recipes/gitlab-ci.yml \"#, "  .gitlab-ci.yml",
        ]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: """
              GitHub Actions, with command: diff: the summary of a step of a pull request shows what \
              changed in each path since its base, which actions/checkout fetches with fetch-depth: 0. \
              The step fails only if something could not be read:
              """,
            ko: """
              GitHub Actions에서 command: diff를 적으면 풀 리퀘스트의 단계 요약에 기준 커밋 뒤로 각 경로에서 달라진 \
              내용이 나옵니다. 기준 커밋은 actions/checkout의 fetch-depth: 0으로 가져옵니다. 읽지 못한 것이 없으면 \
              달라진 내용이 있어도 단계는 통과합니다.
              """)),
        .code(["- uses: …", "  with:", "    command: diff", "    paths: App/Assets.xcassets"]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: """
              git diff and git difftool show what changed in documents with these lines; git log -p and \
              git show use --textconv:
              """,
            ko: """
              git에 다음과 같이 설정하면 diff와 difftool이 문서에서 달라진 내용을 보여 주고, log -p와 show는 \
              --textconv를 씁니다.
              """)),
        .code([
          "echo '*.json diff=expo' >>.gitattributes",
          "git config diff.expo.command 'expo diff'",
          "git config diff.expo.textconv 'expo diff --textconv'",
          "git difftool -y -x 'expo diff'",
        ]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: "At every save, with entr or watchexec: check the documents and export the site.",
            ko: "entr나 watchexec을 쓰면 저장할 때마다 문서를 검사하고 사이트를 내보냅니다.")),
        .code([
          #"git ls-files | entr -s \"#, "  'expo validate && expo export html -o site'",
          #"watchexec -e json,png \"#, "  'expo validate && expo export html -o site'",
        ]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: """
              Other ways of running expo in GitHub Actions, with .github/expo-matcher.json of that \
              repository; it turns lines of the format concise into annotations, and notes into notices:
              """,
            ko: """
              GitHub Actions에서 expo를 직접 실행할 때는 expo 저장소의 .github/expo-matcher.json 파일을 두고 다음 줄을 \
              먼저 출력하세요. concise 형식의 줄이 GitHub 주석(annotation)이 되고, 참고는 알림(notice)이 됩니다.
              """)),
        .code([#"echo "::add-matcher::expo-matcher.json""#, "expo validate -f concise"]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: "GitLab, for the Code Quality widget:", ko: "GitLab에서는 Code Quality 보고서로 씁니다.")
        ),
        .code([
          "expo:", "  script: >", "    expo validate", "    -f gitlab=expo.json -f concise",
          "  artifacts:", "    reports: { codequality: expo.json }",
        ]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(en: "reviewdog:", ko: "reviewdog에서는 rdjson 형식을 씁니다.")),
        .code(["expo validate -f rdjson | reviewdog -f=rdjson"]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: """
              Visual Studio Code, in settings.json; save the output of expo schema entries to the file \
              that it names, and do the same for exposition:
              """,
            ko: """
              Visual Studio Code에서는 expo schema entries 명령의 출력을 아래의 url에 적힌 파일로 \
              저장하고 settings.json에 다음을 적으세요. exposition 스키마도 같은 방법으로 적습니다. 키의 설명은 영어입니다.
              """)),
        .code([
          #"{ "json.schemas": [{"#, #"  "fileMatch": ["**/items.dataset/*.json"],"#,
          #"  "url": "./.vscode/entries.schema.json" }] }"#,
        ]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(
            en: "Visual Studio Code, a task that shows findings in the Problems panel:",
            ko: "Visual Studio Code에서 다음 파일의 작업을 실행하면 찾은 문제가 문제 패널(Problems)에 나타납니다.")),
        .code(["cp Samples/recipes/tasks.json .vscode/"]),
      ]),
      HelpSection([
        .paragraph(
          language.pick(en: "vim:", ko: "vim에서는 다음과 같이 설정하세요.")),
        .code([
          #":set makeprg=expo\ validate\ -q\ -f\ concise"#,
          #":set errorformat=%f:%l:%c:\ %t%*[^:]:\ %m"#,
        ]),
      ]),
    ]
  }
}
