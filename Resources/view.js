// The keys of a large view, and which of how many it is. The list of views, if there is one, is `expoViews`.
(function (root) {
  "use strict";

  const figure = document.querySelector("main figure");
  const counter = document.querySelector(".counter");
  const views = root.expoViews || [];
  const name = location.pathname.split("/").pop().replace(/\.html$/, "");
  let place = -1;
  try {
    place = views.indexOf(decodeURIComponent(name));
  } catch {}
  if (counter && place >= 0) counter.textContent = `${place + 1} / ${views.length}`;

  // A picture that is wider than the window shows its middle.
  figure.scrollLeft = (figure.scrollWidth - figure.clientWidth) / 2;

  const isReversed = getComputedStyle(figure).direction === "rtl";
  const links = {
    Escape: ".back a",
    [isReversed ? "ArrowRight" : "ArrowLeft"]: ".ways [rel=prev]",
    [isReversed ? "ArrowLeft" : "ArrowRight"]: ".ways [rel=next]",
  };

  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pans = document.activeElement === figure && figure.scrollWidth > figure.clientWidth;
    if (pans && event.key !== "Escape") return;
    const link = links[event.key] && document.querySelector(links[event.key]);
    if (!link) return;
    event.preventDefault();
    link.click();
  });
})(this);
