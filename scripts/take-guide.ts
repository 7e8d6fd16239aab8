import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import accounts from "@/src/seed/staff.json" with { type: "json" };
import { guideShots, type GuideShot } from "./parts/guide-shots";
import { browserArguments, findBrowser } from "./parts/browser.mjs";
import { root } from "./parts/places.mjs";

const folder = path.join(root, "docs/editing/pictures");
const shop = process.env.SHOP_URL ?? "http://localhost:3000";
const wanted = new RegExp(process.argv[3] ?? "");
/** Wide enough for the admin's menu beside a form; on the page a picture is as wide as its text. */
const viewport = { width: 1440, height: 900 };
const pictureWidth = 1200;
/** The warning about an unsaved draft is shown at once, and must not be in a picture. */
const withoutNotices = "[data-sonner-toaster] { display: none }";

async function signIn(browser: Browser, role: GuideShot["role"]): Promise<Page> {
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`src/seed/staff.json has no ${role}.`);
  const context = await browser.newContext({
    viewport,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
  });
  // Input for a picture is not saved as a draft.
  await context.route(/[?&]autosave=true/, (route) => route.abort());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop}/admin/login`);
  await page.locator("#field-email").fill(account.email);
  await page.locator("#field-password").fill(account.password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/admin$/);
  return page;
}

async function take(page: Page, shot: GuideShot): Promise<void> {
  await shot.open(page, shop);
  await page.locator("html:not([data-waiting])").waitFor();
  await page.waitForLoadState("networkidle");
  await page.locator(".shimmer-effect").first().waitFor({ state: "detached" });
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  const { x = 0, y = 0, width = viewport.width, height = viewport.height } = shot.clip ?? {};
  const picture = await page.screenshot({ clip: { x, y, width, height }, style: withoutNotices });
  const file = path.join(folder, `${shot.name}.webp`);
  const { size } = await sharp(picture)
    .resize({ width: Math.min(width, pictureWidth) })
    .webp({ quality: 72 })
    .toFile(file);
  process.stdout.write(`${shot.name}.webp  ${Math.round(size / 1024)} kB\n`);
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
mkdirSync(folder, { recursive: true });
const shots = guideShots.filter(({ name }) => wanted.test(name));
for (const role of new Set(shots.map((shot) => shot.role))) {
  const page = await signIn(browser, role);
  for (const shot of shots.filter((one) => one.role === role)) await take(page, shot);
  await page.context().close();
}
await browser.close();
