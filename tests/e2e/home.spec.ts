import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./shop-test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Light behind the brightest tenth of each line of the title, 0 to 255; the title itself is hidden. */
async function lightBehindTitle(page: Page): Promise<readonly number[]> {
  const title = page.getByRole("heading", { level: 1 });
  const lines = await title.evaluate(async (heading) => {
    await Promise.all(
      [...document.querySelectorAll<HTMLImageElement>("[data-hero] img")].map((img) => img.decode()),
    );
    heading.style.visibility = "hidden";
    const range = document.createRange();
    range.selectNodeContents(heading);
    // A line break is a line without width.
    return [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  const lights: number[] = [];
  for (const clip of lines) {
    const picture = await page.screenshot({ clip, animations: "disabled" });
    const pixels = await sharp(picture).greyscale().raw().toBuffer();
    lights.push(pixels.toSorted()[Math.floor(pixels.length * 0.9)] ?? 255);
  }
  return lights;
}

/** The plain stage has 17; metal behind a title, even below a scrim, more than 70. */
const dim = 40;

test("no title of a dark opening is over bright metal, at any width", async ({ page }) => {
  const places = [
    ...[360, 899, 900, 1180, 1920].map((width) => ["/", width] as const),
    ...["/etabli", "/services/maintenance-et-reparation", "/avant-premiere"].flatMap((path) =>
      [390, 900].map((width) => [path, width] as const),
    ),
  ];
  for (const [path, width] of places) {
    await page.setViewportSize({ width, height: width < 900 ? 844 : 900 });
    await page.goto(path);
    for (const light of await lightBehindTitle(page))
      expect.soft(light, `behind the title of ${path} at ${width} px`).toBeLessThan(dim);
  }
});

test("the exploded view stays until the watch is whole, unless motion is to be reduced", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const list = page.getByRole("list").filter({ has: page.locator("[data-part]") });
  /** Its place on the screen, px, and how far apart its outer parts are. */
  const look = () =>
    list.evaluate((parts) => {
      const left = (part: string) =>
        parts.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().left ?? 0;
      return {
        top: Math.round(parts.getBoundingClientRect().top),
        apart: Math.abs(Math.round(left("hands") - left("rotors"))),
      };
    });
  /** @param share of the way on which it stays */
  const advance = (share: number) =>
    list.evaluate((parts, part) => {
      const track = parts.parentElement;
      if (!track) return;
      const { top } = getComputedStyle(parts);
      const begin = scrollY + track.getBoundingClientRect().top - parseFloat(top || "0");
      window.scrollTo({
        top: begin + part * (track.offsetHeight - (parts as HTMLElement).offsetHeight),
        behavior: "instant",
      });
    }, share);
  await advance(0);
  await expect.poll(async () => (await look()).apart).toBeGreaterThan(900);
  const { top } = await look();
  await advance(0.99);
  await expect.poll(look).toEqual({ top, apart: 0 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const stays = await list.evaluate(
    (parts) => parts.parentElement?.offsetHeight !== (parts as HTMLElement).offsetHeight,
  );
  expect(stays).toBe(false);
});
