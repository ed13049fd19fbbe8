extension HelpTopic {
  /// The explanation, as `HelpSection.parts(of:)` reads it.
  var english: String {
    switch self {
    case .documents:
      """
      # the exposition, an object
        {
          "title": "The Great Exhibition",
          "visitors": 6039195,
          "location": "Hyde Park, London",
          "duration": "1851. 05. 01 - 1851. 10. 15",
          "description": "The first world fair …"
        }

      # its entries, an array of objects
        [
          {
            "name": "The Crystal Palace",
            "image_name": "crystal_palace",
            "short_desc": "A hall of iron and glass",
            "desc": "Joseph Paxton drew it …"
          }
        ]

      # files that are found
      In a folder, expo finds every .xcassets, and documents by their keys. Most objects of an array of
      entries have three of the four keys, including image_name or short_desc. An exposition has three
      of the five, including visitors or a duration of two dates. Other keys may be misspelled. Two keys
      are enough if code names the file or its catalog has another document. Unreadable data sets are
      checked too.

      A file that you name is always checked; two keys are enough, or --kind. Files with other keys are
      skipped: name them, or set aliases in .expo.json.

      # files that are skipped
      expo skips hidden files, links, the folders node_modules, Pods, Carthage, vendor, SourcePackages,
      DerivedData and build, and files that .gitignore or .git/info/exclude ignore, unless git tracks
      them. --no-ignore searches ignored files too. --include GLOB reads files as documents wherever
      they are. --exclude GLOB leaves out documents, not catalogs and code.

      # what forms an exposition
      The two documents of one .xcassets or folder form an exposition, else those of the nearest folder
      that contains both. --entries FILE and --exposition FILE name them instead. --lang chooses a
      language version. A path inside a catalog loads that catalog; any other file is read alone. Of
      several expositions, the only one in the app's targets is read. Otherwise list and show name all,
      and browse lets you choose.

      # images
      Images are looked up in the targets of the Xcode project or Package.swift that contain the
      document; test targets count only if no other does. If none of these is an app, all targets except
      tests count; without a project, all catalogs of the folder. With --assets, only PATH counts. Names
      in code are looked up in the targets that compile it.

      Outside a catalog, NAME.png and NAME@2x.png are the image NAME; write other types with their
      extension. In a group with Provides Namespace, write Group/name. Folder references are not
      searched.

      # limits and encodings
      A document has at most 2 GiB and 512 levels. A byte order mark is skipped with a warning.
      UTF-16, UTF-32 and unpaired surrogates are errors.

      # protected files
      expo never overwrites a file that it reads, its settings or git's files, not even through a
      link. --fix and --write replace a file at once and keep its permissions. A file that another
      program has changed meanwhile is left alone.
      """
    case .fixes:
      """
      # fixes
      Findings marked * have a safe fix: no other correction is possible, and only the faulty bytes
      change. --fix applies safe fixes until none is left. --unsafe-fixes also applies fixes that you
      must check. --diff prints the changes for patch -p0; errors without a fix give exit status 1 too.

      Keys are renamed only in files that you name or that have three keys. The fix of an image name is
      never safe. An image name is suggested if no other name is similar and no other entry uses it.

      In a file that is not UTF-8, or a line with a syntax error without a safe fix, expo makes no other
      safe fix: correct that first.
      """
    case .reports:
      """
      # reports
      -f FMT prints a report, -f FMT=FILE writes one to a file; several can be given. Findings go to
      standard output, the summary and errors of reading files to standard error. One run reports every
      error of a file, except errors that only follow from another. Control characters are made visible.

      Lines and columns begin at 1. Columns are Unicode scalars in text formats, UTF-16 code units
      in sarif and bytes in rdjson.

      A report lists the first 10,000 findings of a file, errors first (--max-findings). full shows five
      findings of a rule with the same fix and the number of the others; concise lists all. Exit status,
      --statistics, fixes and baselines include all findings.

      # CI
      With GITHUB_ACTIONS=true, text formats print annotations too and append a table to
      GITHUB_STEP_SUMMARY, except with --json-lines. github, sarif, gitlab, junit and rdjson name files
      relative to the workspace. A JUnit case fails if its finding makes the run fail. Reports name
      files that could not be checked; with jsonl and rdjson, only exit status 2 tells it.

      # streams
      --json-lines reads one entry from each line and needs memory for the longest line only. Each line
      is checked alone, without rules that compare entries or check images. Lines count from the start
      of the stream, byte offsets from the line, pointers from the entry. Excluded files are read too.

      # formats
      """
    case .settings:
      """
      # the file
      expo reads the nearest .expo.json above each file; --config names another, --isolated reads
      none. All keys are optional; an unknown key is an error. --select, --ignore and --severity
      override the file.

      \(Self.settingsExample)

      # patterns
      Patterns are relative to the folder of .expo.json; those of options, to the current folder. As
      in .gitignore, a pattern without a slash matches in any folder, and one for a folder matches
      all in it. A pattern may begin with / or ../.

      # baselines
      A baseline lists findings that you accept for now. Create it with expo validate
      --write-baseline known.json, then run with --baseline known.json: only new findings are
      reported. A finding is known by its rule, file, value and entry, so entries may be added,
      removed, moved and formatted, and files may be moved.

      --prune-baseline removes findings that are gone and updates moved paths, in a run of all
      rules: without --select, --ignore, --kind, --assets and --no-assets.

      # keys
      """
    case .search:
      """
      # naming an entry
      show and browse accept a number, a JSON Pointer, an image name, or any part of a name. The
      whole name comes first, then the beginning of a name, then any part. If several fit equally
      well, they are listed. The first argument is a path if it is - or a file, or ends in .json,
      .dataset or .xcassets.

      # searching
      --search takes words, "a phrase" and -word, which excludes a word. All words must match, in
      any fields. Case, width, Latin accents and the forms of quotes and dashes are ignored. The
      last Korean syllable may be incomplete. Initial consonants are searched in names, and in texts
      only if no name matches.

      # order
      Matches in names come first, those at the beginning before others; then the image name, the short
      description, the text. Sorting is the same in every language: numbers by value, then Hangul,
      Latin, other letters; symbols, spaces, case and accents are ignored.

      # output
      Text is wrapped at the width of the terminal, at most 100 cells, or at --width. Tables are cut
      there; formats for programs are never cut.

      An unreadable value is marked, with its findings right below. JSON omits it, TSV leaves it empty.

      In CSV, a cell that begins with = + - @, a tab or a line break gets an apostrophe in front, so
      that no spreadsheet runs it: '=1+1. Excel reads UTF-8 only with --bom. show prints JSON of the
      exposition as an object, of entries as an array, and with --all as an object with exposition
      and entries.
      """
    case .sites:
      """
      # settings
      "export" in .expo.json sets options, so that expo export html alone writes the site. Its keys are
      option names in camel case: baseURL for --base-url. The command line takes precedence. --force,
      --no-clean, --check, --dry-run, --record and --resize cannot be set. Paths are relative to
      .expo.json and stay in its folder.

      "accent" is the color of titles and links. One color is adjusted for light and dark pages;
      two, ["#14532d", "#86efac"], are used unchanged. "facts", "alt", "credit", "license" and "source"
      name more keys of entries to show (expo help settings). "expositions" has settings for one of
      several expositions, by its folder. An inner .expo.json replaces this one.

        {
          "facts": {"year": "Year"},
          "alt": "picture",
          "export": {
            "output": "site",
            "title": "Two Fairs",
            "accent": "#14532d"
          },
          "expositions": {"Osaka1970": {"accent": "#0b5394"}}
        }

      # checks
      Errors of syntax, encoding, shape or value stop the export. Other findings are warnings;
      --strict makes them errors.

      # images
      Images come from the asset catalogs of the project, or from --images: a catalog, or a folder with
      NAME.png, NAME@2x.png, NAME~universal@3x.jpg. An entry uses the image set named exactly like its
      image_name; the poster uses the set poster. PDF and HEIC files are left out with a warning. A
      single Markdown file links to the original images.

      --resize COMMAND replaces each PNG and JPEG over 100 KB by files that are 160 to 2560 pixels wide.
      The command runs a program of yours without a shell: {input}, {width} and {output:webp} are the
      image, the width and the new file, which may also be avif, jpg or png. Samples/recipes/resize.txt
      has commands. Give --check the same command; it is not run.

      # web sites
      A site works on any server, or none. Scripts serve only the search and the keys of large views. An
      address that ends in #q=WORD shows the results for WORD; all.html has all entries, for printing.
      The icon is AppIcon of the app, else a poster of at most 100 KB. --base-url, the address of the
      site, adds canonical links, link previews, citations, 404.html and sitemap.xml. entries.json and
      exposition.json have the data.

      Several catalogs, or a folder with several expositions, become one site: a page with the posters
      by date, one search, and a folder for each. Copies in no target are left out.

      "languages" in "export" makes one site of the folders with an exposition in several languages,
      {"ko": "ko.lproj", "en": "en.lproj"}: the first at the root, each other in the folder of its tag.
      Entries are paired by image_name.

      # Hugo and Jekyll
      hugo writes page bundles without url, so that contentDir can hold one export for each
      language. For jekyll, build with jekyll build --config _config.yml,_expo.yml.

      # exporting again
      A repeated export touches no unchanged file, and removes what is no longer needed:
      .expo-export.json lists what expo wrote. An error or Ctrl-C changes nothing; the next export
      completes one that was killed.

      --record writes .expo-addresses.json beside .expo.json: commit it. Every export then redirects
      old addresses of entries and expositions that have new names; --check fails if one leads
      nowhere.

      expo does not touch files that it did not write. If one is in the way, or the folder is neither
      empty nor an earlier export, nothing is written. A page that you changed is kept, with a warning
      and exit status 1. --force replaces such files, but no folders, and follows no links. -o FILE
      always replaces FILE.

      # your own look
      --css FILE adds a style sheet after assets/expo.css, which explains its properties and
      classes. --header FILE and --footer FILE put HTML above and below every page except large
      views; {{root}} becomes the path to the root of the site. --static DIR publishes the files of
      a folder at the root: robots.txt, CNAME, fonts. Pages load only files of the site and run no
      inline script. Samples/Theming has files to start from.
      """
    case .ci:
      """
      # Xcode
      Add a Run Script phase to the target of the app; findings appear beside the lines:

        "$HOME/.local/bin/expo" \\
          validate -q -f concise "$SRCROOT"

      Set ENABLE_USER_SCRIPT_SANDBOXING to NO: Xcode's sandbox lets a script read only its Input
      Files, and nothing inside folders. "Based on dependency analysis" runs the phase if an Input
      File changed or it has no Output Files; turn it off for every build.

      # pre-commit
      In .pre-commit-config.yaml, write the URL of expo's repository and the tag of a release.
      expo-validate checks the committed documents of data sets; unless it fails, expo-assets checks
      all documents and images.

      \(Self.hooksExample)

      # GitHub
      paths lists files, folders and catalogs, one per line; args has options. With version and sha256,
      the tag and checksum of a release, the action installs it on Linux; otherwise it builds expo. Its
      outputs are errors, warnings, sarif (a path) and status.

      \(Self.actionExample)

      With command: export, it runs expo export html, with output and resize. With command: diff,
      the step summary shows what changed in the paths since the base of the pull request, which
      actions/checkout fetches with fetch-depth: 0.

      # recipes, in Samples/recipes of expo's repository
      - pages.yml, gitlab-ci.yml: publish on GitHub Pages, GitLab Pages
      - gitlab-quality.yml: GitLab's Code Quality widget
      - matcher.yml: annotations on GitHub without the action
      - reviewdog.sh: comments by reviewdog
      - git-diff.sh: git diff and git difftool
      - on-save.sh: entr or watchexec, at every save
      - resize.txt: commands for --resize
      - split-stream.sh, spark_validate.py: streams in parts
      - tasks.json, settings.json: findings and schemas in Visual Studio Code
      - expo.vim: findings in vim

      # exit status
      The highest status counts. Findings of level error give 1; --error-on-warning and
      --max-warnings count warnings too, --exit-zero counts none. A folder without documents gives
      2, or 0 with --allow-empty. After status 2, the other files are still processed.
      """
    case .environment:
      """
      # precedence
      An option takes precedence over a variable; of several variables, the first in the list
      counts.

      # languages
      Messages are in the language of the locale or in English, labels in that of the data. Formats for
      programs are in English unless --lang is given. Codes, names and the words error:, warning: and
      note: of concise are the same in every language.

      # pagers
      Long output on a terminal is shown in a pager; --no-pager, cat and an empty variable turn it off.
      A pager that is not installed is skipped; for --pager this is an error.
      """
    }
  }
}

