extension HelpTopic {
  var englishParagraphs: [String] {
    switch self {
    case .documents:
      [
        """
        A folder is searched for every JSON file of a .dataset, every other JSON file that looks \
        like a document, and every .xcassets. An array of which most objects have three of the \
        four keys looks like entries, an object with three of the five keys like an exposition; \
        near spellings count. --kind decides where looks do not. A file that is named is always \
        checked.
        """,
        """
        Hidden files, links, what git ignores, and the folders node_modules, Pods, Carthage, \
        vendor, SourcePackages, DerivedData and build are passed over. What git ignores is said by \
        .gitignore files, info/exclude and core.excludesFile; it never ignores a file that it \
        tracks. --no-ignore searches what git ignores, --include takes files as documents wherever \
        they lie and whatever they look like, --exclude leaves files out; every command that \
        searches folders has these three. --show-files lists what is taken as what, and what is \
        skipped and why.
        """,
        """
        One exposition is the documents of one .xcassets or folder, or of the nearest folder \
        around both. A path inside a catalog loads that catalog; any other file is read alone. \
        --entries and --exposition replace what is found. Where list, show, browse and export \
        find several expositions, they name them and end.
        """,
        """
        Pictures are looked for in all asset catalogs of the project, which are compiled into \
        one bundle, and among loose pictures: below the nearest folder with an .xcodeproj, an \
        .xcworkspace or a Package.swift, but not beyond the git repository; without one, below \
        the folder that is searched; or where --assets says. A group that provides a namespace \
        gives Group/name. A picture that neither an entry nor source code names is noted as \
        unused.
        """,
        """
        A document has at most 2 GiB and 512 levels. Numbers are kept as they are written, \
        whatever their size. A byte order mark is read over with a warning. UTF-16 and UTF-32 \
        are refused by name, and so is half a surrogate pair. A file that is not JSON at all has \
        one finding, which says what it is and what to do, and is never fixed.
        """,
        """
        No output replaces a file that the run reads, whatever links lead to it: that is refused \
        before anything is read. A file that --fix or --write would replace, but that somebody \
        saved meanwhile, is left as it is, with an error. A file with several hard links is \
        written in place, with a copy of the old content beside it until that is done. A search \
        waits for no pipe.
        """,
      ]
    case .rules:
      [
        """
        A rule has a code, EX104, and a name, trailing-comma. --select, --ignore and --severity \
        take codes, names, families and prefixes such as EX1, separated by commas. expo rules \
        lists all rules; expo rules EX104 explains one.
        """,
        """
        A document that cannot be read is reported whatever is selected, unless only rules of \
        syntax and encoding are.
        """,
      ]
    case .formats:
      [
        """
        -f FMT chooses the format of standard output, -f FMT=FILE writes a report to a file. \
        Several can be given in one run. Without -f, reports are full on a terminal and concise \
        elsewhere.
        """,
        """
        Findings go to standard output, the closing summary and errors of reading to standard \
        error. Every fault of a file is reported in one run: reading goes on after each, and \
        cascading errors are suppressed. Control characters in data are made visible.
        """,
        """
        Lines and columns count from 1. Columns are Unicode scalars in text, UTF-16 units in \
        sarif and bytes in rdjson. The caret is placed by terminal cells.
        """,
        """
        Of one file, 10,000 findings are listed, errors before warnings, or fewer if their \
        pointers come to more than 4 MB; the rest is counted by rule. --max-findings lists more \
        or fewer. The exit status, --statistics, fixes and baselines go by all findings.
        """,
        """
        With GITHUB_ACTIONS=true annotations are added to text, and GITHUB_STEP_SUMMARY gets a \
        table. github, sarif, gitlab, junit and rdjson name files relative to the workspace: \
        GITHUB_WORKSPACE, CI_PROJECT_DIR, else the root of the git repository. A JUnit case \
        fails, and a TAP point is not ok, exactly where its finding makes the run fail.
        """,
      ]
    case .fixes:
      [
        """
        Findings marked * have a safe fix: an edit of the bytes at fault and nothing else. --fix \
        applies safe fixes in rounds until none is left and replaces each file whole. \
        --unsafe-fixes adds those that may not be what was meant. --diff prints what would \
        change, for patch -p0, and exits with 1 also where errors have no fix; reports of \
        -f FMT=FILE are written as without it.
        """,
        """
        A safe fix can mean only one thing. Names of pictures are never fixed safely; another \
        name is suggested only if it is the only one near and no other entry uses it.
        """,
        """
        Where a file may be misread, less is fixed. Binary and compressed data is never edited. \
        With bytes that are not UTF-8 no fix in the file is safe. On a line with an error of \
        syntax that has no safe fix, no other fix is safe, and values wait until the line can be \
        read.
        """,
      ]
    case .configuration:
      [
        """
        expo reads the nearest .expo.json above each file, the one that --config names, or none \
        with --isolated. All keys are optional. An unknown key is an error, and so is a pattern \
        that no file matches. expo schema config prints the JSON Schema.
        """,
        """
        To adopt expo in a project with findings, run expo validate --write-baseline known.json \
        once, and give --baseline known.json from then on. A finding is known by its rule, its \
        file, the name of its entry, or the members of an entry without one, and its value. \
        Inserting, removing, reordering and formatting entries hides nothing new and reports \
        nothing old. Rows that nothing matches any more are named; --prune-baseline removes \
        them. json, sarif and gitlab have fingerprints made of the same.
        """,
      ]
    case .streams:
      [
        """
        --json-lines reads one entry from each line and needs no more memory than the longest \
        line. Every line is judged by itself: rules that compare entries are off, pointers begin \
        at the entry, byte offsets at its line. Lines count from the start of the stream.
        """,
        """
        The reports of parts, one after the other, are the report of the whole. So a stream can \
        be cut into parts by any engine; Samples/recipes/spark_validate.py does it with Spark. \
        Files and folders need none: --jobs shares them among the cores.
        """,
      ]
    case .formatting:
      [
        """
        expo format changes white space and the order of members. Values stay as written, and so \
        do the spellings of numbers and escapes, unless --escape says otherwise. What a document \
        decodes to never changes, and formatting twice changes nothing.
        """,
        """
        A level is two spaces or what --indent says; with --compact there is no white space. The \
        document ends with one line end and begins without a byte order mark. Members of entries \
        and of an exposition are in the order of the model, followed by unknown ones in their \
        own order. Every other object keeps its order, and duplicate keys stay.
        """,
        """
        A document with errors of syntax or encoding is refused: its findings go to standard \
        error, the other documents are still printed, and the exit status is 1. Files that would \
        not change are not touched; the others are replaced whole and keep their mode. A folder \
        is searched as by validate; a file that is named may be any JSON. On a terminal control \
        characters are shown as escapes.
        """,
      ]
    case .reading:
      [
        """
        show takes entries by number, name, image name or JSON Pointer; without one it shows the \
        poster. Its first argument is a path if it is -, exists, or ends in .json, .dataset or \
        .xcassets.
        """,
        """
        --search takes words that must all match, each in any member, "a phrase" and -word. \
        Case, width and normalization do not matter, and the last syllable may be half typed. \
        Initial consonants match inside running text only if they match no name.
        """,
        """
        The best match comes first: an equal name, the beginning of a name or of one of its \
        words, the rest of a name, the image name, the short description, the full text. \
        --sort number keeps the order of the document, and so does browse.
        """,
        """
        Lines break between words; below 24 cells they break between syllables. Prose is as wide \
        as the terminal, at most 100 cells, or --width. A table is cut only at the width of a \
        terminal or at --width; up to 40 cells the summary is left out before a name is cut. \
        names, tsv and json are never cut.
        """,
        """
        Faulty data is shown as far as it can be read, with a mark in place of a member that \
        cannot, and the findings right below. JSON leaves such a member out, TSV leaves it \
        empty, and all counts include such entries. A document that cannot be read at all is \
        named with the reason, and export writes nothing. The exit status is 1 then, and if a \
        search, an entry or a page is not found.
        """,
        """
        list prints JSON as an array of objects. show prints the exposition as an object, \
        entries as an array, and with --all an object of both, exposition and entries.
        """,
        """
        browse reads entries and their findings when they are shown or searched. The findings \
        are those of syntax, encoding, shape and content; validate also compares entries and \
        checks pictures. If a document cannot be read again, what is on the screen stays. When a key \
        is pressed, at most once a second, the reader looks whether a document was changed on disk, \
        and says so until r. After the last match of an entry n goes on to the next entry. The \
        title line has the findings: ✗ errors, ! warnings, · notes; the list marks each entry with \
        the worst. From 140 columns on the list is on the left and the entry on the right. The \
        terminal keeps the mouse unless --mouse is given, and is restored whatever happens. The \
        alternate screen is used unless terminfo describes the terminal without one. Line by line, \
        long texts come a screen at a time. With EXPO_SECURE=1 or LESSSECURE=1 there is no editor \
        and no clipboard. \
        Without a terminal browse prints what list prints; with a document on standard input, \
        keys come from the terminal.
        """,
      ]
    case .exports:
      [
        """
        Documents are checked first. Errors of syntax, encoding, shape and value are printed and \
        nothing is written; what is wrong with pictures and catalogs is printed and stops \
        nothing, unless --strict, with which any warning does.
        """,
        """
        Pictures are copied from the asset catalogs of the project, or from --images, a catalog \
        or a folder with NAME.png, NAME@2x.png, NAME~universal@3x.jpg. A picture is the image \
        set whose name is exactly the image_name; the set called poster is the poster's. What \
        browsers do not show, PDF and HEIC, is left out with a warning, and an SVG with a script \
        is no picture (EX607). Beside a single Markdown file pictures stay where they are and are \
        named from there.
        """,
        """
        Each picture is shown as large as its room and its largest file allow, at most 1.5 times \
        enlarged, and leads to a large view. Browsers choose the smallest file that is sharp; a \
        file over 1 MB and a site over 20 MB are warned of. all.html has all entries on one page, \
        unless there are more than 500; --no-single-page leaves it out. 404.html is for servers. \
        The icon of the site is the app's, AppIcon, or the poster.
        """,
        """
        A site needs no server, and no script but for the search box of its pages; an address \
        that ends in #q=WORD shows what is found. --css, --header, --footer and \
        --static give it a look of your own (expo help theming). Only \
        --base-url, the address of a folder, gives canonical links, pictures for link previews \
        (the largest file below 1 MB), addresses in structured data, a line to cite each entry by, a 404.html that works at \
        every address, and a sitemap.xml. --lang chooses the labels, --page-lang \
        the language of the pages; without them pages take what their letters tell.
        """,
        """
        Several catalogs, or a folder that holds several expositions, become one site: a page \
        with the posters in the order of duration, one search over all, and each exposition in a \
        folder named after its document. --title names the first page. Markdown takes --split or \
        a preset for that. A fault in one stops all.
        """,
        """
        The preset hugo writes page bundles, content/entries/NAME/index.md, without url, so that \
        contentDir can hold one export for each language. The picture that is shown is called \
        feature, its other scales cover. jekyll writes _entries/ and _expo.yml: jekyll build \
        --config _config.yml,_expo.yml. The front matter has weight or order, description, and \
        the facts: visitors, location, duration, start_date, end_date, image_name, facts. A \
        folder that already holds a site takes --force the first time. A missing folder is made, \
        also that of a single file.
        """,
        """
        An export can be repeated into the same folder; .expo-export.json there lists what expo \
        wrote. Files that would not change are not touched, and two exports of the same data are \
        the same byte for byte. What an earlier export wrote and this one does not is removed, \
        unless --no-clean, and so are folders that this leaves empty.
        """,
        """
        Nothing else is touched. A folder that holds something and was not written by expo, a \
        file of yours where a page belongs, and a link are refused before anything is written. A \
        page that you changed is kept, with a warning and exit status 1. --force replaces files \
        of yours and changed pages, but follows no link and replaces no folder. A file is \
        removed only while it has just the content that an export recorded; one of yours that \
        happens to have it stays yours. A file that the export reads is never replaced or \
        removed, and nothing is written into its catalog.
        """,
        """
        Every file is whole at every moment, old or new; a new folder gets its name when its \
        files are written. A picture that cannot be read is an error, and what was published of \
        it stays. Ctrl-C, SIGTERM and SIGHUP end an export between two files; one that was \
        killed is completed by the next. After a power failure that may take --force. Temporary \
        files and folders, .expo-tmp-…, are removed by a later run once they are an hour old.
        """,
        """
        --dry-run prints what would be written, removed or kept. --check does too, and exits \
        with 1 if anything would.
        """,
      ]
    case .theming:
      [
        """
        --css FILE adds a style sheet behind the site's own; its custom properties and classes are \
        listed below. A sheet loads fonts and pictures of the site and nothing else, whatever it \
        says. Samples/Theming has a page that shows all classes, and a sheet, a header and a \
        footer to begin with.
        """,
        """
        --header FILE and --footer FILE put HTML above and below every page but large views. A \
        path in it begins at the folder of the site, whatever page it is on: static/logo.svg, \
        index.html. / leads to the root of the server, # to a place on the page.
        """,
        """
        This HTML is text, headings, lists, figures, links and pictures. Every element is closed, \
        values are in quotes, & is written &amp;. Scripts, handlers, styles, forms, frames, id, \
        pictures of other sites, and links that are not https:, http:, mailto: or tel: are \
        refused with a finding (EX801, EX802), and nothing is written.
        """,
        """
        --static DIR publishes fonts (woff2, woff, ttf, otf), pictures and txt files of a folder, \
        and of those in it, as static/; a sheet names them ../static/NAME. Anything else there, a \
        link, a file that is not what its name says, and an SVG with a script are refused \
        (EX803), as is a path in the header or footer to a file that is not there (EX804). Hidden \
        files are skipped. The export owns what it published, like its pages.
        """,
      ]
    case .integrations:
      [
        """
        Editors and build logs read the format concise. CI systems have formats of their own: \
        expo help formats.
        """
      ]
    case .environment:
      [
        "An option takes precedence over a variable.",
        """
        Messages and help follow --lang, EXPO_LANG, LC_ALL, LC_MESSAGES and LANG, in this order; \
        any locale but a Korean one means English. Formats for programs are English unless \
        --lang is given. Codes, names and the words error:, warning: and note: are the same in \
        both languages. Labels are in the language of the data, unless --lang or EXPO_LANG says \
        otherwise.
        """,
        """
        Colour follows --color, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR and TERM. expo \
        uses the colours of the terminal.
        """,
        """
        Long text on a terminal goes to a pager: --pager, EXPO_PAGER, PAGER, less, more, or the \
        built-in pager. Text that fits the screen needs none. cat, an empty variable and \
        --no-pager turn it off; a missing pager is skipped. With TERM=dumb only --pager starts one.
        """,
      ]
    case .exitStatus:
      [
        "Every command ends with one of these. If several apply, the highest counts.",
        """
        Findings at error level give 1; --error-on-warning and --max-warnings count warnings \
        too, --exit-zero none. A difference with --diff or --check gives 1, and so does a \
        document that format refuses, and a document or folder that export refuses. After 2 the \
        rest of the work is still done.
        """,
      ]
    }
  }
}
