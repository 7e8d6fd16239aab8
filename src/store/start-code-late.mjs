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
  const loader = `<script>(${fetchWhenSeen.toString()})(${JSON.stringify(addresses)})</script>`;
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
