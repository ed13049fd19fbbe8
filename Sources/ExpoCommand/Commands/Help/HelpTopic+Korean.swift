extension HelpTopic {
  /// The explanation, as `HelpSection.parts(of:)` reads it.
  var korean: String {
    switch self {
    case .documents:
      """
      # 박람회 문서(객체)
        {
          "title": "대전 세계 박람회 1993",
          "visitors": 14005808,
          "location": "대한민국 대전",
          "duration": "1993. 08. 07 - 1993. 11. 07",
          "description": "93일 동안 대전에서 …"
        }

      # 항목 문서(객체의 배열)
        [
          {
            "name": "한빛탑",
            "image_name": "hanbit_tower",
            "short_desc": "높이 93m의 상징탑",
            "desc": "한빛탑은 대전 세계 박람회를 …"
          }
        ]

      # 찾는 문서
      폴더를 지정하면 그 안의 .xcassets와 문서를 모두 찾습니다. 문서인지는 키로 판단합니다. 항목의 키 네 개 중 세
      개가 든 객체가 대부분인 배열은 항목 문서입니다(image_name이나 short_desc는 꼭 있어야 합니다). 박람회의 키 다섯
      개 중 세 개가 든 객체는 박람회 문서입니다(visitors나 날짜가 둘인 duration이 꼭 있어야 합니다). 나머지 키는
      철자가 틀려도 됩니다. 코드에 파일 이름이 있거나 같은 카탈로그에 문서가 있으면 키 두 개로 충분합니다. 읽을 수
      없는 데이터 세트도 검사합니다.

      파일을 직접 지정하면 반드시 검사합니다. 이때는 키 두 개로 종류를 알아내며, --kind로 정할 수도 있습니다. 키
      이름이 다른 파일은 건너뛰니 직접 지정하거나 .expo.json에 aliases를 정하세요.

      # 건너뛰는 파일
      숨김 파일과 링크, 이름이 node_modules, Pods, Carthage, vendor, SourcePackages, DerivedData, build인 폴더는
      건너뜁니다. .gitignore와 .git/info/exclude에 적힌 파일도 git이 추적하지 않으면 건너뜁니다. --no-ignore를 쓰면
      git이 무시하는 파일도 찾습니다. --include GLOB 옵션은 어디에 있는 파일이든 문서로 읽고, --exclude GLOB 옵션은
      문서를 제외합니다(카탈로그와 코드는 그대로 봅니다).

      # 박람회 하나를 이루는 문서
      같은 .xcassets나 같은 폴더에 있는 두 문서가 박람회 하나를 이룹니다. 따로 있으면 둘을 함께 담은 가장 가까운
      폴더를 기준으로 합니다. 문서는 --entries, --exposition 옵션으로 직접 정할 수 있고, 언어나 기기별로 나눈 문서는
      --lang으로 고릅니다. 카탈로그 안의 경로를 쓰면 그 카탈로그를 읽고, 다른 파일을 쓰면 그 파일만 읽습니다.
      박람회가 여러 개면 앱의 타깃에 있는 것을 읽습니다. 타깃으로 정할 수 없으면 list와 show는 이름을 나열하고,
      browse에서는 목록에서 고릅니다.

      # 이미지
      이미지는 문서가 들어 있는 Xcode 프로젝트나 Package.swift의 타깃에서 찾습니다. 테스트 타깃은 다른 타깃에 그
      문서가 없을 때만 봅니다. 그 가운데 앱이 없으면 테스트가 아닌 타깃을 모두 보고, 프로젝트가 없으면 폴더의 모든
      카탈로그를 봅니다. --assets PATH 옵션을 쓰면 그 경로에서만 찾습니다. 코드에 나오는 이름은 그 코드를 컴파일하는
      타깃에서 찾습니다.

      카탈로그 밖에서는 NAME.png와 NAME@2x.png가 NAME 이미지이고, 다른 형식은 확장자까지 써야 합니다. Provides
      Namespace를 켠 그룹의 이미지는 Group/name으로 쓰세요. 폴더 참조 안은 찾지 않습니다.

      # 한도와 인코딩
      문서는 2 GiB, 중첩 512단계까지 읽습니다. 바이트 순서 표시(BOM)는 경고하고 건너뜁니다. UTF-16, UTF-32, 짝이
      없는 서로게이트는 오류입니다.

      # 보호하는 파일
      읽고 있는 파일, 설정 파일, git의 파일은 링크를 거쳐도 덮어쓰지 않습니다. --fix와 --write는 파일을 한 번에
      교체하고 권한을 유지합니다. 그사이에 다른 프로그램이 바꾼 파일은 그대로 둡니다.
      """
    case .fixes:
      """
      # 수정
      *로 표시한 문제는 안전하게 수정할 수 있습니다. 달리 고칠 방법이 없는 문제이며, 잘못된 바이트만 고칩니다.
      --fix는 안전한 수정을 남김없이 적용하고, --unsafe-fixes는 확인이 필요한 수정까지 적용합니다. --diff는 바뀔
      내용을 patch -p0에 넣을 수 있는 형식으로 출력하고, 수정할 수 없는 오류만 있어도 종료 상태 1로 끝냅니다.

      키 이름은 직접 지정한 파일과 키가 세 개 이상 맞는 파일에서만 고칩니다. 이미지 이름의 수정은 언제나 확인이
      필요합니다. 비슷한 이름이 하나뿐이고 다른 항목이 쓰지 않을 때만 그 이름을 제안합니다.

      UTF-8이 아닌 파일과, 수정하지 못한 문법 오류가 있는 줄에서는 다른 문제도 안전하게 수정하지 않습니다. 그
      오류부터 고치세요.
      """
    case .reports:
      """
      # 보고서
      -f FMT로 보고서의 형식을 고르고, -f FMT=FILE로 보고서를 파일에 씁니다. 여러 개를 함께 써도 됩니다. 문제는 표준
      출력으로, 요약과 읽기 오류는 표준 오류로 나갑니다. 파일의 오류를 한 번에 모두 알리되, 다른 오류에서 비롯된
      것은 뺍니다. 데이터의 제어 문자는 눈에 보이게 바꿉니다.

      줄과 열은 1부터 셉니다. 열의 단위는 텍스트 형식에서는 유니코드 스칼라, sarif에서는 UTF-16 단위, rdjson에서는
      바이트입니다.

      파일마다 오류부터 10,000건까지 나열합니다(--max-findings). full은 한 파일에서 규칙과 고치는 방법이
      같은 문제를 다섯 건까지만 보여 주고 나머지는 건수만 알립니다. concise는 모두 나열합니다. 종료
      상태, --statistics, 수정, 기준선에는 나열하지 않은 문제도 들어갑니다.

      # CI에서 쓸 때
      GITHUB_ACTIONS=true이면 텍스트 형식에 GitHub 주석(annotation)을 더하고 GITHUB_STEP_SUMMARY 파일에 표를
      덧붙입니다. --json-lines를 쓸 때는 더하지 않습니다. github, sarif, gitlab, junit, rdjson의 파일 경로는 작업
      공간을 기준으로 합니다. JUnit에서는 종료 상태를 1로 만드는 문제만 failure로 나옵니다. 검사하지 못한 것도
      보고서에 나오지만, jsonl과 rdjson에서는 종료 상태 2로만 알 수 있습니다.

      # 스트림
      --json-lines는 한 줄을 항목 하나로 읽고, 메모리는 가장 긴 줄만큼만 씁니다. 줄마다 따로 검사하므로
      항목끼리 비교하거나 이미지를 검사하는 규칙은 쓰지 않습니다. 줄 번호는 스트림 전체에서, 바이트
      위치는 줄마다, JSON Pointer는 항목마다 셉니다. 제외한 파일도 읽습니다.

      # 형식
      """
    case .settings:
      """
      # 설정 파일
      파일마다 가장 가까운 상위 폴더의 .expo.json을 읽습니다. --config로 다른 파일을 정하거나, --isolated로 읽지
      않게 할 수 있습니다. 키는 모두 생략할 수 있지만, 알 수 없는 키는 오류입니다. --select, --ignore, --severity가
      설정보다 우선합니다.

      \(Self.settingsExample)

      # 패턴
      패턴은 .expo.json이 있는 폴더를, 옵션의 패턴은 현재 폴더를 기준으로 합니다. .gitignore처럼 슬래시가 없는
      패턴은 모든 폴더에서 찾고, 폴더를 가리키는 패턴은 그 안의 모든 것을 뜻합니다. 패턴은 /나 ../로 시작해도
      됩니다.

      # 기준선
      기준선(baseline)은 당분간 그대로 둘 문제를 적은 파일입니다. expo validate --write-baseline known.json을 한 번
      실행하고, 그 뒤로는 --baseline known.json을 쓰세요. 그러면 새 문제만 나옵니다. 같은 문제인지는 규칙, 파일, 값,
      항목으로 판단하니 항목을 넣거나 지우거나 옮기거나 정리해도 되고, 파일을 옮겨도 됩니다.

      --prune-baseline은 더는 나오지 않는 문제를 지우고 옮긴 파일의 경로를 고칩니다. --select, --ignore, --kind,
      --assets, --no-assets 없이 모든 규칙으로 검사할 때 쓰세요.

      # 키
      """
    case .search:
      """
      # 항목 고르기
      show와 browse에서는 번호, JSON Pointer, 이미지 이름으로 항목을 고릅니다. 이름은 일부만 써도 됩니다. 이름이
      똑같은 항목, 입력한 말로 시작하는 항목, 입력한 말이 들어 있는 항목 순으로 찾고, 똑같이 잘 맞는 항목이 여럿이면
      목록을 보여 줍니다. 첫 인자가 하이픈(-)이거나, 있는 파일이거나, .json, .dataset, .xcassets로 끝나면 경로로
      봅니다.

      # 검색
      --search에는 단어, "구절", 빼고 싶은 단어(-단어)를 씁니다. 모든 조건에 맞는 항목만 나오며, 단어마다 다른
      필드에 있어도 됩니다. 대소문자, 전각과 반각, 라틴 문자의 악센트, 따옴표와 줄표의 모양은 구별하지 않습니다.
      마지막 글자는 다 입력하지 않아도 됩니다. 초성은 이름에서 먼저 찾고, 없으면 본문에서 찾습니다.

      # 순서
      잘 맞는 항목부터 나옵니다. 이름이 맨 앞이며 앞부분이 맞는 이름이 먼저입니다. 그다음은 이미지 이름, 짧은 설명,
      본문입니다. 정렬은 어느 언어에서나 같습니다. 숫자는 크기순이고, 그다음이 한글, 라틴 문자, 나머지 문자입니다.
      기호, 공백, 대소문자, 악센트는 무시합니다.

      # 출력
      텍스트의 너비는 터미널에 맞추되 최대 100칸이며, --width로 정할 수 있습니다. 표도 이 너비에 맞춰 자르지만,
      프로그램이 읽는 형식은 자르지 않습니다.

      읽지 못한 값은 그 자리에 표시하고 바로 아래에 문제를 알립니다. JSON에서는 그런 값을 빼고 TSV에서는 비워
      둡니다.

      CSV에서 =, +, -, @, 탭, 줄 바꿈으로 시작하는 칸은 스프레드시트가 수식으로 실행하지 못하게 앞에 작은따옴표를
      붙입니다: '=1+1. Excel은 --bom이 있어야 UTF-8로 읽습니다. show의 JSON은 박람회는 객체, 항목은 배열이고,
      --all이 있으면 exposition과 entries를 담은 객체입니다.
      """
    case .sites:
      """
      # 설정
      자주 쓰는 옵션을 .expo.json의 "export"에 적어 두면 expo export html만으로 사이트가 나옵니다. 키는 옵션 이름을
      이어 쓴 것입니다(--base-url은 baseURL). 명령줄의 옵션이 우선합니다. --force, --no-clean, --check, --dry-run,
      --record, --resize는 명령줄에만 쓸 수 있습니다. .expo.json이 있는 폴더 안의 경로만 쓸 수 있습니다.

      "accent"는 제목과 링크의 색입니다. 색을 하나만 쓰면 밝은 페이지와 어두운 페이지에 맞게 자동으로 조정합니다.
      ["#14532d", "#86efac"]처럼 두 색을 쓰면 그대로 씁니다. "facts", "alt", "credit", "license", "source"에는 더
      보여 줄 항목의 키를 적습니다(expo help settings). 박람회마다 다른 설정은 "expositions"에 폴더별로 적습니다. 그
      폴더에 .expo.json을 따로 두면 바깥 파일을 대신합니다.

        {
          "facts": {"year": "연도"},
          "alt": "picture",
          "export": {
            "output": "site",
            "title": "두 박람회",
            "accent": "#14532d"
          },
          "expositions": {"Osaka1970": {"accent": "#0b5394"}}
        }

      # 검사
      문법, 인코딩, 키와 타입, 값에 오류가 있으면 내보내지 않습니다. 다른 문제는 경고이며, --strict를 쓰면
      오류입니다.

      # 이미지
      이미지는 프로젝트의 에셋 카탈로그에서 가져옵니다. --images에는 카탈로그나, NAME.png, NAME@2x.png,
      NAME~universal@3x.jpg가 있는 폴더를 적으세요. 항목은 image_name과 이름이 똑같은 이미지 세트를, 포스터는 poster
      세트를 씁니다. PDF와 HEIC 파일은 경고하고 뺍니다. Markdown 파일 하나로 내보내면 원래 이미지로 연결합니다.

      --resize COMMAND 옵션은 100 KB가 넘는 PNG와 JPEG를 너비 160–2560픽셀의 축소판으로 바꿉니다. 축소판은 직접 고른
      프로그램이 셸 없이 만듭니다. 명령의 {input}, {width}, {output:webp}는 이미지, 너비, 만들 파일로 바뀌며, 형식은
      avif, jpg, png도 됩니다. 쓸 만한 명령은 Samples/recipes/resize.txt에 있습니다. --check에도 같은 명령을 쓰세요.
      실행하지는 않습니다.

      # 웹사이트
      사이트는 어느 웹 서버에서나, 서버 없이도 열립니다. 스크립트는 검색과, 크게 본 이미지를 키로 넘길 때만 씁니다.
      주소 끝에 #q=단어를 붙이면 검색 결과가 나옵니다. all.html은 모든 항목이 나오는 인쇄용 페이지입니다. 아이콘은
      앱의 AppIcon이고, 없으면 100 KB 이하인 포스터입니다. --base-url에 사이트의 주소를 적으면 canonical 링크, 링크
      미리보기, 인용 줄, 404.html, sitemap.xml이 추가됩니다. entries.json과 exposition.json에는 데이터가 담깁니다.

      카탈로그를 여러 개 적거나 박람회가 여러 개 있는 폴더를 적으면 사이트 하나가 됩니다. 첫 페이지에 포스터가 개최
      기간 순으로 나오고, 검색은 모든 박람회에서 하며, 박람회마다 폴더가 생깁니다. 어느 타깃에도 없는 사본은 뺍니다.

      "export"의 "languages"에 {"ko": "ko.lproj", "en": "en.lproj"}처럼 언어별 폴더를 적으면 한 박람회의 여러 언어가
      사이트 하나가 됩니다. 첫 언어는 최상위 폴더에, 나머지는 언어 태그와 같은 이름의 폴더에 들어갑니다. image_name이나
      번호가 같은 항목의 페이지가 서로 이어집니다.

      # Hugo와 Jekyll에서 쓰기
      hugo 프리셋이 만드는 페이지 번들에는 url이 없어서, contentDir로 언어마다 따로 내보낼 수 있습니다. jekyll
      프리셋은 'jekyll build --config _config.yml,_expo.yml'로 빌드하세요.

      # 다시 내보내기
      다시 내보내면 바뀌지 않은 파일은 그대로 두고, 더는 필요 없는 파일과 폴더는 지웁니다. expo가 만든 파일은
      .expo-export.json에 적혀 있습니다. 오류가 나거나 Ctrl-C를 누르면 아무것도 바뀌지 않습니다. 강제 종료된
      내보내기는 다음번 실행에서 마무리합니다.

      --record를 쓰면 .expo.json 옆의 .expo-addresses.json에 페이지의 주소를 기록합니다. 이 파일을 커밋해 두면, 항목이나
      박람회의 이름이 바뀌어도 옛 주소의 페이지가 새 주소로 이어집니다. 이어질 곳이 없는 주소는 경고하며, --check에서는
      종료 상태 1입니다. 파일은 직접 고쳐도 됩니다.

      expo가 만들지 않은 파일은 건드리지 않습니다. 쓸 위치에 그런 파일이 있거나, 비어 있지도 expo로 만들지도 않은
      폴더이면 아무것도 쓰지 않습니다. 직접 고친 페이지는 그대로 두고, 경고하며 종료 상태 1로 끝냅니다. --force는
      이런 파일을 덮어쓰지만, 폴더를 덮어쓰거나 링크를 따라가지는 않습니다. -o FILE 옵션은 누가 만든 파일이든
      덮어씁니다.

      # 사이트 꾸미기
      --css FILE 옵션은 assets/expo.css 뒤에 스타일 시트를 더합니다. 쓸 수 있는 속성과 클래스는 expo.css에 설명되어
      있습니다. --header, --footer 옵션은 이미지를 크게 보는 페이지를 뺀 모든 페이지의 위와 아래에 HTML을 넣습니다.
      {{root}}는 사이트의 최상위 폴더로 가는 경로로 바뀝니다. --static DIR 옵션은 robots.txt, CNAME, 글꼴 같은
      파일을 최상위 폴더에 올립니다. 페이지는 사이트 안의 파일만 불러오고, HTML 안에 적힌 스크립트는 실행하지
      않습니다. Samples/Theming 폴더에 시작할 때 쓸 만한 파일이 있습니다.
      """
    case .ci:
      """
      # Xcode에서 쓰기
      앱 타깃의 Build Phases에 Run Script Phase를 추가하고 다음을 적으세요. 문제가 해당 줄 옆에 나타납니다.

        "$HOME/.local/bin/expo" \\
          validate -q -f concise "$SRCROOT"

      ENABLE_USER_SCRIPT_SANDBOXING 설정을 NO로 바꾸세요. Xcode의 샌드박스에서 스크립트는 'Input Files'에 적힌
      파일만 읽을 수 있고, 폴더를 적어도 그 안은 읽지 못합니다. "Based on dependency analysis"를 켜 두면
      'Input Files'가 바뀌었거나 'Output Files'가 비어 있을 때 실행합니다. 빌드할 때마다 실행하려면 끄세요.

      # pre-commit에서 쓰기
      .pre-commit-config.yaml에 expo 저장소의 주소와 릴리스 태그를 적으세요. expo-validate 훅은 커밋하는 데이터
      세트의 문서를 검사합니다. 오류가 없으면 expo-assets 훅이 모든 문서와 이미지를 검사합니다.

      \(Self.hooksExample)

      # GitHub에서 쓰기
      paths에는 파일, 폴더, 카탈로그를 한 줄에 하나씩, args에는 옵션을 적습니다. version과 sha256에 릴리스의 태그와
      체크섬을 적으면 Linux에서 그 릴리스를 설치하고, 적지 않으면 소스를 빌드합니다. errors, warnings, sarif(경로),
      status를 출력합니다.

      \(Self.actionExample)

      command: export를 적으면 expo export html을 실행하며, output과 resize를 쓸 수 있습니다. command: diff를 적으면
      풀 리퀘스트의 기준 커밋 뒤로 달라진 내용이 단계 요약에 나옵니다. 기준 커밋은 actions/checkout의 fetch-depth:
      0으로 가져오세요.

      # expo 저장소의 Samples/recipes에 있는 예
      - pages.yml, gitlab-ci.yml: GitHub Pages, GitLab Pages에 올리기
      - gitlab-quality.yml: GitLab의 Code Quality 보고서
      - matcher.yml: 액션 없이 쓰는 GitHub 주석(annotation)
      - reviewdog.sh: reviewdog의 댓글
      - git-diff.sh: git의 diff와 difftool
      - on-save.sh: 저장할 때마다 실행하기(entr, watchexec)
      - resize.txt: --resize에 쓸 명령
      - split-stream.sh, spark_validate.py: 스트림을 나누어 검사하기
      - tasks.json, settings.json: Visual Studio Code의 문제 패널과 스키마
      - expo.vim: vim에서 문제 보기

      # 종료 상태
      여럿에 해당하면 가장 큰 값으로 끝냅니다. 오류가 있으면 1입니다. --error-on-warning이나 --max-warnings를 쓰면
      경고도 따지고, --exit-zero를 쓰면 아무 문제도 따지지 않습니다. 폴더에 문서가 없으면 2이지만, --allow-empty를
      쓰면 0입니다. 종료 상태가 2여도 나머지 파일은 계속 처리합니다.
      """
    case .environment:
      """
      # 우선순위
      옵션이 환경 변수보다 우선하고, 변수 중에서는 목록에서 먼저 나오는 것이 우선합니다.

      # 언어
      메시지는 로캘의 언어로, 지원하지 않는 언어이면 영어로 나옵니다. 레이블은 데이터의 언어를 따릅니다. 프로그램이
      읽는 형식은 --lang이 없으면 영어입니다. 코드와 이름, concise 형식의 error:, warning:, note:는 어느 언어에서나
      같습니다.

      # 페이저
      터미널에서 긴 출력은 페이저로 보여 줍니다. --no-pager를 쓰거나 변수가 cat이거나 비어 있으면 쓰지 않습니다.
      설치되어 있지 않은 페이저는 건너뛰지만, --pager의 페이저가 없으면 오류입니다.
      """
    }
  }
}

