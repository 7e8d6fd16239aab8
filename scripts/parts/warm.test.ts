import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { warmShop } from "./warm.mjs";

const home = `<link rel="alternate" hrefLang="ja" href="https://shop.example/jp"/>
  <link rel="preload" as="image" imageSrcSet="/p?w=640&amp;q=75 640w, /p?w=1080&amp;q=75 1080w" fetchPriority="high"/>
  <a class="x" href="/montres#liste">Montres</a> <a href="/montres">Montres</a> <a href="/manuel.pdf">Manuel</a>
  <a href="https://elsewhere.example/">Ailleurs</a> <a href="mailto:bonjour@shop.example">Nous écrire</a>`;

const pages: Readonly<Record<string, string>> = {
  "/": home,
  "/jp": home,
  "/p?w=640&q=75": "x",
  "/p?w=1080&q=75": "x",
  "/api/search?q=montre": "{}",
};
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A shop with two languages and one more page, which fails. */
async function smallShop(): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, answer) => {
    asked.push(url);
    answer.writeHead(pages[url] ? 200 : 500).end(pages[url]);
  });
  stops.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, asked };
}

test("requests each page and each width of its first picture once, other languages before linked pages", async () => {
  const { origin, asked } = await smallShop();
  const count = await warmShop(origin, new AbortController().signal);
  expect(asked).toEqual(["/", "/p?w=640&q=75", "/p?w=1080&q=75", "/jp", "/montres", "/api/search?q=montre"]);
  expect(count).toEqual({ pages: 2, pictures: 2, failed: 1 });
});

test("ends when it is aborted", async () => {
  const { origin, asked } = await smallShop();
  await expect(warmShop(origin, AbortSignal.abort())).rejects.toThrow("aborted");
  expect(asked).toEqual([]);
});