extension CommandName {
  /// What help says about the command after its options, as `HelpSection.parts(of:)` reads it.
  var english: String {
    switch self {
    case .format:
      """
      # what changes
      Values and numbers stay as written, and escapes too without --escape. Keys are written in the
      order of expo help documents, then unknown keys; other objects keep their order, and duplicate
      keys are kept. The document ends with one line break and has no byte order mark.

      A document with errors of syntax or encoding is not formatted: its findings go to standard
      error. A file that you name may be any JSON.
      """
    case .diff:
      """
      # what is compared
      OLD and NEW are files, folders or catalogs; - is standard input, REV:PATH a path in git (HEAD:
      or main:App; HEAD:./PATH from the current folder), :PATH what is staged. Of two folders both
      documents are compared, otherwise those that both sides have. A folder without documents, or
      a path that REV does not have yet, counts as nothing.

      Entries are matched by image name, then name, then similar text. + is added, - removed, ~
      moved, renamed or changed. Long texts show each change with six words around it: [-old-]
      {+new+}, or in color. ¶ is a line break, ␣ a space. Images are compared if both sides have
      them.

      If a side cannot be read in full, the rest is compared, and the exit status is 2.
      """
    case .browse:
      """
      # the screen
      The title counts the findings: ✗ errors, ! warnings, · notes. validate also compares entries
      and checks images. If a document changes, browse says so until you press r. kitty and iTerm2
      show images. o opens no SVG. Without a terminal, browse prints the list.
      """
    case .rules:
      """
      # selecting rules
      A rule has a code, EX104, and a name, trailing-comma. --select, --ignore and --severity of
      validate take codes, names, families and prefixes such as EX1, separated by commas. An
      unreadable document is always reported, unless only rules of syntax and encoding are selected.

      # levels; only errors fail a check without options
      - error: the app fails, or shows nothing where a screen, an image or a value belongs
      - warning: the app runs, but the data is probably not what was meant
      - note: a user of the app notices nothing

      # names in code that are missing (EX610)
      - error: the app shows nothing: a call asks for the name (a literal, a constant, a case, or
      passed through one parameter) and has no fallback
      - warning: the call has a fallback (?? other), or the name reaches it in more than one step
      - note: only tests name it

      # families
      """
    case .validate, .list, .show, .export, .schema, .completions, .manual, .help: ""
    }
  }
}
