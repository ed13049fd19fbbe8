// Holds the search script of exported sites against the command's: node Tests/Tools/check_search.js
// It finds what the vectors say, in the order that they say, and a character is found by what the command's table makes of it,
// and by none of its other forms. Prints one line a check and exits with 1 on any failure.
"use strict";
const fs = require("fs");
const path = require("path");
const vm = require("vm");

const ROOT = path.resolve(__dirname, "../..");
const read = (file) => fs.readFileSync(path.join(ROOT, file), "utf8");
const context = vm.createContext({});
vm.runInContext(read("Resources/search.js"), context);
const { compile, ranges, parse, order, guess, offer, nearWords } = context.expoSearch;

function check(name, problems) {
  const rest = problems.length > 20 ? `; ${problems.length} in all` : "";
  console.log((problems.length ? "FAILED  " : "ok      ") + name + (problems.length ? ": " : "") + problems.slice(0, 20).join("; ") + rest);
  if (problems.length) process.exitCode = 1;
}

function places(query, text) {
  const key = compile(query);
  return key ? ranges(key, text) : [];
}

function vectorProblems() {
  const { vectors } = JSON.parse(read("Tests/ExpoSearchTests/search-vectors.json"));
  return vectors.flatMap(({ why, query, text, matches }) => {
    const found = JSON.stringify(places(query, text));
    return found === JSON.stringify(matches) ? [] : [`${why}: ${found}`];
  });
}

function guessProblems() {
  const { guesses } = JSON.parse(read("Tests/ExpoSearchTests/search-vectors.json"));
  return guesses.flatMap((one) => {
    const meant = guess(one.query);
    const found = meant && (offer(meant, one.text) || nearWords(meant));
    return found === one.offer ? [] : [`${one.why}: ${JSON.stringify(found)}`];
  });
}

function orderProblems() {
  const { entries, queries } = JSON.parse(read("Tests/ExpoSearchTests/search-order-vectors.json"));
  return queries.flatMap(({ query, found }) => {
    const parsed = parse(query);
    const numbers = parsed ? order(parsed, entries).map((index) => index + 1) : entries.map((_, index) => index + 1);
    return JSON.stringify(numbers) === JSON.stringify(found) ? [] : [`${query}: ${numbers}`];
  });
}

// The table as the command has it: scalar, first of its folding, and in pairs one letter more.
function commandFolding() {
  const source = read("Sources/ExpoSearch/SearchFolding+Table.swift");
  const table = new Map();
  for (const [name, width] of [["singles", 2], ["pairs", 3]]) {
    const start = source.indexOf('"""', source.indexOf(`static let ${name}:`)) + 3;
    const numbers = source.slice(start, source.indexOf('"""', start)).match(/[0-9A-F]+(?=})/g).map((digits) => parseInt(digits, 16));
    for (let index = 0; index < numbers.length; index += width) table.set(numbers[index], numbers.slice(index + 1, index + width));
  }
  const ascii = (code) => (code >= 0x41 && code <= 0x5a ? [code + 32] : code >= 9 && code <= 13 ? [32] : [code]);
  const fold = (code) => {
    const [first, ...more] = table.get(code) || [];
    if (first === undefined) return ascii(code);
    return more.length ? [...fold(first), ...more] : [first];
  };
  const letters = (text) => Array.from(text).flatMap((character) => fold(character.codePointAt(0)));
  // Marks behind a Latin letter are not in the table, since they may stand by themselves.
  return (text) => String.fromCodePoint(...letters(text)).normalize("NFD").replace(/([a-zß-öø-ɏ])\p{M}+/gu, "$1");
}

function foldingProblems() {
  const folded = commandFolding();
  const problems = [];
  let count = 0;
  for (let code = 0; code < 0x110000; code++) {
    if ((code >= 0xd800 && code < 0xe000) || (code >= 0xac00 && code < 0xd7a4)) continue;
    const text = String.fromCodePoint(code);
    const forms = [folded(text), text.toUpperCase(), text.toLowerCase(), text.normalize("NFKC"), text.normalize("NFD")];
    for (const form of new Set(forms)) {
      // White space is dropped around a query; syllables and jamo have vectors of their own.
      if (/[\s\x85]/.test(form + text) || /[\uac00-\ud7a3\u1160-\u11ff]/.test(form + text)) continue;
      if (form === text) continue;
      count += 1;
      // The table has Unicode 15.0; node may know letters of 16 and 17.
      if (/[\u1c89\u1c8a\ua7cb-\ua7dc\u{10d50}-\u{10d8f}\u{16ea0}-\u{16ed3}]/u.test(form + text)) continue;
      const [match] = places(form, text);
      const isFound = Boolean(match) && match[0] === 0 && match[1] === text.length;
      if (isFound !== (folded(form) === folded(text))) problems.push(`U+${code.toString(16)} ${isFound ? "found" : "not found"} by ${escape(form)}`);
    }
  }
  return count < 5000 ? [`only ${count} compared`] : problems;
}

check("the vectors", vectorProblems());
check("what a query that finds nothing may mean", guessProblems());
check("what a query finds, the best first", orderProblems());
check("every character is folded as the command folds it", foldingProblems());
