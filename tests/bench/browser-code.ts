import { startBarePage } from "./bare-page";
import type { Measurement } from "./figure";

/** Source: the issue's bar: a content page may carry a fifth more than a bare one, the configurator two fifths. */
const pages = [
  ["home", "/", 1.2],
  ["watch page", "/montres/distinction/DI05", 1.2],
  ["all watches", "/montres", 1.2],
  ["cart", "/panier", 1.2],
  ["configurator", "/configurator", 1.4],
] as const;

/** The issue measured its bare page by means it does not tell; ours, without any provider, is the stricter one. */
const issueFloor = 154;

/**
 * Scripts that a page asks for at load, without those only an outdated browser takes. What code loads later, on a
 * press, is named with its quotes escaped and not counted.
 */
function scriptsOf(html: string): readonly string[] {
  const modern = html.replace(/<script\b[^>]*\bnomodule\b[^>]*>/gi, "");
  const addresses = [...modern.matchAll(/(?<!\\)"(\/_next\/static\/[^"\\]+\.js)"/g)];
  return [...new Set(addresses.map(([, address = ""]) => address))];
}

/** Bytes of a page's scripts as they travel, compressed as the server compresses them. */
async function scriptBytes(origin: string, route: string): Promise<number> {
  const page = await fetch(`${origin}${route}`);
  if (!page.ok) throw new Error(`${route} answers ${page.status}.`);
  const sizes = await Promise.all(
    scriptsOf(await page.text()).map((address) =>
      bytesOnTheWire(new URL(address.replaceAll("&amp;", "&"), origin)),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** node:http leaves the body as it came, which fetch does not. */
async function bytesOnTheWire(url: URL): Promise<number> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br, gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on("end", () => resolve(bytes));
      answer.on("error", reject);
    }).on("error", reject);
  });
}

let bareBytes: Promise<number> | undefined;

async function measureBarePage(root: string): Promise<number> {
  const bare = await startBarePage(root);
  try {
    return await scriptBytes(bare.origin, "/");
  } finally {
    await bare.stop();
  }
}

/** Browser code of a page over that of a page without content on the same versions of Next and React. */
export const browserCode: readonly Measurement[] = pages.map(([name, route, bound]) => ({
  name: `browser code: ${name}`,
  measure: async ({ origin, root }) => {
    const value = (await scriptBytes(origin, route)) / 1000;
    bareBytes ??= measureBarePage(root);
    const note = `${(value / issueFloor).toFixed(3)} over the issue's own floor of ${issueFloor} kB`;
    return { value, floor: (await bareBytes) / 1000, unit: "kB", bound, wants: "below", note };
  },
}));
