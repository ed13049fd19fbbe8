extension HelpTopic {
  var englishSections: [HelpSection] {
    switch self {
    case .documents:
      [
        .prose(
          title: "documents that are found",
          """
          In a folder, expo finds every .xcassets, and documents by their keys: an array most of \
          whose objects have three of the four, with image_name or short_desc; an object with \
          three of the five, with visitors or a duration of two dates. Other keys may be misspelt. \
          Two keys are enough if code names the file, and in the catalog of a document. A data set \
          that cannot be read is checked too, and the only one that may be missing there. Files \
          with the keys under other names are skipped: name them, or set aliases. --kind sets the \
          kind of all files. A named file is always checked.
          """),
        .prose(
          title: "files that are skipped",
          """
          expo skips hidden files, links, the folders node_modules, Pods, Carthage, vendor, \
          SourcePackages, DerivedData and build, and what .gitignore files and .git/info/exclude \
          ignore, but no file that git tracks; the configuration of git is not read. --no-ignore \
          searches ignored files too, --include reads files as documents wherever they are and \
          whatever they contain, --exclude leaves out documents, not catalogs and code.
          """),
        .prose(
          title: "what forms an exposition",
          """
          The documents of one .xcassets or folder, or else of the nearest folder that contains \
          both, form one exposition. Of versions in a data set or .lproj folders, --lang chooses one. \
          A path inside a catalog loads that catalog; any other file is read alone. --entries and \
          --exposition replace the documents that were found. If list or show finds several \
          expositions, it names them; browse offers them.
          """),
        .prose(
          title: "pictures",
          """
          validate looks where the app does. The project is the nearest folder inside the git \
          repository with an .xcodeproj, an .xcworkspace or a Package.swift, else the folder that \
          is searched; --assets names another place. Of its targets, those that contain the \
          document count, those of tests only if no other does; if none is an app, all but those of \
          tests count. If no project can be read, all catalogs count, and the loose pictures in the \
          folder of the app's code, without tests and documentation; a note names an unreadable \
          project file.
          """,
          """
          A target has the sets of its catalogs, and loose files wherever they lie: NAME.png, \
          NAME@2x.png and NAME@2x~ipad.png are NAME, and another type needs its extension. Files \
          in a folder reference are not found. A target of a package has the .process and .copy \
          paths in Package.swift, else its folder. In a group that provides a namespace, the name \
          of a picture is Group/name. Names in code are looked for in the targets that compile it.
          """),
        .prose(
          title: "limits and encodings",
          """
          A document has at most 2 GiB and 512 levels, and numbers of any size. A byte order mark \
          is skipped with a warning. UTF-16, UTF-32 and unpaired surrogates are errors. A file in \
          another format has one finding and is never fixed.
          """),
        .prose(
          title: "files that are protected",
          """
          No output replaces a file that the run reads or obeys, such as a document, source code \
          or .gitignore, or a file of git's own, not even through a link. A file that is already \
          open, as with >> log and /dev/stdout, is appended to. If one output fails, the others \
          are still written.
          """,
          """
          --fix and --write replace a file atomically and keep its mode. If another program saved \
          it after expo read it, they leave it alone and print an error; reports then say what is \
          still in the file. A file with hard links, an access list or attributes is written in \
          place, with a copy of the old content beside it until complete; export gives the one \
          name a new file.
          """),
      ]
    case .selecting:
      [
        .prose(
          """
          A rule has a code, EX104, and a name, trailing-comma. --select, --ignore and --severity \
          take codes, names, families and prefixes such as EX1, separated by commas.
          """,
          """
          The levels are made for a required check without options: only errors fail it. error: \
          the app fails, or shows nothing where a screen, a picture or a value belongs. warning: \
          the app runs, but the data is probably not what was meant. note: a user of the app \
          notices nothing.
          """,
          """
          A document that cannot be read is reported whatever rules are selected, unless all of \
          them are rules of syntax and encoding.
          """)
      ]
    case .formats:
      [
        .prose(
          title: "choosing a format",
          """
          -f FMT chooses the format of standard output, -f FMT=FILE writes a report to a file. \
          Several can be given in one run.
          """),
        .prose(
          title: "what is printed where",
          """
          Findings go to standard output, the summary and errors of reading files to standard \
          error. Every error of a file is reported in one run, but none that only follows from \
          another. Control characters in data are made visible.
          """),
        .prose(
          title: "lines and columns",
          """
          Lines and columns are numbered from 1. Columns are Unicode scalars in text formats, \
          UTF-16 code units in sarif and bytes in rdjson. The caret is aligned in terminal cells.
          """),
        .prose(
          title: "long reports",
          """
          Of one file, 10,000 findings are listed (--max-findings), errors before warnings, or \
          fewer if their JSON Pointers exceed 4 MB in total; the rest is counted by rule. The exit \
          status, --statistics, fixes and baselines include all findings.
          """),
        .prose(
          title: "CI",
          """
          With GITHUB_ACTIONS=true, but not with --json-lines, annotations are added to text \
          formats, and a table to GITHUB_STEP_SUMMARY. github, sarif, gitlab, junit and rdjson \
          name files relative to the workspace (expo help environment). A JUnit case fails exactly \
          where its finding makes the run fail.
          """,
          """
          What could not be checked, such as a folder without documents, is an annotation in \
          github, a failed run in sarif, an error in junit and checkstyle, an issue in gitlab, and \
          one of the failures in json; with jsonl and rdjson, only exit status 2 says it.
          """),
      ]
    case .fixes:
      [
        .prose(
          """
          Findings marked * have a safe fix, which edits only the faulty bytes. --fix applies safe \
          fixes until none is left; --unsafe-fixes also applies those that may not be what was \
          meant. --diff prints the changes, for patch -p0, and exits with 1 even if the errors \
          have no fix.
          """,
          """
          A fix is safe only if no other correction is possible. Keys are renamed only in named \
          files and those that are found by three keys. The fix of a picture name is never \
          safe; another name is suggested only if no second name is as similar and no other \
          entry uses it.
          """,
          """
          No fix is safe in a file with bytes that are not UTF-8, or on a line with a syntax error \
          that has no safe fix; the values of such a line are fixed once it can be read. In an \
          object with such an error, brackets, commas, colons and quotes are left alone.
          """)
      ]
    case .configuration:
      [
        .prose(
          title: "the file",
          """
          expo reads the nearest .expo.json above each file, the one that --config names, or none \
          with --isolated. All keys are optional; an unknown key is an error. --select, --ignore \
          and --severity override it. expo schema config prints the JSON Schema.
          """),
        .prose(
          title: "patterns",
          """
          Patterns are relative to the folder of the configuration, those of options to the \
          current folder. As in .gitignore, a pattern without a slash holds in any folder, and a \
          pattern for a folder holds for everything in it. A pattern may begin with / or ../. A \
          run of the whole folder notes each pattern that matches no file.
          """),
        .prose(
          title: "baselines",
          """
          To adopt expo in a project with findings, run expo validate --write-baseline known.json \
          once, then pass --baseline known.json in every run. A finding is identified by its rule, \
          its file, its value and the name of its entry, or the members of an entry without a \
          name. Entries can be inserted, removed, reordered and formatted: new findings are still \
          reported, and known ones are not. The fingerprints of json, sarif and gitlab are made \
          from the same data.
          """,
          """
          expo names the rows that match no finding, and --prune-baseline removes them, if their \
          document is gone from a folder that was searched, or was checked by every rule: without \
          --select, --ignore, --kind, --assets and --no-assets.
          """,
          """
          If a file is gone and exactly one new file has its entries (or, without entries, its \
          name or its place in a catalog), it has moved: its rows hold there, and --prune-baseline \
          writes the new path.
          """),
      ]
    case .streams:
      [
        .prose(
          """
          --json-lines reads one entry from each line; its memory is bounded by the longest line. \
          Every line is checked separately, without the rules that compare entries. Pointers begin \
          at the entry, byte offsets at its line, line numbers at the start of the stream.
          """,
          """
          Each file that is named is read, also one that the configuration excludes: no folder is \
          searched, and no picture is checked. Options that need either, or whole documents, are \
          refused.
          """,
          """
          The reports of the parts of a stream, one after another, are the report of the whole \
          stream, so any engine can split it; Samples/recipes/spark_validate.py does so with \
          Spark. Files and folders need no engine: --jobs distributes them over threads.
          """)
      ]
    case .formatting:
      [
        .prose(
          """
          expo format changes white space and the order of members. Values stay as written, \
          including the spelling of numbers and escapes, unless --escape says otherwise. The \
          decoded values never change, and formatting a formatted document changes nothing.
          """,
          """
          Members are written in the order that expo help documents shows, then unknown members in \
          their original order. All other objects keep their order, and duplicate keys are kept. \
          The document ends with one line break and has no byte order mark.
          """,
          """
          A document with errors of syntax or encoding is not formatted: its findings go to \
          standard error, and the exit status is 1. Files that would not change are not touched. A \
          file that is named may be any JSON. On a terminal, control characters are shown as \
          escapes.
          """)
      ]
    case .reading:
      [
        .prose(
          title: "naming an entry",
          """
          show and browse accept an entry by number, JSON Pointer, image name or name, or any part \
          of a name. The name as it is written comes first, then in other case, then a name that \
          begins with the word, then one that contains it. If several fit equally well, they are \
          listed. Without an entry, the poster is shown. The first argument is a path if it is -, \
          if the file exists, or if it ends in .json, .dataset or .xcassets.
          """),
        .prose(
          title: "searching",
          """
          --search takes words, "a phrase" in quotes, and -word to exclude a word. All words must \
          match, each in any member. Case, width and normalization are ignored, and the last \
          Korean syllable may be incomplete. Initial consonants match inside running text only if \
          they match no name.
          """),
        .prose(
          title: "order",
          """
          The best match comes first: the whole name, the beginning of a name or of one of its \
          words, the rest of a name, the image name, the short description, the full text. --sort \
          number and the filter of browse keep the order of the document.
          """,
          """
          Texts have one order in every language: symbols and spaces are ignored, numbers stand by \
          their value, then Hangul in the order of the dictionary, then Latin letters without case \
          and accents, then the rest by code points, which also order what is equal.
          """),
        .prose(
          title: "line breaks",
          """
          Lines break between words; below 24 cells, between syllables. Prose is wrapped at the \
          width of the terminal, at most 100 cells, or at --width. Tables are cut only at the \
          width of a terminal or at --width; at 40 cells or fewer, list omits the summary before \
          it cuts a name. Formats for programs are never cut.
          """),
        .prose(
          title: "faulty data",
          """
          Faulty data is shown as far as it can be read, with a mark in place of a member that \
          cannot be read and the findings right below. JSON output omits such a member, TSV leaves \
          it empty, and all counts include such entries. If a document cannot be read at all, expo \
          names it with the reason, and export writes nothing.
          """),
        .prose(
          title: "CSV",
          """
          As CSV (RFC 4180), list prints a row with the names of the fields, then one for each \
          entry. A cell that a spreadsheet would run as a formula, because it begins with = + - @ \
          or a tab or line break, gets an apostrophe in front: '=1+1. A program that needs the \
          text itself removes it, or reads JSON or TSV, where nothing is added. Excel reads UTF-8 \
          only with --bom.
          """),
        .prose(
          title: "JSON",
          """
          As JSON, list prints an array of objects. show prints the exposition as an object, \
          entries as an array, and with --all an object with the members exposition and entries.
          """),
        .prose(
          title: "comparing",
          """
          diff compares two files, folders or catalogs; - is standard input, and REV:PATH a path \
          in a revision of git, such as HEAD: or main:App; :PATH is what is staged. A path below \
          the current folder begins with ./, as in git. Of two folders both documents are \
          compared, otherwise the documents that both sides have.
          """,
          """
          An entry is the same on both sides if its image name is, else its name, else its text, \
          else half of its words. Words are compared in the first 2,000 characters, of the first \
          100 entries that are left over on each side. An entry is added (+), removed (-), or moved, \
          renamed or changed (~). A long text is shown with up to six words around each change; of a \
          changed word only what differs is marked: [-old-] and {+new+}, or in colour. ¶ is a line \
          break, ␣ a space; a passage that was moved inside a text is abridged. Pictures are compared \
          by size, scales and bytes if both sides have them.
          """,
          """
          --format markdown is a comment for a pull request, at most 65,000 characters long; json \
          is described by expo schema diff. The exit status is 2 if a side could not be read in \
          full: then the rest was compared, and the output says so.
          """),
        .prose(
          title: "browse",
          """
          browse reads entries and their findings when they are shown or searched. It runs the \
          rules of syntax, encoding, shape and content; validate also compares entries and checks \
          pictures. The title line counts the findings: ✗ errors, ! warnings, · notes; in the \
          list, each entry has the mark of its worst finding.
          """,
          """
          From 100 columns on, the entry stands beside the list, else below a list that leaves a \
          third of the screen. In an entry, n goes on to the matches of the next one. From one of \
          several expositions, Esc returns to their list.
          """,
          """
          On a key press, browse notices that a document has changed on disk, and says so until \
          you press r. If a document cannot be read again, the screen stays as it is.
          """,
          """
          With --accessible, long texts are printed one screen at a time, and one of several \
          expositions is chosen by its number. o opens only a file that is a picture by its first \
          bytes, and no SVG; terminals like xterm link its name to it. Without a terminal, browse prints the same \
          as list; if the document is standard input, keys are read from the terminal.
          """),
      ]
    case .exports:
      [
        .prose(
          title: "settings",
          """
          The object export of .expo.json keeps options, so that expo export html alone publishes \
          the site. Its keys are the names in camel case, baseURL for --base-url; an option on the \
          command line takes precedence. --force, --no-clean, --check, --dry-run and --resize \
          cannot be kept. Paths are relative to .expo.json and stay below its folder, also behind \
          links; output is a folder of its own or an .md file. The file is in the folder of PATH \
          or the nearest above it.
          """,
          """
          accent is the colour of titles and hovered links. One colour is darkened for light pages \
          and lightened for dark ones until its contrast with the paper is 4.5:1; two, ["#14532d", \
          "#86efac"], are used as they are if they have that contrast.
          """,
          """
          Entries may have members beyond the four: facts to show, alt for people who do not see \
          the picture, and credit, licence and source of the picture (expo help configuration). \
          They are strings. expositions sets these and accent for one of several expositions, by \
          its folder. An inner .expo.json takes the place of this one; expo warns of keys that it \
          lacks.
          """),
        .prose(
          title: "checks",
          """
          Errors of syntax, encoding, shape or value are printed, and nothing is written. Other \
          findings, as on pictures and catalogs, are warnings; with --strict they are errors too.
          """),
        .prose(
          title: "pictures",
          """
          Pictures are copied from the asset catalogs of the project, or from --images, a catalog \
          or a folder with NAME.png, NAME@2x.png, NAME~universal@3x.jpg. The picture of an entry \
          is the image set whose name is exactly the image_name; the poster's is the set named \
          poster. PDF and HEIC files, which browsers do not show, are left out with a warning, and \
          an SVG with a script is not used (EX607). A single Markdown file links to the pictures \
          in their original place.
          """,
          """
          On the page of its entry a picture is at most as large as its largest file, elsewhere at \
          most 1.5 times as large; it links to a large view if that is at least 1.3 times as large. \
          Browsers choose the smallest file that is sharp. export warns of a file over 1 MB and of a \
          site over 20 MB.
          """),
        .prose(
          title: "smaller pictures",
          """
          --resize COMMAND publishes each PNG and JPEG over 100 KB in widths of 160, 320, 640, \
          1280 and 2560 pixels, as far as it is that wide, in place of its own files; the program \
          that makes them is yours. In the command, {input}, {width} and {output:webp} stand for \
          the picture, the width and the file to make, which may also be avif, jpg or png. Words \
          end at spaces; there is no shell.
          """,
          """
          A file stays in the site as long as its picture and the command are the same, so give \
          --check the same command; it runs nothing, nor does --dry-run. A file that the program \
          does not make, or lays on its side, is named and left out, also by --check.
          """),
        .prose(
          title: "web sites",
          """
          A site is a folder of files for any server, or none (expo help integrations). Its only \
          scripts are the search and the keys of large views; an address that ends in #q=WORD shows \
          the results for WORD. all.html has all entries on one page, for printing. The icon of the \
          site is the app's icon, AppIcon, or else the poster, in a file of at most 100 KB. expo \
          help theming says how to change the look.
          """,
          """
          With --base-url, the address of the published folder, a site also has canonical links, \
          pictures for link previews (the largest file of at most 1 MB), addresses in structured \
          data, a citation line for each entry, a 404.html that works at every address but looks \
          unstyled when it is opened from the disk, and a sitemap.xml. --lang sets the language of \
          the labels; without it, expo goes by the letters of the text.
          """),
        .prose(
          title: "several expositions",
          """
          Several catalogs, or a folder with several expositions, become one site: a page with the \
          posters in the order of their dates, one search over all expositions, and a folder for \
          each exposition, named after its document. In Markdown, this needs --split or a preset. \
          An error in one exposition stops the whole export.
          """),
        .prose(
          title: "Hugo and Jekyll",
          """
          The preset hugo writes page bundles, content/entries/NAME/index.md, without url, so that \
          contentDir can contain one export for each language. The picture that is shown is named \
          feature, its other scales cover. The preset jekyll writes _entries/ and _expo.yml; build \
          the site with jekyll build --config _config.yml,_expo.yml. The front matter has weight \
          or order, description, and the facts: visitors, location, duration, start_date, \
          end_date, image_name, facts. The first export into an existing site needs --force.
          """),
        .prose(
          title: "exporting again",
          """
          An export can be repeated: .expo-export.json in the folder lists the files that expo \
          wrote. The list counts if it has at least half of the files there, or of those to write. \
          Unchanged files are not touched; two exports of the same data are identical byte for \
          byte. Files that are no longer exported are removed, and so are empty folders.
          """,
          """
          If the address of an entry is gone, because its image_name or what names the files was \
          changed, export and --check print the row to add to the settings: with "moved": \
          {"tower": "hanbit_tower"} in export, entries/tower.html stays, is left out by search \
          engines, and leads on to entries/hanbit_tower.html. A second exposition moves the first \
          into a folder: {"entries": "paris/entries"} leads on from all its former addresses.
          """),
        .prose(
          title: "your own files",
          """
          Other files are not touched. export writes nothing if the folder is not empty and expo \
          did not write it, or if a file of yours or a link is in the way. A page that you changed \
          is kept, with a warning and exit status 1. --force replaces it and your files, but no \
          folder, and follows no link. Only pages, scripts, fonts and pictures are removed, and \
          only with the content that an export recorded. What the export reads is never replaced \
          or removed, and nothing is written into its catalog. Missing folders are created. -o FILE \
          replaces any FILE.
          """),
        .prose(
          title: "interruptions",
          """
          All files are written under temporary names first, then get their names together: before \
          that, an error or Ctrl-C, SIGTERM and SIGHUP leave everything as it was. A picture that \
          cannot be read is an error, and its published files are kept. The next export completes \
          one that was killed and removes its temporary files, .expo-tmp-export-…, at once; after \
          a power failure it may need --force.
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
          unchanged: robots.txt and CNAME for its server, fonts and pictures for a sheet, which \
          names them ../NAME. Hidden files are skipped, and a file with the name of a page is \
          refused. A repeated export updates and removes these files like its pages.
          """,
          """
          expo does not check these files. Pages load scripts, styles, fonts and pictures from the \
          site only, and run no inline script, whatever the HTML says.
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
          """
          An option takes precedence over a variable; of several variables that set the same, the \
          first in the list counts.
          """,
          """
          Messages and help are in the language of the locale, or in English if expo does not have \
          it. Formats for programs are in English unless --lang is given. Codes, names and, in the \
          format concise, the words error:, warning: and note: are the same in every language. \
          Labels are in the language of the data, unless --lang or EXPO_LANG says otherwise.
          """,
          """
          Colours are those of the terminal's palette. Text that does not fit on a terminal's \
          screen is shown in a pager; --no-pager, cat and an empty variable turn it off. The pager \
          of --pager must be installed; of the others, one that is not is skipped. With TERM=dumb, \
          only --pager starts one.
          """)
      ]
    case .exitStatus:
      [
        .prose(
          """
          Every command exits with one of these statuses. If several apply, it exits with the \
          highest.
          """,
          """
          Findings at error level give 1; with --error-on-warning and --max-warnings, warnings do \
          too; with --exit-zero, no finding does. A folder without documents gives 2, or 0 and a \
          note with --allow-empty, for a project that has none yet. A difference with --diff or \
          --check gives 1, and so does a document that format rejects, and a document or folder \
          that export rejects. After an error with status 2, expo still processes the other files.
          """)
      ]
    }
  }
}
