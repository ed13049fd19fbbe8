extension HelpTopic {
  var englishSections: [HelpSection] {
    switch self {
    case .documents:
      [
        .prose(
          title: "documents that are found",
          """
          In a folder, expo finds every JSON file of a .dataset, every other JSON file that looks \
          like a document, and every .xcassets. An array looks like entries if most of its objects \
          have three of the four keys; an object with three of the five keys looks like an \
          exposition. Misspelt keys count. --kind sets the kind of documents that are not \
          recognized. A file that is named on the command line is always checked.
          """),
        .prose(
          title: "files that are skipped",
          """
          expo skips hidden files, links, files that git ignores, and the folders node_modules, \
          Pods, Carthage, vendor, SourcePackages, DerivedData and build. It reads .gitignore files, \
          info/exclude and core.excludesFile; a file that git tracks is never ignored. --no-ignore \
          searches ignored files too, --include treats files as documents wherever they are and \
          whatever they contain, --exclude leaves files out; every command that searches folders has \
          these three options. --show-files lists every file as expo classifies it, or why it was \
          skipped.
          """),
        .prose(
          title: "what forms an exposition",
          """
          The documents of one .xcassets or folder, or else of the nearest folder that contains \
          both, form one exposition. A path inside a catalog loads that catalog; any other file is \
          read alone. --entries and --exposition replace the documents that were found. If list \
          or show finds several expositions, it names them and ends; browse lists them to choose \
          from.
          """),
        .prose(
          title: "pictures",
          """
          validate looks for pictures where the app does. The project is the nearest folder with an \
          .xcodeproj, an .xcworkspace or a Package.swift inside the git repository, else the folder \
          that is searched; --assets names another place. In the app is what the targets with the \
          document contain, those of tests only if no other has it, and all others where no app has \
          it: the sets of their catalogs, and loose files wherever they lie. NAME.png, \
          NAME@2x.png and NAME@2x~ipad.png are NAME, another type needs its extension; files in a \
          folder reference are not found. Of a package, the .process and .copy paths in Package.swift \
          count, else the target's folder. Without a project that can be read, all catalogs count, \
          and loose pictures in the folder of the app's code, without tests and documentation; a note \
          names a project file that cannot be read. What code names is looked for in the targets that \
          compile it.
          """,
          """
          In a group that provides a namespace, the name of a picture is Group/name. A picture that \
          neither an entry nor source code names gets a note that it is unused.
          """),
        .prose(
          title: "limits and encodings",
          """
          A document has at most 2 GiB and 512 levels. Numbers of any size are kept as they are \
          written. A byte order mark is skipped with a warning. UTF-16, UTF-32 and unpaired \
          surrogates are errors. A file in another format has one finding, which names the format \
          and says what to do; it is never fixed.
          """),
        .prose(
          title: "files that are protected",
          """
          No output replaces a file that the run reads or obeys, such as a document, source code or \
          .gitignore, nor a file of git's own, also not through a link; expo checks this before it \
          reads anything. An output to a file that is already open, as with >> log and /dev/stdout, is \
          appended to it. If one output fails, the others are still written.
          """,
          """
          If a file was saved by another program after expo read it, --fix and --write do not replace \
          it and print an error; reports then state what is still in the file. A file with several \
          hard links is written in place; a copy of the old content is kept beside it until the file \
          is complete. Only export replaces the one name. A search never waits for a pipe.
          """),
      ]
    case .selecting:
      [
        .prose(
          """
          A rule has a code, EX104, and a name, trailing-comma. --select, --ignore and --severity \
          take codes, names, families and prefixes such as EX1, separated by commas. expo rules \
          lists all rules; expo rules EX104 explains one.
          """,
          """
          The levels are made for a required check without options: only errors fail it. error: the \
          app fails, or shows nothing where a screen, a picture or a value belongs. warning: the app \
          runs, but the data is probably not what was meant. note: a user of the app notices nothing.
          """,
          """
          A document that cannot be read is reported whatever rules are selected, unless all of them \
          are rules of syntax and encoding.
          """)
      ]
    case .formats:
      [
        .prose(
          title: "choosing a format",
          """
          -f FMT chooses the format of standard output, -f FMT=FILE writes a report to a file. \
          Several can be given in one run. Without -f, reports are full on a terminal and concise \
          elsewhere.
          """),
        .prose(
          title: "what is printed where",
          """
          Findings are printed to standard output; the summary and errors of reading files are \
          printed to standard error. Every error of a file is reported in one run: the reader \
          recovers after each error and suppresses errors that only follow from it. Control \
          characters in data are made visible.
          """),
        .prose(
          title: "lines and columns",
          """
          Lines and columns are numbered from 1. Columns are Unicode scalars in text formats, UTF-16 \
          code units in sarif and bytes in rdjson. The caret is aligned in terminal cells.
          """),
        .prose(
          title: "long reports",
          """
          At most 10,000 findings of one file are listed, errors before warnings, or fewer if their \
          JSON Pointers exceed 4 MB in total; the rest is counted by rule. --max-findings changes \
          the limit. The exit status, --statistics, fixes and baselines include all findings.
          """),
        .prose(
          title: "CI",
          """
          With GITHUB_ACTIONS=true, but not with --json-lines, annotations are added to text formats, \
          and a table is appended to the file GITHUB_STEP_SUMMARY. github, sarif, gitlab, junit and rdjson name files \
          relative to the workspace: GITHUB_WORKSPACE, CI_PROJECT_DIR, or else the root of the git \
          repository. A JUnit case fails exactly where its finding makes the run fail. \
          What could not be checked, such as a folder without documents, is an annotation in github, a \
          failed run in sarif, an error in junit and checkstyle, an issue in gitlab, and in the failures \
          of json; with jsonl and rdjson, only exit status 2 says it.
          """),
      ]
    case .fixes:
      [
        .prose(
          """
          Findings marked * have a safe fix, which edits only the faulty bytes. --fix applies safe \
          fixes repeatedly until none is left, and replaces each file atomically. --unsafe-fixes \
          also applies fixes that may not be what was meant. --diff prints the changes, for patch \
          -p0, and exits with 1 even if the errors have no fix; reports of -f FMT=FILE are still \
          written.
          """,
          """
          A fix is safe only if no other correction is possible. The fix of a picture name is never \
          safe; another name is suggested only if no second name is as similar and no other entry \
          uses it.
          """,
          """
          Fewer fixes are safe in text that may be misread. Binary and compressed data is never \
          edited. If a file contains bytes that are not UTF-8, no fix in it is safe. If a line has a \
          syntax error without a safe fix, no other fix on that line is safe, and its values are \
          fixed only once the line can be read.
          """)
      ]
    case .configuration:
      [
        .prose(
          title: "the file",
          """
          expo reads the nearest .expo.json above each file, the one that --config names, or none \
          with --isolated. All keys are optional; an unknown key is an error. --select, --ignore and \
          --severity override it. expo schema config prints the JSON Schema.
          """),
        .prose(
          title: "patterns",
          """
          Patterns are relative to the folder of the configuration, those of options to the current \
          folder. As in .gitignore, a pattern without a slash holds in any folder, and a pattern for a \
          folder holds for everything in it. A pattern may begin with / or ../. A run of the whole \
          folder notes each pattern that matches no file.
          """),
        .prose(
          title: "baselines",
          """
          To adopt expo in a project with findings, run expo validate --write-baseline known.json \
          once, then pass --baseline known.json in every run. A finding is identified by its rule, \
          its file, the name of its entry (without a name, the members of the entry) and its value. \
          If entries are inserted, removed, reordered or formatted, no new finding is hidden and no \
          known one is reported. expo names rows that match no finding if their document was \
          read and checked by every rule, or is gone from a folder that was searched; \
          --prune-baseline removes these rows. With --select, --ignore, --kind, --assets or \
          --no-assets no document is checked by every rule. The fingerprints of json, sarif and gitlab \
          are made from the same data. \
          If a file is gone and exactly one new file has its entries (or, without entries, its name or \
          its place in a catalog), it has moved: its rows hold there, and --prune-baseline writes the \
          new path.
          """),
      ]
    case .streams:
      [
        .prose(
          """
          --json-lines reads one entry from each line; its memory is bounded by the longest line. \
          Every line is checked separately: rules that compare entries are off, and pointers and \
          byte offsets are relative to the entry and its line. Line numbers count from the start of \
          the stream.
          """,
          """
          Each file that is named is read, also one that the configuration excludes: no folder is \
          searched, and no picture is checked. Options that need either, or whole documents, are \
          refused. In a workflow of GitHub, findings become neither annotations nor a step summary, \
          which need the whole report.
          """,
          """
          The concatenated reports of the parts of a stream are the report of the whole stream, so \
          any engine can split it; Samples/recipes/spark_validate.py does so with Spark. Files and \
          folders need no engine: --jobs distributes them over threads.
          """)
      ]
    case .formatting:
      [
        .prose(
          """
          expo format changes white space and the order of members. Values stay as written, \
          including the spelling of numbers and escapes, unless --escape says otherwise. The decoded \
          values never change, and formatting a formatted document changes nothing.
          """,
          """
          Each level is indented by two spaces or as --indent says; --compact writes no white space. \
          The document ends with one line break and has no byte order mark. Members of entries and \
          of an exposition are written in the order of the model, then unknown members in their \
          original order. All other objects keep their order, and duplicate keys are kept.
          """,
          """
          A document with errors of syntax or encoding is not formatted: its findings are printed to \
          standard error, the other documents are still formatted, and the exit status is 1. Files \
          that would not change are not touched; the others are replaced atomically and keep their \
          mode. Folders are searched as by validate; a file that is named may be any JSON. On a \
          terminal, control characters are shown as escapes.
          """)
      ]
    case .reading:
      [
        .prose(
          title: "naming an entry",
          """
          show and browse accept an entry by number, JSON Pointer, name or image name, or any part \
          of a name. The name as it is written comes first, then it in other case, then a name that \
          begins with the word, then one that contains it. If several fit equally well, they are \
          listed. Without an entry, the poster is shown. The first argument is a path if it is -, if the file exists, or if it \
          ends in .json, .dataset or .xcassets.
          """),
        .prose(
          title: "searching",
          """
          --search takes words, "a phrase" in quotes, and -word to exclude a word. All words must \
          match, each in any member. Case, width and normalization are ignored, and the last Korean \
          syllable may be incomplete. Initial consonants match inside running text only if they \
          match no name.
          """),
        .prose(
          title: "order",
          """
          The best match comes first: the whole name, the beginning of a name or of one of its \
          words, the rest of a name, the image name, the short description, the full text. --sort \
          number and the filter of browse keep the order of the document.
          """,
          """
          --sort name and the other texts have one order in every language: symbols and spaces are \
          ignored, numbers stand by their value, then Hangul in the order of the dictionary, then Latin \
          letters without case and accents, then the rest. Code points order the rest and what is otherwise equal.
          """),
        .prose(
          title: "line breaks",
          """
          Lines break between words; below 24 cells they break between syllables. Prose is wrapped \
          at the width of the terminal, at most 100 cells, or at --width. Tables are cut only at the \
          width of a terminal or at --width; at 40 cells or fewer, list omits the summary before it \
          cuts a name. The formats names, tsv, csv and json are never cut.
          """),
        .prose(
          title: "faulty data",
          """
          Faulty data is shown as far as it can be read, with a mark in place of a member that \
          cannot be read and the findings right below. JSON output omits such a member, TSV leaves \
          it empty, and all counts include such entries. If a document cannot be read at all, expo \
          names it with the reason, and export writes nothing. The exit status is then 1; it is also \
          1 if a search, an entry or a page is not found.
          """),
        .prose(
          title: "CSV",
          """
          As CSV (RFC 4180), list prints a row with the names of the fields, then one for each entry. \
          A cell that a spreadsheet would run as a formula, because it begins with = + - @ or a tab or \
          line break, gets an apostrophe in front: '=1+1. A program that needs the text itself \
          removes it, or reads JSON or TSV, where nothing is added. --bom begins the output with a \
          byte order mark, without which Excel does not read UTF-8.
          """),
        .prose(
          title: "JSON",
          """
          As JSON, list prints an array of objects. show prints the exposition as an object, entries \
          as an array, and with --all an object with the members exposition and entries.
          """),
        .prose(
          title: "comparing",
          """
          diff compares two files, folders or catalogs; - is standard input, and REV:PATH a path in a \
          revision of git, such as HEAD: or main:App; :PATH is what is staged. A path below the current folder begins with ./, \
          as in git. Of two folders both documents are compared, otherwise the documents that both sides have.
          """,
          """
          An entry is the same on both sides if its image name is, else its name, else its text, or if \
          half of its words are, in the first 2,000 characters of each text and among the first 100 \
          entries left over on each side. It is added (+), removed (-), or moved, renamed or \
          changed (~). A long text is shown around each change with up to six words on each side; of a \
          changed word what differs is marked: [-old-] and {+new+}, or in colour. ¶ is a line \
          break, ␣ a space; a passage that was moved inside a text is abridged. Of pictures, the size, \
          the scales and the bytes are compared if both sides have pictures.
          """,
          """
          --format markdown is a comment for a pull request, at most 65,000 characters long; json is \
          described by expo schema diff. The exit status is 1 if anything differs, and 2 if a side \
          could not be read in full: then the rest was compared, and the output says so.
          """),
        .prose(
          title: "browse",
          """
          browse reads entries and their findings when they are shown or searched. It runs the rules \
          of syntax, encoding, shape and content; validate also compares entries and checks \
          pictures. If a document cannot be read again, the screen stays as it is. On a key press, \
          at most once a second, browse checks whether a document has changed on disk; if so, it \
          says so until you press r. In the list, / finds entries while you type; Enter opens the \
          first or the one that Tab chose, Esc brings the list back. In an entry, n goes from match \
          to match and on to the next entry. \
          The title line counts the findings: ✗ errors, ! warnings, · notes; in the list, each entry \
          has the mark of its worst finding. From 100 columns on, the list is on the left and the \
          entry on the right; on others the entry is below a list that leaves a third of the screen. \
          J and K move the entry while the list has the keys. From an exposition that was chosen \
          of several, Esc returns to their list. The terminal handles the mouse unless --mouse is given, and is always \
          restored at the end. browse uses the alternate screen unless terminfo describes a terminal \
          without one. With --accessible, long texts are printed one screen at a time. With \
          EXPO_SECURE=1 or LESSSECURE=1, the clipboard, the editor and the viewer of pictures are \
          disabled. o opens only a file that is a picture by its first bytes, and no SVG. Without a \
          terminal, browse prints the same as list; if the document is standard input, keys are read \
          from the terminal.
          """),
      ]
    case .exports:
      [
        .prose(
          title: "settings",
          """
          The object export of .expo.json has what export does without options: expo export html \
          alone then publishes the site. Its keys are the options in camel case, baseURL for \
          --base-url; an option takes precedence. --force, --no-clean, --check, --dry-run and --resize are \
          options only. Paths are relative to .expo.json and stay below its folder, also behind links. It is \
          the .expo.json in the folder of PATH or nearest above it.
          """,
          """
          accent is the colour of titles and hovered links. One colour is darkened for light pages \
          and lightened for dark ones, in its own hue, until its contrast with the paper is 4.5:1; \
          two, ["#14532d", "#86efac"], are used as they are if they have that contrast. Of several \
          expositions, each may have an .expo.json of its own with an accent.
          """,
          """
          Entries may have members beyond the four. facts gives those that are shown as facts, with \
          their labels. alt names the member that describes the picture for people who do not see \
          it; credit, licence and source name those that say whose picture it is, under which terms, \
          and where it comes from. They are strings; a licence and a source may be addresses.
          """),
        .prose(
          title: "checks",
          """
          export checks the documents first. If they have errors of syntax, encoding, shape or \
          value, it prints them and writes nothing. Findings on pictures and catalogs are printed \
          and do not stop the export. With --strict, any warning stops it.
          """),
        .prose(
          title: "pictures",
          """
          Pictures are copied from the asset catalogs of the project, or from --images, a catalog or \
          a folder with NAME.png, NAME@2x.png, NAME~universal@3x.jpg. The picture of an entry is the \
          image set whose name is exactly the image_name; the poster's is the set named poster. PDF \
          and HEIC files, which browsers do not show, are left out with a warning, and an SVG with a \
          script is not used (EX607). A single Markdown file links to the pictures in their original \
          place.
          """,
          """
          Beside a text a picture is as large as the layout and its largest file allow, in lists at \
          most 1.5 times as large as the file; it links to a large view if that is at least 1.3 \
          times as large. Browsers choose the smallest file that is sharp; export warns of a file \
          over 1 MB and of a site over 20 MB. all.html has all entries on one page, for printing, \
          unless there are more than 500; --no-single-page leaves it out. 404.html is for \
          servers. The icon of the site is the app's icon, AppIcon, or else the poster, in a file \
          of at most 100 KB.
          """),
        .prose(
          title: "smaller pictures",
          """
          --resize COMMAND publishes each PNG and JPEG over 100 KB in widths of 160, 320, 640, 1280 and \
          2560 pixels, as far as it is that wide, in place of its own files; the program that makes \
          them is yours. In the command, {input}, {width} and {output:webp} stand for the picture, the width \
          and the file to make, which may also be avif, jpg or png. Words end at spaces, and no shell \
          is involved. A file stays in the site as long as its picture and the command are the same, so \
          give --check the same command; it runs nothing, nor does --dry-run. A file that the program \
          does not make is named, and the export goes on without it. A configuration cannot contain \
          the command.
          """),
        .prose(
          title: "web sites",
          """
          A site needs no server, and its only scripts are the search and the keys of large views; an address that ends in #q=WORD \
          shows the results for WORD. --css, --header, --footer and --static change its look (expo \
          help theming). With --base-url, the address of the published folder, a site also has \
          canonical links, pictures for link previews (the largest file of at most 1 MB), addresses in \
          structured data, a citation line for each entry, a 404.html that works at every address, \
          and a sitemap.xml. --lang sets the language of the labels, --page-lang that of the pages; \
          by default, expo detects the language from the letters of the text.
          """),
        .prose(
          title: "several expositions",
          """
          Several catalogs, or a folder with several expositions, become one site: a page with the \
          posters in the order of their dates, one search over all expositions, and a folder for \
          each exposition, named after its document. --title sets the title of the first page. In \
          Markdown, this needs --split or a preset. An error in one exposition stops the whole \
          export.
          """),
        .prose(
          title: "Hugo and Jekyll",
          """
          The preset hugo writes page bundles, content/entries/NAME/index.md, without url, so that \
          contentDir can contain one export for each language. The picture that is shown is named \
          feature, its other scales cover. The preset jekyll writes _entries/ and _expo.yml; build \
          the site with jekyll build --config _config.yml,_expo.yml. The front matter has weight or \
          order, description, and the facts: visitors, location, duration, start_date, end_date, \
          image_name, facts. The first export into an existing site needs --force. export creates \
          missing folders, also for a single file. -o FILE replaces FILE, whoever wrote it.
          """),
        .prose(
          title: "exporting again",
          """
          An export can be repeated into the same folder; .expo-export.json in that folder lists the \
          files that expo wrote. Files that would not change are not touched, and two exports of the \
          same data are identical byte for byte. Files of an earlier export that are no longer \
          written are removed, and so are folders that become empty; --no-clean keeps them.
          """,
          """
          If the address of an entry is gone, because its image_name or what names the files was \
          changed, export and --check print the row to add to the settings: with "moved": {"tower": \
          "hanbit_tower"} in export, entries/tower.html stays, is left out by search engines, and leads \
          on to entries/hanbit_tower.html.
          """),
        .prose(
          title: "your own files",
          """
          Other files are not touched. export writes nothing if the folder is not empty and expo did \
          not write it, if a file of yours has the name of a page, or if a link is in the way. A \
          page that you changed is kept, with a warning and exit status 1. --force replaces your \
          files and changed pages, but follows no link and replaces no folder. A file is removed \
          only if its content is exactly what an export recorded; a file of yours with the same \
          content is kept. A file that the export reads is never replaced or removed, and nothing is \
          written into its catalog.
          """),
        .prose(
          title: "interruptions",
          """
          Every file is replaced atomically. All files are written under temporary names first, then \
          get their names together: before that, an error or Ctrl-C, SIGTERM and SIGHUP leave \
          everything as it was. A picture that cannot be read is an error, and its published files \
          are kept. The next export completes one that was killed. After a power failure it may need \
          --force. It removes the temporary files of the killed one, .expo-tmp-export-…, at once.
          """),
        .prose(
          title: "going live",
          """
          A site is a folder of files: copy it to any web server, and give its address with --base-url. \
          404.html is then made for that address and looks unstyled when it is opened from the disk. \
          Samples/recipes in expo's repository has pages.yml, a workflow that publishes on GitHub Pages \
          at every push, and gitlab-ci.yml for GitLab Pages. The action of GitHub takes command: \
          export.
          """),
        .prose(
          title: "previews",
          """
          --dry-run prints which files would be written, removed or kept. --check does the same, and \
          exits with 1 if anything would change.
          """),
      ]
    case .theming:
      [
        .prose(
          """
          --css FILE adds a style sheet after the site's own, assets/expo.css, which explains the \
          custom properties and classes that a sheet can use. Samples/Theming in expo's repository \
          has a sheet, a header and a footer to start from.
          """,
          """
          --header FILE and --footer FILE put HTML above and below every page except large views, \
          unchanged: {{root}} becomes the path from the page to the root of the site, so \
          {{root}}index.html leads home from every page.
          """,
          """
          --static DIR publishes the files of a folder and its subfolders at the root of the site, \
          unchanged: robots.txt and CNAME for its server, fonts and pictures for a sheet, which names \
          them ../NAME. Hidden files are skipped, and a file with the name of a page is refused. A \
          repeated export updates and removes these files like its pages.
          """,
          """
          These files are yours, and expo does not check them. Pages load scripts, styles, fonts and \
          pictures from the site only, and run no inline script, whatever the HTML says.
          """)
      ]
    case .integrations:
      [
        .prose(
          """
          Editors and build logs read the format concise. CI systems have formats of their own: \
          expo help formats.
          """)
      ]
    case .environment:
      [
        .prose(
          "An option takes precedence over a variable.",
          """
          --lang, EXPO_LANG, LC_ALL, LC_MESSAGES and LANG, in this order, set the language of \
          messages and help; if expo does not have the language of the locale, they are in English. \
          Formats for programs are in English unless --lang is given. Codes, names and, in the \
          format concise, the words error:, warning: and note: are the same in every language. Labels are in the language of \
          the data, unless --lang or EXPO_LANG says otherwise.
          """,
          """
          --color, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR and TERM, in this order, turn \
          colour on or off. expo uses the colours of the terminal's palette.
          """,
          """
          Long text on a terminal is shown in a pager: --pager, EXPO_PAGER, PAGER, less or more. \
          Text that fits on the screen is printed directly. cat, an empty variable and --no-pager \
          turn the pager off. The pager of --pager must be installed; of the others, one that is not \
          is skipped. With TERM=dumb, only --pager starts one.
          """)
      ]
    case .exitStatus:
      [
        .prose(
          "Every command exits with one of these statuses. If several apply, it exits with the highest.",
          """
          Findings at error level give 1; with --error-on-warning and --max-warnings, warnings do \
          too; with --exit-zero, no finding does. A folder without documents gives 2, or 0 and a note \
          with --allow-empty, for a project that has none yet. A difference with --diff or --check gives 1, and \
          so does a document that format rejects, and a document or folder that export rejects. \
          After an error with status 2, expo still processes the other files.
          """)
      ]
    }
  }
}
