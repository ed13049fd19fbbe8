// Loads the search of an exported site when it is used: a first visit does not wait for it.
(function () {
  "use strict";

  const form = document.querySelector("form[role=search]");
  if (!form) return;
  const input = form.querySelector("input");
  const source = document.currentScript.getAttribute("src").replace(/search\.js$/, "search-box.js");
  let isLoading = false;

  function load() {
    if (isLoading) return;
    isLoading = true;
    const script = document.createElement("script");
    script.src = source;
    script.onerror = () => {
      script.remove();
      isLoading = false;
    };
    document.head.append(script);
  }

  function follow() {
    if (location.hash.startsWith("#q=")) load();
  }

  form.parentNode.classList.add("ready");
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("focus", load);
  input.addEventListener("input", load);
  addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
  addEventListener("hashchange", follow);
  follow();
})();
