/** What Next writes for each script of a page, and the hint that would fetch one of them ahead. */
const scriptTag = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const scriptHint = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Lets a page be seen before its code is fetched: on a slow line both would share the way, and the code, several times
 * the size of the picture a page opens with, would hold it up. See docs/decisions/0037.
 * @param {string} html as Next made it
 * @returns {string} the same page; one whose scripts are written otherwise stays as it is
 */
export function startCodeLate(html) {
  const addresses = [...html.matchAll(scriptTag)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const waiting = `(${keepEarlyPresses.toString()})()`;
  const fetching = `(${fetchWhenSeen.toString()})(${JSON.stringify(addresses)})`;
  const loader = `<script>${waiting};${fetching}</script>`;
  return html
    .replace(scriptHint, "")
    .replace(scriptTag, "")
    .replace("</body>", () => `${loader}</body>`);
}

/**
 * Runs in the page: fetches the code once the page was painted and the pictures it opens with are there, at once in a
 * tab in the background, which is never painted, and after two seconds in any case.
 */
function fetchWhenSeen(addresses) {
  const fetchCode = () => {
    for (const src of addresses.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src }));
    }
  };
  // First, so that whatever a browser lacks of the rest, the code comes.
  setTimeout(fetchCode, document.hidden ? 0 : 2000);
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
  const seen = Promise.allSettled([painted, ...pictures.map((picture) => picture.decode())]);
  void seen.then(() => requestAnimationFrame(() => setTimeout(fetchCode)));
}

/**
 * Runs in the page: a button pressed before React knows it is pressed again as soon as it does. Links, and buttons that
 * send a form, work without code.
 */
function keepEarlyPresses() {
  const isKnown = (button) => Object.keys(button).some((key) => key.startsWith("__reactProps"));
  const pressed = new Set();
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (!button || (button.form && button.type === "submit")) return;
    if (pressed.has(button) || isKnown(button)) return;
    pressed.add(button);
    const waiting = setInterval(() => {
      if (button.isConnected && !isKnown(button)) return;
      clearInterval(waiting);
      pressed.delete(button);
      button.click();
    }, 50);
  });
}
