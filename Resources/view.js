// The keys of a large view, its zoom, and which of how many it is. The list of views, if there is one, is `expoViews`.
(function (root) {
  "use strict";

  const wall = document.querySelector(".wall");
  const image = wall.querySelector("img");
  const counter = document.querySelector(".counter");
  const views = root.expoViews || [];
  const name = location.pathname.split("/").pop().replace(/\.html$/, "");
  let place = -1;
  try {
    place = views.indexOf(decodeURIComponent(name));
  } catch {}
  if (counter && place >= 0) counter.textContent = `${place + 1} / ${views.length}`;

  // Pixels of the page for each of the largest file; 0 for as many as fit into the window.
  const zoom = document.querySelector(".zoom a");
  const size = ["width", "height"].map((side) => Number(image.getAttribute(side)) || 1000);
  const pixels = Number((/ (\d+)w$/.exec(image.srcset) || [])[1]) || size[0];
  let scale = 0;

  // How wide the picture is drawn, and its middle.
  function drawn() {
    const { x, y, width, height } = image.getBoundingClientRect();
    return [Math.min(width, (height * size[0]) / size[1]), x + width / 2, y + height / 2];
  }

  // Sets a scale; what is at a place of the window stays there.
  function show(next, x, y) {
    const [before, ...middle] = drawn();
    scale = next;
    wall.toggleAttribute("data-scale", scale > 0);
    image.sizes = image.style.width = scale ? `${pixels * scale}px` : "";
    zoom.nextElementSibling.textContent = scale ? `${scale}×` : "";
    const [after, left, top] = drawn();
    wall.scrollBy(left - x + ((x - middle[0]) * after) / before, top - y + ((y - middle[1]) * after) / before);
  }

  // The next scale, of those larger than what fits; after the last the window again.
  function step(x = innerWidth / 2, y = innerHeight / 2) {
    const width = drawn()[0];
    show([1, 2, 4].find((one) => (scale ? one > scale : pixels * one > width * 1.05)) || 0, x, y);
  }

  zoom.setAttribute("role", "button");
  zoom.addEventListener("click", (event) => {
    event.preventDefault();
    step();
  });

  // A mouse drags the picture and clicks to zoom; a finger scrolls it and taps twice.
  let [isTouch, moved] = [false, 0];
  image.draggable = false;
  wall.addEventListener("pointerdown", (event) => {
    [isTouch, moved] = [event.pointerType === "touch", 0];
  });
  wall.addEventListener("pointermove", (event) => {
    if (isTouch || event.buttons !== 1) return;
    moved += Math.abs(event.movementX) + Math.abs(event.movementY);
    wall.scrollBy(-event.movementX, -event.movementY);
  });
  for (const kind of ["click", "dblclick"]) {
    wall.addEventListener(kind, (event) => {
      if (isTouch === (kind === "dblclick") && moved < 5) step(event.clientX, event.clientY);
    });
  }

  const isReversed = getComputedStyle(wall).direction === "rtl";
  const links = {
    Escape: ".back a",
    [isReversed ? "ArrowRight" : "ArrowLeft"]: ".ways [rel=prev]",
    [isReversed ? "ArrowLeft" : "ArrowRight"]: ".ways [rel=next]",
  };
  const pans = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = scale > 0 && pans[event.key];
    const link = !way && !event.shiftKey && links[event.key] && document.querySelector(links[event.key]);
    if (event.key === "Escape" && scale) show(0, 0, 0);
    else if ("+=".includes(event.key) || (event.key === " " && document.activeElement === zoom)) step();
    else if (way) wall.scrollBy(way[0] * 80, way[1] * 80);
    else if (link) link.click();
    else return;
    event.preventDefault();
  });
})(this);
