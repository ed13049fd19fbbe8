// The search of an exported site. It finds what the command's search finds, by the same vectors.
(function (root) {
  "use strict";

  const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
  const FINALS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
  const CLUSTERS = { ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ", ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ", ㅄ: "ㅂㅅ" };
  const SIGNS = { "'": "‘’‚‛ʼ′‹›", '"': "“”„‟″«»", "-": "‐‑‒–—―−", "..": "‥", "...": "…", o: "ø", d: "đ", l: "ł", h: "ħ", t: "ŧ" };
  const TYPED = new Map(Object.entries(SIGNS).flatMap(([typed, signs]) => Array.from(signs, (sign) => [sign, typed])));
  const LATIN = "[a-zß-öø-ɏ]"; // letters without their marks
  const SPACE = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
  const MARKED = new RegExp(`(${LATIN})\\p{M}+`, "gu");
  const ENDS_MARKED = new RegExp(`(\\p{M}|${LATIN})$`, "u");
  const clustersOf = root.Intl && Intl.Segmenter ? new Intl.Segmenter() : null;

  const within = (code, first, last) => code >= first && code <= last;
  const isHangul = (code) => within(code, 0xac00, 0xd7a3);
  const isFinal = (code) => within(code, 0x11a8, 0x11c2);
  const block = (code) => code - ((code - 0xac00) % 28);

  // One form for all widths, cases and compositions of a character, as it is typed. NFKC only where it is width.
  const folds = new Map();
  function fold(code) {
    if (!folds.has(code)) folds.set(code, folded(code));
    return folds.get(code);
  }
  function folded(code) {
    let text = String.fromCodePoint(code);
    if (SPACE.test(text)) return " ";
    if (within(code, 0xffa1, 0xffbe)) text = String.fromCodePoint(code - 0xffa1 + 0x3131);
    else if (within(code, 0xffc2, 0xffdc)) text = String.fromCodePoint(0x314f + code - 0xffc2 - 2 * ((code - 0xffc2) >> 3));
    else if (code === 0xffa0 || code === 0xffe3) text = code === 0xffa0 ? "\u3164" : "\xaf";
    else if (within(code, 0xff00, 0xffef)) text = text.normalize("NFKC");
    text = text.normalize("NFD");
    // The capitals of the dotless i and the iota below are those of other letters.
    text = text.replace(/[^\u0131\u0345]/gu, (letter) => letter.toLowerCase().toUpperCase().toLowerCase());
    text = text.normalize("NFD");
    text = Array.from(text, (letter) => TYPED.get(letter) || letter).join("").replace(MARKED, "$1");
    if (within(code, 0x1100, 0x1112)) text = INITIALS[code - 0x1100];
    return CLUSTERS[text] || text;
  }

  // The letters that a place in a text begins with, and where the characters they are made of end.
  function letters(text, offset) {
    let code = text.codePointAt(offset);
    let end = offset + (code > 0xffff ? 2 : 1);
    if (within(code, 0x21, 0x7e) && !(text.charCodeAt(end) >= 0x300)) return [[within(code, 0x41, 0x5a) ? code + 32 : code], end];
    if (within(code, 0x1100, 0x1112) && within(text.charCodeAt(end), 0x1161, 0x1175))
      code = 0xac00 + ((code - 0x1100) * 21 + text.charCodeAt(end++) - 0x1161) * 28;
    if (isHangul(code)) {
      if (block(code) === code && isFinal(text.charCodeAt(end))) code += text.charCodeAt(end++) - 0x11a7;
      return [[code], end];
    }
    let all = fold(code);
    if (all === " ") while (SPACE.test(text[end] || "")) end += 1;
    if (ENDS_MARKED.test(all)) {
      while (end < text.length && /^\p{M}/u.test(fold((code = text.codePointAt(end))))) {
        all += fold(code);
        end += code > 0xffff ? 2 : 1;
      }
      all = all.normalize("NFD").replace(MARKED, "$1");
    }
    return [Array.from(all, (letter) => letter.codePointAt(0)), end];
  }

  // What a letter of a query finds: itself, and if it is a consonant the syllables it begins.
  function finds(letter) {
    const initial = INITIALS.indexOf(String.fromCodePoint(letter));
    return (other) => other === letter || (initial >= 0 && isHangul(other) && Math.floor((other - 0xac00) / 588) === initial);
  }

  // What the last letter finds: a syllable also finds what more keys may make of it.
  function endings(last) {
    if (!isHangul(last)) return [[finds(last)]];
    const open = block(last);
    if (open === last) {
      const vowel = ((last - 0xac00) / 28) % 21;
      const more = vowel === 8 || vowel === 13 ? 3 : vowel === 18 ? 1 : 0;
      return [[(other) => within(other, last, last + 28 * more + 27)]];
    }
    const final = FINALS[last - open - 1];
    const [rest, moved] = CLUSTERS[final] || ["", final];
    const doubled = (other) => block(other) === open && (CLUSTERS[FINALS[other - open - 1]] || "")[0] === final;
    return [
      [(other) => other === last || (isHangul(other) && doubled(other))],
      [finds(open + FINALS.indexOf(rest || "-") + 1), finds(moved.codePointAt(0))],
    ];
  }

  // The letters of a text, without white space at its ends.
  function lettersOf(text) {
    const all = [];
    for (let offset = 0, some; offset < text.length; all.push(...some)) [some, offset] = letters(text, offset);
    if (all[all.length - 1] === 32) all.pop();
    if (all[0] === 32) all.shift();
    return all;
  }

  // A word or phrase made ready: the rows of letters it finds; null if it is nothing but white space.
  function compile(term) {
    const all = lettersOf(term);
    if (all.length === 0) return null;
    const isInitials = all.every((letter) => INITIALS.includes(String.fromCodePoint(letter)));
    const whole = all.join();
    const isMark = /^\p{M}/u.test(String.fromCodePoint(all[0]));
    const ways = endings(all.pop());
    const rows = ways.map((ending) => all.map(finds).concat(ending));
    return { rows, isInitials, whole, starts: isMark ? null : starts(rows.map((row) => row[0])) };
  }

  // Which code units a match may begin with: nearly all places need no closer look. Found out when a unit is met.
  const [NO, YES] = [1, 2];
  function starts(patterns) {
    const units = new Uint8Array(0x10000);
    const begins = (letter) => patterns.some((finds) => finds(letter));
    const mayBegin = (code) => {
      if (within(code, 0x1100, 0x1112) || within(code, 0xd800, 0xdbff)) return true;
      if (!isHangul(code)) return begins(within(code, 0x4e00, 0x9fff) ? code : fold(code).codePointAt(0));
      if (block(code) !== code) return begins(code);
      // A final may stand beside its syllable.
      for (let syllable = code; syllable < code + 28; syllable++) if (begins(syllable)) return true;
      return false;
    };
    return (unit) => (units[unit] || (units[unit] = mayBegin(unit) ? YES : NO)) === YES;
  }

  function endOfMatch(row, text, offset) {
    for (let index = 0, some; index < row.length; ) {
      if (offset >= text.length) return -1;
      [some, offset] = letters(text, offset);
      for (const letter of some) if (index === row.length || !row[index++](letter)) return -1;
    }
    return offset;
  }

  // Where a text holds a term, in UTF-16 units: from left to right, in whole clusters.
  function ranges(query, text, limit = Infinity) {
    const found = [];
    let clusters;
    const isBoundary = (at) => {
      if (!clustersOf || at === 0 || at === text.length) return true;
      return (clusters = clusters || clustersOf.segment(text)).containing(at).index === at;
    };
    for (let offset = 0; offset < text.length && found.length < limit; offset++) {
      if (query.starts && !query.starts(text.charCodeAt(offset))) continue;
      for (const row of query.rows) {
        const end = endOfMatch(row, text, offset);
        if (end < 0 || !isBoundary(end) || !isBoundary(offset)) continue;
        found.push([offset, end]);
        offset = end - 1;
        break;
      }
    }
    return found;
  }

  const isWordStart = (text, at) => !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));

  // The words of a query: in quotes a phrase, behind a hyphen one that must not be found.
  const QUOTES = { '"': '"', "“": "”“", "”": "”", "„": "“”", "＂": "＂" };
  function parse(query) {
    const words = [];
    for (let at = 0; at < query.length; ) {
      if (SPACE.test(query[at])) at += 1;
      else {
        const isExcluded = query[at] === "-";
        if (isExcluded) at += 1;
        const ends = QUOTES[query[at]];
        const start = ends ? at + 1 : at;
        for (at = start; at < query.length && !(ends ? ends.includes(query[at]) : SPACE.test(query[at])); ) at += 1;
        const text = query.slice(start, at);
        if (ends) at += 1;
        const term = compile(text);
        if (term) words.push({ text, term, isExcluded });
      }
    }
    const wanted = words.filter((word) => !word.isExcluded);
    const terms = wanted.map((word) => word.term);
    const phrase = terms.length === 1 ? terms[0] : compile(wanted.map((word) => word.text).join(" "));
    return words.length ? { terms, phrase, excluded: words.filter((word) => word.isExcluded).map((word) => word.term) } : null;
  }

  // How good a name is: equal, beginning, a word of it beginning, anywhere; Infinity for none.
  const [EQUAL, BEGINS, WORD, CONTAINS, IMAGE] = [0, 1, 2, 3, 4];
  function rankOfName(term, name) {
    let best = Infinity;
    for (const [start] of ranges(term, name)) {
      if (!name.slice(0, start).replace(new RegExp(SPACE, "g"), "")) return lettersOf(name).join() === term.whole ? EQUAL : BEGINS;
      best = Math.min(best, isWordStart(name, start) ? WORD : CONTAINS);
    }
    return best;
  }

  const has = (term, text) => ranges(term, text, 1).length > 0;
  const hasWord = (term, text) => ranges(term, text).some(([start]) => isWordStart(text, start));

  // The rank of a word in an entry: name, image name, summary, text; accidental inside a word that
  // its consonants do not begin.
  function matchOfTerm(term, [name, ...others]) {
    const rank = rankOfName(term, name);
    if (rank < Infinity) return { rank };
    let index = others.findIndex((text) => (term.isInitials ? hasWord(term, text) : has(term, text)));
    if (index >= 0) return { rank: IMAGE + index };
    if (term.isInitials) index = others.findIndex((text) => has(term, text));
    return index < 0 ? null : { rank: IMAGE + index, isAccidental: true };
  }

  // How an entry matches a query: the sum of the ranks of its words; null if it does not.
  function match(query, texts) {
    const whole = query.phrase ? rankOfName(query.phrase, texts[0]) : Infinity;
    const found = { score: 0 };
    for (const term of query.terms) {
      const one = matchOfTerm(term, texts);
      if (!one) return null;
      found.score += Math.min(one.rank, whole);
      if (one.isAccidental) found.isAccidental = true;
      if (term.isInitials && one.rank <= CONTAINS) found.matchesName = true;
    }
    return query.excluded.some((term) => matchOfTerm(term, texts)) ? null : found;
  }

  // Matches, the best first; accidental ones only if the consonants of the query match no name.
  function ranked(found) {
    if (found.some((one) => one.matchesName && !one.isAccidental)) found = found.filter((one) => !one.isAccidental);
    return found.sort((one, other) => one.score - other.score || one.index - other.index);
  }

  // The places of the entries that a query finds, the best first.
  function order(query, entries) {
    const found = entries.map((texts, index) => ({ index, ...match(query, texts) }));
    return ranked(found.filter((one) => "score" in one)).map((one) => one.index);
  }

  // What to mark in a text for a query: of consonants only the beginnings of words, if there are any.
  function marks(query, text, limit = Infinity) {
    const all = query.terms.flatMap((term) => {
      const found = ranges(term, text, term.isInitials ? Infinity : limit);
      const words = term.isInitials ? found.filter(([start]) => isWordStart(text, start)) : [];
      return words.length ? words : found;
    });
    all.sort((one, other) => one[0] - other[0]);
    return all.reduce((joined, [start, end]) => {
      const last = joined[joined.length - 1];
      if (last && start < last[1]) last[1] = Math.max(last[1], end);
      else joined.push([start, end]);
      return joined;
    }, []);
  }

  // A text without the white space between syllables, and where each unit of it stands in the text.
  const HANGUL = /[\uac00-\ud7a3\u3131-\u318e\u1100-\u11ff]/;
  function squeezed(text) {
    const places = [];
    for (let at = 0; at < text.length; ) {
      let end = at;
      while (end < text.length && SPACE.test(text[end])) end += 1;
      const isLeftOut = end > at && HANGUL.test(text[at - 1] || "") && HANGUL.test(text[end] || "");
      for (end = Math.max(end, at + 1); at < end; at++) if (!isLeftOut) places.push(at);
    }
    return [places.map((at) => text[at]).join(""), places];
  }

  // The letters of a syllable, as a keyboard types them, or the letter itself.
  function lettersOfKeys(letter) {
    if (!isHangul(letter)) return [letter];
    const final = FINALS[letter - block(letter) - 1] || "";
    const vowel = 0x314f + (Math.floor((letter - 0xac00) / 28) % 21);
    return [INITIALS.codePointAt(Math.floor((letter - 0xac00) / 588)), vowel].concat(Array.from(CLUSTERS[final] || final, (one) => one.codePointAt(0)));
  }

  // A word that may have a slip: four letters and more, all Hangul or none, no number.
  function nearWord(typed) {
    const own = lettersOf(typed);
    const keys = own.flatMap(lettersOfKeys);
    const syllables = own.filter(isHangul).length;
    const mayHaveSlip = keys.length >= 4 && !keys.some((key) => within(key, 0x30, 0x39)) && (!syllables || syllables === own.length);
    return { typed, term: compile(typed), keys, mayHaveSlip, isExact: false, near: null };
  }

  // Whether two rows of letters differ by one that is wrong, missing or too many, or by two swapped.
  function isOneSlip(one, other) {
    if (Math.abs(one.length - other.length) > 1) return false;
    let start = 0;
    while (start < one.length && one[start] === other[start]) start += 1;
    let [end, otherEnd] = [one.length, other.length];
    while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) [end, otherEnd] = [end - 1, otherEnd - 1];
    if (Math.max(end, otherEnd) - start <= 1) return true;
    return end - start === 2 && otherEnd - start === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
  }

  // The first word of a text, or of syllables its beginning, that a word may have meant; null for none.
  const [APART, SYLLABLE, LETTER, JOINT] = [0, 1, 2, 3];
  function meant(word, text) {
    let [kind, start, row, ends] = [APART, 0, [], []];
    const isShort = () => row.length <= word.keys.length + 1;
    for (let offset = 0; ; ) {
      const [some, end] = offset < text.length ? letters(text, offset) : [[0], offset];
      for (const letter of some) {
        const isJoint = kind === LETTER && (letter === 0x27 || letter === 0x2d);
        const next = isHangul(letter) ? SYLLABLE : isJoint ? JOINT : /[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(letter)) ? LETTER : APART;
        if (kind === LETTER && next !== LETTER && isShort()) ends.push([row.length, offset]);
        if (next !== kind && !(kind + next === LETTER + JOINT)) {
          const found = ends.find(([count]) => isOneSlip(word.keys, row.slice(0, count)));
          if (found) return text.slice(start, found[1]);
          [row, ends, start] = [[], [], offset];
        }
        kind = next;
        if (kind === APART || !isShort()) continue;
        row.push(...lettersOfKeys(letter));
        if (kind === SYLLABLE) ends.push([row.length, end]);
      }
      if (offset >= text.length) return null;
      offset = end;
    }
  }

  // The syllables that Latin keys type on a Korean keyboard, `gksqlcxkq` → `한빛탑`; null if they type anything else.
  const VOWEL_KEYS = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(" ");
  const INITIAL_KEYS = "rRseEfaqQtTdwWczxvg";
  const [CONSONANT, VOWEL] = [`[${INITIAL_KEYS}]`, "[koiOjpuPhynbml]"];
  const TYPED_SYLLABLE = new RegExp(`(${CONSONANT})(h[klo]|n[jlp]|ml|${VOWEL})(${CONSONANT}*?)(?=${CONSONANT}${VOWEL}|$)`, "g");
  function hangulOf(typed) {
    // Shift only changes some keys.
    const keys = typed.replace(/[^RETQWOP]/g, (key) => key.toLowerCase());
    const syllables = keys.replace(TYPED_SYLLABLE, (all, initial, vowel, ends) => {
      const letters = ends.replace(/./g, (key) => INITIALS[INITIAL_KEYS.indexOf(key)]);
      const final = Array.from(FINALS).findIndex((one) => (CLUSTERS[one] || one) === letters);
      if (letters && final < 0) return all;
      return String.fromCharCode(0xac00 + (INITIAL_KEYS.indexOf(initial) * 21 + VOWEL_KEYS.indexOf(vowel)) * 28 + final + 1);
    });
    return /^[가-힣]+$/.test(syllables) ? syllables : null;
  }

  // What a query that finds nothing may have meant: Hangul with other spaces between its syllables or typed on Latin
  // keys, or words with a slip.
  function guess(query) {
    const isExact = /["“”„＂]/.test(query) || query.split(SPACE).some((word) => word[0] === "-");
    if (isExact) return null;
    const words = query.split(SPACE);
    const hangul = HANGUL.test(query) ? squeezed(query)[0] : hangulOf(words.join(""));
    return { term: hangul && compile(hangul), words: words.filter((word) => compile(word)).map(nearWord) };
  }

  // The part of a text that the Hangul of a guess finds, as it stands there; null for none. Words are looked for, too.
  function offer({ term, words }, text) {
    for (const word of words) {
      if (word.isExact) continue;
      word.isExact = has(word.term, text);
      if (word.mayHaveSlip && !word.isExact) word.near = word.near || meant(word, text);
    }
    if (!term) return null;
    const [short, places] = squeezed(text);
    const [found] = marks({ terms: [term] }, short, 1);
    return found ? text.slice(places[found[0]], places[found[1] - 1] + 1) : null;
  }

  // The words of a guess, with what texts have for those that they do not; null if one has nothing.
  function nearWords({ words }) {
    const found = words.map((word) => (word.isExact ? word.typed : word.near));
    return found.includes(null) || words.every((word) => word.isExact) ? null : found.join(" ");
  }

  // The start of the cluster, or at least of the character, that a place is in.
  function boundary(text, at) {
    if (at <= 0 || at >= text.length) return at;
    return clustersOf ? clustersOf.segment(text).containing(at).index : at - within(text.charCodeAt(at), 0xdc00, 0xdfff);
  }

  root.expoSearch = { compile, ranges, parse, match, ranked, order, marks, guess, offer, nearWords, boundary };
})(this);
