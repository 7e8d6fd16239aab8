import { chromium, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { localeHref } from "@/src/i18n/locale-href";
import { privatePaths, publicPaths } from "@/tests/e2e/parts/shop-paths";
import { browserArguments, findBrowser } from "./parts/browser.mjs";
import { root } from "./parts/places.mjs";

const folder = path.join(root, "screenshots");
const widths = [1440, 390] as const;
const languages = ["fr", "jp"] as const;

const wanted = new RegExp(process.argv[2] ?? "");
const shop = process.env.SHOP_URL ?? "http://localhost:3000";

/** Pictures are loaded lazily; scrolling to the end and back loads all. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  // Decoded with the page that is painted rather than after it, so that none is missing from its picture.
  await page.evaluate(() => {
    for (const picture of document.images) picture.decoding = "sync";
  });
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
mkdirSync(folder, { recursive: true });
for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: width < 900 ? 844 : 900 },
    reducedMotion: "reduce",
  });
  await context.addInitScript(() => localStorage.setItem("consent-refused", "true"));
  const page = await context.newPage();
  for (const language of languages) {
    for (const address of [...publicPaths, ...privatePaths].filter((name) => wanted.test(name))) {
      await page.goto(shop + localeHref(language, address));
      await loadPictures(page);
      const name = address.replace(/[^a-zA-Z0-9]+/g, "-").replace(/^-|-$/g, "") || "home";
      const file = `${name}-${language}-${width}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
      process.stdout.write(`${file}\n`);
    }
  }
  await context.close();
}
await browser.close();
