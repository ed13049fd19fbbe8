// The search box of an exported site. Names are loaded first and searched at once; texts follow in blocks.
(function (root) {
  "use strict";

  const form = root.document && document.querySelector("form[role=search]");
  if (!form) return;

  const SHOWN = 100;
  const AT_ONCE = 4; // blocks loaded at a time
  const SLICE = 10; // milliseconds of searching between keys
  const PATIENCE = 120; // milliseconds until what was found so far is shown
  const GUESSED = 10000; // entries in which what was meant is looked for
  const PAUSE = 150; // milliseconds without a key before texts are loaded
  const { parse, match, ranked, marks, guess, offer, nearWords, boundary } = root.expoSearch;
  const home = document.currentScript.getAttribute("src").replace(/assets\/search-box\.js$/, "");
  const words = root.expoSearchWords[form.dataset.words];
  const input = form.querySelector("input");
  const main = document.querySelector("main");

  function element(name, ...children) {
    const node = document.createElement(name);
    node.append(...children);
    return node;
  }

  const status = element("p");
  status.className = "status";
  status.setAttribute("role", "status");
  const list = element("ol");
  list.className = "results";
  const heading = element("h1", words.results);
  const found = element("section", heading, status, list);
  found.className = "found";
  found.hidden = true;
  heading.id = "found";
  heading.className = "small";
  heading.lang = status.lang = form.dataset.words;
  heading.dir = status.dir = form.dir;
  found.setAttribute("aria-labelledby", "found");
  main.prepend(found);

  // Loading: the names in order, then the texts.

  const entries = []; // { site, name, image, page, thumbnail, texts }
  const loaded = []; // those with texts
  const byKey = new Map();
  let about = null;
  let namesLoaded = 0;
  let textsWaiting = [];
  let textsLoading = 0;
  let textsLeft = 0;
  let isLoading = false;
  let hasFailed = false;

  root.expoSearch.names = (given, runs) => {
    if (!about) {
      about = given;
      textsWaiting = about.texts.slice();
      textsLeft = textsWaiting.length;
    }
    for (const [number, rows] of runs) {
      const site = about.sites[number];
      let page = "";
      for (const row of rows) {
        const [line, thumbnail = about.thumbnail, own] = [row].flat();
        const space = line.indexOf(" ");
        page = page.slice(0, parseInt(line[0], 36)) + line.slice(1, space);
        const [name, image] = [line.slice(space + 1), own ?? decodeURIComponent(page)];
        const entry = { index: entries.length, site, name, image, page, thumbnail, texts: null, pieces: null };
        entries.push(entry);
        byKey.set(decodeURIComponent(site.folder) + page, entry);
      }
    }
    namesLoaded += 1;
  };

  root.expoSearch.texts = (rows) => {
    for (const [key, ...members] of rows) {
      const entry = byKey.get(key);
      if (!entry) continue;
      if (members.length === 3) finish(entry, members);
      else addPiece(entry, ...members);
    }
  };

  // [image name, summary, text] become [name, image name, summary, text].
  function finish(entry, members) {
    entry.texts = [entry.name, ...members];
    entry.pieces = null;
    loaded.push(entry);
  }

  // The members of a long entry come in pieces, in any order.
  function addPiece(entry, member, number, count, text) {
    const pieces = (entry.pieces = entry.pieces || [[], [], []]);
    pieces[member].count = count;
    pieces[member][number] = text;
    const isWhole = pieces.every((some) => some.count && Object.keys(some).length === some.count + 1);
    if (isWhole) finish(entry, pieces.map((some) => some.join("")));
  }

  function load(file, then) {
    const script = element("script");
    script.src = home + "assets/search/" + file + ".js";
    script.onload = () => {
      script.remove();
      then(true);
    };
    script.onerror = () => {
      script.remove();
      hasFailed = true;
      then(false);
    };
    document.head.append(script);
  }

  const hasNames = () => about && namesLoaded === about.names;

  function loadNames() {
    if (isLoading || hasNames()) return;
    isLoading = true;
    hasFailed = false;
    load(`names-${namesLoaded + 1}`, (isGood) => {
      isLoading = false;
      if (isGood) loadNames();
      if (hasNames()) startLoadingTexts();
      work();
    });
  }

  function loadTexts() {
    if (!hasNames() || !task) return;
    if (!textsLoading) hasFailed = false;
    while (textsWaiting.length && textsLoading < AT_ONCE) {
      const block = textsWaiting.shift();
      textsLoading += 1;
      load(`texts-${block}`, (isGood) => {
        textsLoading -= 1;
        if (isGood) textsLeft -= 1;
        else textsWaiting.push(block);
        if (isGood) loadTexts();
        work();
      });
    }
  }

  let pause = null;

  function startLoadingTexts() {
    clearTimeout(pause);
    pause = setTimeout(loadTexts, PAUSE);
  }

  // Searching: in slices, so that a key never waits. Names first; texts as they come.

  let task = null; // { query, matches, names: those searched, texts: those searched, shown: when }

  function search() {
    const query = parse(input.value);
    task = query && { query, matches: new Map(), names: 0, texts: 0, shown: performance.now(), isAtWork: false };
    main.classList.toggle("searching", Boolean(task));
    found.hidden = !task;
    if (!task) show(null, [], true);
    work();
  }

  function find({ query, matches }, entry, texts) {
    const one = match(query, texts);
    if (one) matches.set(entry.index, { index: entry.index, ...one });
    else matches.delete(entry.index);
  }

  // One step of a task; false if there is nothing to do.
  function step(mine) {
    if (mine.names < entries.length) {
      const entry = entries[mine.names++];
      // What must not be found may be in the text.
      if (!mine.query.excluded.length) find(mine, entry, [entry.name, entry.image]);
    } else if (mine.texts < loaded.length) {
      const entry = loaded[mine.texts++];
      find(mine, entry, entry.texts);
    } else return false;
    return true;
  }

  const rest = () => new Promise((done) => setTimeout(done));

  async function work() {
    const mine = task;
    if (!mine || mine.isAtWork) return;
    mine.isAtWork = true;
    for (let until = performance.now() + SLICE; step(mine); ) {
      if (performance.now() < until) continue;
      if (performance.now() - mine.shown > PATIENCE) present(mine, false);
      await rest();
      if (mine !== task) return;
      until = performance.now() + SLICE;
    }
    mine.isAtWork = false;
    const isDone = hasNames() && !textsLeft;
    const isFirst = hasNames() && !mine.hasShown;
    if (isDone || hasFailed || isFirst || performance.now() - mine.shown > PATIENCE) return present(mine, isDone);
    if (!about) return say(words.loading);
    clearTimeout(mine.later);
    mine.later = setTimeout(work, PATIENCE);
  }

  function present(mine, isDone) {
    if (mine !== task) return;
    mine.shown = performance.now();
    mine.hasShown = true;
    show(mine.query, ranked([...mine.matches.values()]).map((one) => entries[one.index]), isDone);
  }

  // Showing

  let told;
  let signature = "";

  // Told late: a screen reader need not say what each key of a syllable finds.
  function say(text, meant) {
    clearTimeout(told);
    told = setTimeout(() => {
      status.replaceChildren(text);
      if (meant) status.append(element("br"), ...question(meant));
      if (text === words.none) status.append(element("br"), all());
    }, 300);
  }

  // The words a search may have meant, which look for them at a click.
  function question(meant) {
    const [before, after] = words.meant.split("%");
    const button = element("button", meant);
    button.type = "button";
    button.addEventListener("click", () => {
      input.value = meant;
      input.dispatchEvent(new Event("input"));
      input.focus();
    });
    return [before, button, after];
  }

  // The way out of a search that found nothing: the list, which may be on this very page.
  function all() {
    const link = element("a", words.all);
    link.href = form.dataset.list + "#main";
    link.addEventListener("click", () => {
      input.value = "";
      search();
    });
    return link;
  }

  // What a function first finds, looking between keys; nothing once it is not wanted any more.
  async function first(items, isWanted, found) {
    let until = performance.now() + SLICE;
    for (const item of items) {
      if (performance.now() > until) {
        await rest();
        if (!isWanted()) return null;
        until = performance.now() + SLICE;
      }
      const one = found(item);
      if (one) return one;
    }
    return null;
  }

  // Tells what a search that found nothing may have meant, if that finds an entry; names come before texts.
  async function suggest() {
    const asked = input.value;
    const meant = guess(asked);
    if (!meant) return;
    const isAsked = () => input.value === asked;
    const some = entries.slice(0, GUESSED).flatMap((entry) => (entry.texts ? [entry.texts] : []));
    const texts = [...some.map(([name]) => name), ...some.flatMap(([, ...others]) => others)];
    const found = (await first(texts, isAsked, (text) => offer(meant, text))) || nearWords(meant);
    const query = found && isAsked() && parse(found);
    if (query && (await first(loaded, isAsked, (entry) => match(query, entry.texts)))) say(words.none, found);
  }

  function count(number) {
    if (number < 2) return number ? words.one : words.none;
    return words.found.replace("%", number.toLocaleString("en")) + (number > SHOWN ? " " + words.shown.replace("%", SHOWN) : "");
  }

  function show(query, results, isDone) {
    const rows = results.slice(0, SHOWN);
    const next = query ? JSON.stringify([input.value, rows.map((entry) => [entry.index, Boolean(entry.texts)])]) : "";
    if (next !== signature) {
      signature = next;
      draw(rows, query, next);
    }
    if (!query) say("");
    else if (hasFailed && !isDone) say(words.failed);
    else if (!isDone) say(words.loading);
    else {
      say(count(results.length));
      if (!results.length) suggest();
    }
  }

  // Draws the first rows at once, the others between keys. A link that has the focus keeps it.
  async function draw(rows, query, mine) {
    const focused = list.contains(document.activeElement) && document.activeElement.getAttribute("href");
    list.replaceChildren();
    await first(rows, () => mine === signature, (entry) => {
      const item = row(entry, query);
      list.append(item);
      const link = item.querySelector("a");
      if (focused && link.getAttribute("href") === focused) link.focus();
    });
  }

  // What ends no line, as on the pages: before a gloss, `심요(心要)`, a particle, `)를`, and a middle dot.
  const KEPT = /[가-힣](?=[([（［〔·])|[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff](?=·|[([（［〔][가-힣])|[)\]}%’”…℃〉》」』】〕）］％](?=[가-힣·])/g;

  // A part of a text, with joiners (U+2060) where no line may end.
  function part(text, start, end) {
    const after = text.slice(end, end + 2);
    const shown = text.slice(start, end + 2).replace(KEPT, (last, place) => last + (place < end - start ? "\u2060" : ""));
    return shown.slice(0, shown.length - after.length);
  }

  function highlighted(name, text, query) {
    const node = element(name);
    let done = 0;
    for (const [start, end] of marks(query, text)) {
      node.append(part(text, done, start), element("mark", part(text, start, end)));
      done = end;
    }
    node.append(part(text, done, text.length));
    return node;
  }

  // A piece of a text around its first match, cut at white space where there is some near.
  function snippet(text, query) {
    const [match] = marks(query, text, 1);
    if (!match) return [];
    const start = match[0] < 50 ? 0 : boundary(text, match[0] - 40 + Math.max(0, text.slice(match[0] - 40, match[0]).search(/\s/)));
    const rest = text.slice(match[1], start + 160);
    const space = rest.search(/\s\S*$/);
    const end = start + 160 < text.length ? boundary(text, match[1] + (space < 0 ? rest.length : space)) : text.length;
    const piece = (start > 0 ? "…" : "") + text.slice(start, end).trim() + (end < text.length ? "…" : "");
    return [highlighted("p", piece, query)];
  }

  // The first letter of a name, in place of a picture.
  function initial(name) {
    const letter = element("span", /[\p{L}\p{N}]\p{M}{0,4}/u.exec(name)?.[0] || "·");
    letter.className = "initial";
    return letter;
  }

  function picture({ site, name, page, thumbnail }) {
    const mat = element("div");
    mat.className = thumbnail ? "mat" : "mat empty";
    mat.setAttribute("aria-hidden", "true");
    if (thumbnail) {
      const image = element("img");
      image.alt = "";
      image.loading = "lazy";
      image.decoding = "async";
      const file = /^\.\w/.test(thumbnail) ? page + thumbnail : thumbnail;
      image.src = home + site.folder + (file.includes("/") ? file : "images/" + file);
      mat.append(image);
    } else mat.append(initial(name));
    return mat;
  }

  function row(entry, query) {
    const { site, name, page, texts } = entry;
    const link = highlighted("a", name, query);
    link.href = home + site.folder + (page.includes("/") ? page : `entries/${page}.html`);
    const text = element("div", element("h2", link));
    if (site.title) {
      const place = element("p", site.title);
      place.className = "in";
      text.append(place);
    }
    if (texts) text.append(...(texts[2] ? [highlighted("p", texts[2], query)] : []), ...snippet(texts[3], query));
    const item = element("li", picture(entry), text);
    if (site.lang && site.lang !== document.documentElement.lang) item.lang = site.lang;
    return item;
  }

  // Keys, and addresses that bring a query along: a link, or the way back.

  function changed() {
    loadNames();
    search();
    startLoadingTexts();
  }

  function follow() {
    const hash = location.hash;
    if (hash && !hash.startsWith("#q=")) return;
    let query = "";
    try {
      query = decodeURIComponent(hash.slice(3));
    } catch {}
    if (query === input.value) return;
    input.value = query;
    changed();
    if (query) found.scrollIntoView();
  }

  input.addEventListener("input", () => {
    changed();
    // Last, because Safari throws an error if it is called too often.
    history.replaceState(null, "", parse(input.value) ? "#q=" + encodeURIComponent(input.value) : location.pathname + location.search);
  });
  input.addEventListener("focus", loadNames);
  // ↓ leads from the box to the first result, ↓ and ↑ lead on, and ↑ leads back; a syllable is composed first.
  addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const places = [input, ...list.querySelectorAll("a")];
    const place = places.indexOf(document.activeElement);
    if (place < 0 || !places[place + step]) return;
    event.preventDefault();
    places[place + step].focus();
  });
  addEventListener("hashchange", follow);
  loadNames();
  // What was typed before this script was there
  if (input.value) changed();
  else follow();
})(this);
