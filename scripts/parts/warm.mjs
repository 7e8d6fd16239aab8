import { setTimeout as pause } from "node:timers/promises";

/**
 * Between two requests at least; and as long as the last one took, which is the longer the busier the machine is: visitors come
 * first.
 */
const restMs = 20;

/** @param {string} text */
const decode = (text) => text.replaceAll("&amp;", "&");

/**
 * Links of a page within the shop, without files and fragments.
 * @param {string} html
 * @param {string} origin
 */
function pagesBehind(html, origin) {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(
    ([, href = ""]) => new URL(decode(href), origin),
  );
  return links.flatMap((url) => (url.origin === origin && !url.pathname.includes(".") ? [url.pathname] : []));
}

/**
 * The same page in the other languages, as it names them itself.
 * @param {string} html
 */
function languagesOf(html) {
  const links = [...html.matchAll(/<link\b[^>]*\bhref[Ll]ang="[^"]+"[^>]*>/g)];
  return links.flatMap(([tag]) => {
    const address = /\shref="([^"]+)"/.exec(tag)?.[1];
    return address ? [new URL(decode(address)).pathname] : [];
  });
}

/**
 * The picture a page opens with, in every width it comes in.
 * @param {string} html
 */
function firstPictures(html) {
  const sets = [...html.matchAll(/<link\b[^>]*\bas="image"[^>]*>/g)].map(
    ([tag]) => /imageSrcSet="([^"]+)"/i.exec(tag)?.[1] ?? /href="([^"]+)"/.exec(tag)?.[1] ?? "",
  );
  return sets.flatMap((set) =>
    decode(set)
      .split(", ")
      .map((candidate) => candidate.split(" ")[0] ?? ""),
  );
}

/**
 * Requests the first page of a fresh shop in every language, the linked pages and the first picture of each, one
 * after the other, so that no visitor waits for their first rendering.
 * @param {string} origin where the shop listens
 * @param {AbortSignal} [signal] ends it early, by an error
 * @returns number of pages and pictures, and of failures
 */
export async function warmShop(origin, signal) {
  const count = { pages: 0, pictures: 0, failed: 0 };
  /** @type {Set<string>} */
  const seen = new Set();
  let took = 0;
  /** @param {string} path @param {string} accept */
  const ask = async (path, accept) => {
    if (seen.has(path)) return undefined;
    seen.add(path);
    await pause(Math.max(restMs, took), undefined, { signal });
    const began = performance.now();
    const answer = await fetch(origin + path, { headers: { accept }, signal });
    const body = await answer.text();
    took = performance.now() - began;
    if (!answer.ok) count.failed += 1;
    return answer.ok ? body : undefined;
  };
  /** @param {string} path */
  const askWithPictures = async (path) => {
    const html = await ask(path, "text/html");
    if (html === undefined) return "";
    count.pages += 1;
    for (const picture of firstPictures(html)) {
      if (await ask(picture, "image/avif,image/webp,image/*")) count.pictures += 1;
    }
    return html;
  };

  const home = await askWithPictures("/");
  for (const page of [...languagesOf(home), ...pagesBehind(home, origin)]) await askWithPictures(page);
  // The first search builds the index.
  await ask("/api/search?q=montre", "application/json");
  return count;
}