extension CommandName {
  /// What help says about the command after its options, as `HelpSection.parts(of:)` reads it.
  var korean: String {
    switch self {
    case .format:
      """
      # 바뀌는 것
      값은 그대로 둡니다. 숫자도 적힌 대로 두고, 이스케이프는 --escape를 쓸 때만 바꿉니다. 키는 expo help
      documents의 예와 같은 순서로 쓰고, 알 수 없는 키는 그 뒤에 둡니다. 다른 객체의 순서와 중복된 키는 그대로
      둡니다. 문서는 바이트 순서 표시(BOM) 없이 시작하고 줄 바꿈 하나로 끝납니다.

      문법이나 인코딩에 오류가 있는 문서는 정리하지 않고, 문제를 표준 오류로 알립니다. 직접 지정한 파일은 어떤
      JSON이어도 됩니다.
      """
    case .diff:
      """
      # 비교하는 것
      파일, 폴더, 카탈로그 둘을 비교합니다. 하이픈(-)은 표준 입력, REV:PATH는 git 리비전에 있는 경로(HEAD:,
      main:App, 현재 폴더에서는 HEAD:./PATH), :PATH는 스테이징한 파일입니다. 폴더끼리는 두 문서를 모두, 그 밖에는
      양쪽에 다 있는 문서를 비교합니다. 문서가 없는 폴더와 그 리비전에 아직 없는 경로는 빈 것으로 보고 비교합니다.

      항목은 이미지 이름, 이름, 비슷한 본문 순서로 짝을 찾습니다. +는 추가, -는 삭제, ~는 이동, 이름 변경, 내용
      변경입니다. 긴 텍스트는 바뀐 곳과 그 앞뒤 여섯 단어를 보여 주고, 달라진 글자를 색이나 [-전-]{+후+}로
      표시합니다. ¶는 줄 바꿈, ␣는 공백입니다. 이미지는 양쪽에 다 있을 때 비교합니다.

      한쪽을 다 읽지 못하면 읽은 만큼 비교하고 종료 상태 2로 끝냅니다.
      """
    case .browse:
      """
      # 화면
      제목 줄에 문제의 수가 나옵니다(✗ 오류, ! 경고, · 참고). 항목끼리 비교하고 이미지를 검사하려면 validate를
      쓰세요. 디스크에서 문서가 바뀌면 r을 누를 때까지 알립니다. kitty와 iTerm2에서는 이미지도 보여 줍니다.
      o는 SVG를 열지 않습니다. 터미널이 아니면 list처럼 출력합니다.
      """
    case .rules:
      """
      # 규칙 고르기
      규칙에는 EX104 같은 코드와 trailing-comma 같은 이름이 있습니다. validate의 --select, --ignore, --severity에는
      코드, 이름, 분류, 코드의 앞부분(EX1)을 쉼표로 구분해 쓰세요. 읽을 수 없는 문서는 언제나 알리되, syntax와
      encoding 분류의 규칙만 고르면 알리지 않습니다.

      # 심각도(오류가 있을 때만 검사에 걸립니다)
      - error: 앱이 멈추거나, 화면, 이미지, 값이 비어 보입니다
      - warning: 앱은 작동하지만 의도와 다를 수 있습니다
      - note: 앱을 쓰는 사람은 알아채지 못합니다

      # 코드에 적힌 이름이 없을 때(EX610)
      - error: 앱에 아무것도 나오지 않습니다. 호출이 그 이름을 쓰고(인자의 리터럴, 상수, case나 매개변수 하나를 거친
      값) 대신할 값이 없습니다
      - warning: 대신할 값이 있거나(?? other), 호출까지 두 단계 이상 거칩니다
      - note: 테스트에서만 쓰는 이름입니다

      # 분류
      """
    case .validate, .list, .show, .export, .schema, .completions, .manual, .help: ""
    }
  }
}
