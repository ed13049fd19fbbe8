enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that the shell reads at its start.
  ///
  /// It asks `expo completions SHELL -- WORD…` for candidates, so that it is never out of date, and reads the
  /// lines that ``line(_:)`` makes.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  // bash splits words at `=` and `:` (COMP_WORDBREAKS); the script joins them again, and cuts from each
  // candidate the part that bash keeps. bash 3 has no `compopt`.
  private static let bashScript = #"""
    # Completions of expo for bash: eval "$(expo completions bash)"
    _expo_file() {
      local name
      while IFS= read -r name; do
        case $1 in
          any) COMPREPLY+=("$name") ;;
          folder) [ -d "$name" ] && COMPREPLY+=("$name") ;;
          *) { [ -d "$name" ] || [[ $name == *."$1" ]]; } && COMPREPLY+=("$name") ;;
        esac
      done < <(compgen -f -- "$2")
      if [ ${#COMPREPLY[@]} -gt 0 ] && type compopt >/dev/null 2>&1; then compopt -o filenames; fi
    }
    _expo() {
      local words=() word joins='' line kept index raw=${COMP_WORDS[COMP_CWORD]}
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]//\\/}
        [ "$index" -eq "$COMP_CWORD" ] || { word=${word#[\"\']}; word=${word%[\"\']}; }
        if [[ -n $joins || $word =~ ^[=:]+$ ]] && [ ${#words[@]} -gt 0 ]; then
          words[${#words[@]} - 1]+=$word
        else
          words+=("${word#[\"\']}")
        fi
        if [[ $word =~ ^[=:]+$ ]]; then joins=yes; else joins=''; fi
      done
      [[ $raw =~ ^[=:]+$ ]] && raw=''
      word=${raw//\\/}
      word=${word#[\"\']}
      kept=${words[${#words[@]} - 1]%"$word"}
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          $'\t'*) _expo_file "${line#$'\t'}" "$word" ;;
          *)
            case $raw in [\"\']*) line=${line//\\/} ;; esac
            COMPREPLY+=("${line#"$kept"}")
            if [[ $line == *[=:] ]] && type compopt >/dev/null 2>&1; then compopt -o nospace; fi
            ;;
        esac
      done < <(expo completions bash -- "${words[@]}" 2>/dev/null)
    }
    complete -F _expo expo

    """#

  private static let zshScript = #"""
    #compdef expo
    # Completions of expo for zsh: eval "$(expo completions zsh)", after compinit
    _expo() {
      local line current=${(Q)PREFIX} found=1
      local -a lines values texts open openTexts files
      lines=("${(@f)$(expo completions zsh -- "${(@Q)words[2,CURRENT-1]}" "$current" 2>/dev/null)}")
      for line in "${lines[@]}"; do
        case $line in
          '') ;;
          $'\t'*) files+=("${line#$'\t'}") ;;
          *)
            if [[ ${line%%$'\t'*} == *[=:] ]]; then
              open+=("${line%%$'\t'*}")
              openTexts+=("${line/$'\t'/  -- }")
            else
              values+=("${line%%$'\t'*}")
              texts+=("${line/$'\t'/  -- }")
            fi
            ;;
        esac
      done
      (( $#values )) && compadd -l -d texts -a values && found=0
      (( $#open )) && compadd -l -S '' -d openTexts -a open && found=0
      if (( $#files )); then
        [[ $PREFIX == *=* ]] && compset -P '*='
        case $files[1] in
          any) _files && found=0 ;;
          folder) _files -/ && found=0 ;;
          *) _files -g "*.(${(j:|:)files})(-.)" && found=0 ;;
        esac
      fi
      return found
    }
    if [ "$funcstack[1]" = _expo ]; then _expo "$@"; else compdef _expo expo; fi

    """#

  private static let fishScript = #"""
    # Completions of expo for fish: expo completions fish | source
    function __expo_complete
        set -l words (commandline -opc)
        set -l current (string unescape -- (commandline -ct); or commandline -ct)
        set -l path (string replace -r '^.*=' '' -- "$current")
        set -l before (string sub -l (math (string length -- "$current") - (string length -- "$path")) -- "$current")
        for line in (command expo completions fish -- $words[2..-1] "$current" 2>/dev/null)
            switch $line
                case \tany
                    printf '%s\n' $before(__fish_complete_path "$path")
                case \tfolder
                    printf '%s\n' $before(__fish_complete_directories "$path" '')
                case \t\*
                    set -l ending (string sub -s 2 -- "$line")
                    for file in (__fish_complete_path "$path")
                        string match -qr -- "(/|[.]$ending)(\t|\$)" "$file"; and printf '%s\n' $before$file
                    end
                case '*'
                    printf '%s\n' $line
            end
        end
    end
    complete -c expo -f -a '(__expo_complete)'

    """#

  /// A line for the shell's script: a word, a tab and its meaning, or for bash, which shows no meanings, the
  /// quoted word alone.
  ///
  /// A line that begins with a tab tells the shell to complete paths itself: `any`, `folder`, or the ending of
  /// the files.
  func line(_ offer: Completion.Offer) -> String {
    switch offer {
    case .paths(let kind): return "\t" + kind
    case .word(let word, let text):
      let parts = [word, text].map { $0.filter { $0 != "\n" && $0 != "\t" } }
      if self == .bash { return Self.quotedForBash(parts[0]) }
      return parts[1].isEmpty ? parts[0] : parts.joined(separator: "\t")
    }
  }

  /// A word with a backslash before each special character of bash.
  static func quotedForBash(_ word: String) -> String {
    let special = Set(" \"'\\$`!&|;<>()[]{}*?#~^")
    return String(word.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
  }
}
