// The search of an exported site. It finds what the command's search finds, by the same vectors.
(function (root) {
  "use strict";

  const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
  const FINALS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
  const CLUSTERS = { ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ", ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ", ㅄ: "ㅂㅅ" };
  const SPACE = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
  const clustersOf = root.Intl && Intl.Segmenter ? new Intl.Segmenter() : null;

  const within = (code, first, last) => code >= first && code <= last;
  const isHangul = (code) => within(code, 0xac00, 0xd7a3);
  const isFinal = (code) => within(code, 0x11a8, 0x11c2);
  const block = (code) => code - ((code - 0xac00) % 28);

  // One form for all widths, cases and compositions of a character. NFKC only where it is width.
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
    if (within(code, 0x1100, 0x1112)) text = INITIALS[code - 0x1100];
    return CLUSTERS[text] || text;
  }

  // The letters that a place in a text begins with, and where the characters they are made of end.
  function letters(text, offset) {
    let code = text.codePointAt(offset);
    let end = offset + (code > 0xffff ? 2 : 1);
    if (within(code, 0x21, 0x7e)) return [[within(code, 0x41, 0x5a) ? code + 32 : code], end];
    if (within(code, 0x1100, 0x1112) && within(text.charCodeAt(end), 0x1161, 0x1175))
      code = 0xac00 + ((code - 0x1100) * 21 + text.charCodeAt(end++) - 0x1161) * 28;
    if (isHangul(code)) {
      if (block(code) === code && isFinal(text.charCodeAt(end))) code += text.charCodeAt(end++) - 0x11a7;
      return [[code], end];
    }
    let all = fold(code);
    if (all === " ") while (SPACE.test(text[end] || "")) end += 1;
    if (/\p{M}$/u.test(all)) {
      while (end < text.length && /^\p{M}/u.test(fold((code = text.codePointAt(end))))) {
        all += fold(code);
        end += code > 0xffff ? 2 : 1;
      }
      all = all.normalize("NFD");
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

  // A query made ready: the rows of letters it finds; null if it is nothing but white space.
  function compile(query) {
    const all = [];
    for (let offset = 0, some; offset < query.length; all.push(...some)) [some, offset] = letters(query, offset);
    if (all[all.length - 1] === 32) all.pop();
    if (all[0] === 32) all.shift();
    if (all.length === 0) return null;
    const isMark = /^\p{M}/u.test(String.fromCodePoint(all[0]));
    const ways = endings(all.pop());
    const rows = ways.map((ending) => all.map(finds).concat(ending));
    return { rows, starts: isMark ? null : starts(rows.map((row) => row[0])) };
  }

  // Which code units a match may begin with: nearly all places need no closer look.
  function starts(patterns) {
    const units = new Uint8Array(0x10000);
    for (let code = 0; code < 0x10000; code++) {
      const letter = isHangul(code) || within(code, 0x4e00, 0x9fff) ? code : fold(code).codePointAt(0);
      if (!patterns.some((finds) => finds(letter))) continue;
      units[code] = 1;
      // A final may stand beside its syllable.
      if (isHangul(code)) units[block(code)] = 1;
    }
    return units.fill(1, 0x1100, 0x1113).fill(1, 0xd800, 0xdc00);
  }

  function endOfMatch(row, text, offset) {
    for (let index = 0, some; index < row.length; ) {
      if (offset >= text.length) return -1;
      [some, offset] = letters(text, offset);
      for (const letter of some) if (index === row.length || !row[index++](letter)) return -1;
    }
    return offset;
  }

  // Where a text holds a query, in UTF-16 units: from left to right, in whole clusters.
  function ranges(query, text, limit = Infinity) {
    const found = [];
    let clusters;
    const isBoundary = (at) => {
      if (!clustersOf || at === 0 || at === text.length) return true;
      return (clusters = clusters || clustersOf.segment(text)).containing(at).index === at;
    };
    for (let offset = 0; offset < text.length && found.length < limit; offset++) {
      if (query.starts && !query.starts[text.charCodeAt(offset)]) continue;
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

  root.expoSearch = { compile, ranges };
  const form = root.document && document.querySelector("form[role=search]");
  if (!form) return;

  const input = form.querySelector("input");
  const status = document.querySelector("[role=status]");
  const list = document.querySelector(".results");
  const others = document.querySelectorAll(".grid, .pages, .count");
  const SHOWN = 100;
  let texts, script, failed, timer;

  function element(name, ...children) {
    const node = document.createElement(name);
    node.append(...children);
    return node;
  }

  function highlighted(name, text, query) {
    const node = element(name);
    let done = 0;
    for (const [start, end] of ranges(query, text)) {
      node.append(text.slice(done, start), element("mark", text.slice(start, end)));
      done = end;
    }
    node.append(text.slice(done));
    return node;
  }

  // The start of the cluster, or at least of the character, that a place is in.
  function boundary(text, at) {
    if (at <= 0 || at >= text.length) return at;
    return clustersOf ? clustersOf.segment(text).containing(at).index : at - within(text.charCodeAt(at), 0xdc00, 0xdfff);
  }

  // A piece of a text around its first match, cut at white space where there is some near.
  function snippet(text, query) {
    const [match] = ranges(query, text, 1);
    if (!match) return [];
    const start = match[0] < 50 ? 0 : boundary(text, match[0] - 40 + Math.max(0, text.slice(match[0] - 40, match[0]).search(/\s/)));
    const rest = text.slice(match[1], start + 160);
    const space = rest.search(/\s\S*$/);
    const end = start + 160 < text.length ? boundary(text, match[1] + (space < 0 ? rest.length : space)) : text.length;
    const piece = (start > 0 ? "…" : "") + text.slice(start, end).trim() + (end < text.length ? "…" : "");
    return [highlighted("p", piece, query)];
  }

  function row([name, summary, , text, path], query) {
    const link = highlighted("a", name, query);
    link.href = path;
    return element("li", element("h3", link), highlighted("p", summary, query), ...snippet(text, query));
  }

  // Told late: a screen reader need not say what each key of a syllable finds.
  function say(text) {
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = text), 300);
  }

  function count(found) {
    const { one, none, shown } = form.dataset;
    if (found < 2) return found ? one : none;
    return form.dataset.found.replace("%", found) + (found > SHOWN ? " " + shown.replace("%", SHOWN) : "");
  }

  function show() {
    const query = compile(input.value);
    if (query && !texts) {
      if (!failed) say(form.dataset.loading);
      return load();
    }
    const found = query ? texts.filter((row) => row.slice(0, 4).some((text) => ranges(query, text, 1).length)) : [];
    list.replaceChildren(...found.slice(0, SHOWN).map((found) => row(found, query)));
    list.hidden = !query;
    others.forEach((other) => (other.hidden = Boolean(query)));
    say(query ? count(found.length) : "");
  }

  // The texts may be large: they are fetched when somebody begins to search, and again if that failed.
  function load() {
    if (texts || script) return;
    script = element("script");
    script.src = "assets/search-index.js";
    script.onload = () => {
      texts = root.expoSearchIndex || [];
      if (input.value) show();
    };
    script.onerror = () => {
      script.remove();
      script = null;
      failed = true;
      if (compile(input.value)) say(form.dataset.failed);
    };
    document.head.append(script);
  }

  // An address may bring a query along: a link, or the way back.
  function follow() {
    const hash = location.hash;
    if (hash && !hash.startsWith("#q=")) return;
    let query = "";
    try {
      query = decodeURIComponent(hash.slice(3));
    } catch {}
    if (query === input.value) return;
    input.value = query;
    show();
  }

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", () => {
    history.replaceState(null, "", compile(input.value) ? "#q=" + encodeURIComponent(input.value) : location.pathname + location.search);
    show();
  });
  input.addEventListener("focus", load);
  addEventListener("hashchange", follow);
  follow();
})(this);
