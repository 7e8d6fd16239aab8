import { request as sendRequest } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { locales } from "@/src/domain/locale/locale";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection } from "@/src/domain/watch/selection";
import { localeHref } from "@/src/i18n/locale-href";
import { shopUrl } from "./parts/addresses";
import { privatePaths, publicPaths } from "./parts/shop-paths";
import { isSample } from "./parts/sample-locales";
import { expect, test } from "./shop-test";

interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Raw requests to the exact address: fetch would normalise both. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<ReceivedAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shopUrl);
    const sent = sendRequest({ hostname, port, path, headers, method, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on("data", (part: Buffer) => parts.push(part));
      res.on("end", () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });

const browser = { "accept-encoding": "gzip, deflate, br, zstd", accept: "text/html,*/*;q=0.8" };

test("a page is compressed, and answered with 304 when the browser has it", async () => {
  for (const path of ["/", "/jp", "/montres", "/montres?couleur=bleu", "/montres/distinction/DI05"]) {
    const plain = await ask(path);
    const small = await ask(path, browser);
    expect([path, small.status, small.headers["content-encoding"]]).toEqual([path, 200, "br"]);
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    expect(small.headers.vary).toMatch(/rsc.*accept-encoding/i);
    const again = await ask(path, { ...browser, "if-none-match": String(small.headers.etag) });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const head = await ask(path, {}, "HEAD");
    expect([head.status, head.body.byteLength, head.headers["content-length"]]).toEqual([
      200,
      0,
      String(plain.body.byteLength),
    ]);
  }
});

test("a picture is sent in an accepted format", async () => {
  const address = frontImageUrl(defaultSelection);
  const whole = await ask(address, { accept: "image/webp" });
  const jpeg = await ask(address, { accept: "*/*" });
  expect([whole.headers["content-type"], jpeg.headers["content-type"]]).toEqual(["image/webp", "image/jpeg"]);
  expect(whole.headers.vary).toBe("Accept");
});

test("a file of the build is cached permanently", async () => {
  const html = (await ask("/")).body.toString();
  const script = /\/_next\/static\/[^"\\]+\.js/.exec(html)?.[0] ?? "";
  const told = await ask(script, browser);
  expect([told.status, told.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(told.headers["cache-control"]).toContain("immutable");
});

test.describe("the language a visitor has chosen", () => {
  for (const [path, target] of [
    ["/", "/jp"],
    ["/montres?couleur=bleu", "/jp/montres?couleur=bleu"],
  ] as const) {
    test(`leads on from ${path}`, async () => {
      await ask(path);
      const told = await ask(path, { ...browser, cookie: "NEXT_LOCALE=jp" });
      expect([told.status, told.headers.location]).toEqual([307, target]);
      expect(told.headers["cache-control"]).toContain("no-store");
      expect((await ask(path, { ...browser, cookie: "NEXT_LOCALE=fr" })).status).toBe(200);
      // A link within the shop sets the language of its target, French included.
      const within = { ...browser, cookie: "NEXT_LOCALE=jp", "sec-fetch-site": "same-origin" };
      expect((await ask(path, within)).status).toBe(200);
    });
  }

  test("does not redirect from an address with a language", async () => {
    expect((await ask("/en", { ...browser, cookie: "NEXT_LOCALE=jp" })).status).toBe(200);
  });
});

for (const [path, status] of [
  ["/.well-known/x.txt", 404],
  ["/montres/x.html", 404],
  ["/favicon.ico", 200],
  ["/_next/static/chunks/gone.js", 404],
  ["/_next/data/x.json", 404],
  ["/%E0%A4%A", 400],
  ["/%00", 400],
  ["/%5Cevil.example", 400],
  ["/_next/image?url=%2F%5Cevil&w=640&q=75", 400],
  ["/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=640&q=75", 400],
  [`/${"a".repeat(7_000)}`, 414],
] as const) {
  test(`${path.slice(0, 60)} is answered ${status}`, async () => {
    expect((await ask(path)).status).toBe(status);
  });
}

test("an old link leads to a page that says so", async ({ page }) => {
  const answer = await page.goto("/jp/montres/x.html", { waitUntil: "domcontentloaded" });
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

// Content policy violations fail on any page: shop-test.ts listens, accessible.spec.ts opens all.
for (const locale of locales) {
  const title = `every page in ${locale} names the scripts that may run in it`;
  test(title, isSample(locale) ? {} : { tag: "@deep" }, async () => {
    for (const path of [...publicPaths, ...privatePaths, "/no/such/page"]) {
      const policy = String(
        (await ask(localeHref(locale, path), browser)).headers["content-security-policy"],
      );
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      expect([path, scripts]).toEqual([path, expect.stringContaining("'sha256-")]);
      expect([path, scripts]).toEqual([path, expect.not.stringContaining("unsafe")]);
    }
  });
}
