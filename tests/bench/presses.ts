import type { Page } from "@playwright/test";
import { median, type Bench, type Measurement } from "./figure";
import { onPage } from "./visitor";

/** ms from the click until its result is painted. Source: specification 19. */
const bars = { drawer: 100, lightbox: 100, link: 100, seenBefore: 60 } as const;
/** Each on a freshly loaded page: the first click also loads its code. */
const rounds = 9;
const watchPage = "/montres/distinction/DI01";

/** Clicks in the page and waits, frame by frame, for the result; null where it never appears. */
const pressAndSee = (page: Page, pressed: string, seen: string): Promise<number | null> =>
  page.evaluate(
    `new Promise((resolve) => {
      const start = performance.now();
      const look = () => {
        if (${seen}) resolve(performance.now() - start);
        else if (performance.now() - start > 10_000) resolve(null);
        else requestAnimationFrame(look);
      };
      document.querySelector(${JSON.stringify(pressed)}).click();
      requestAnimationFrame(look);
    })`,
  );

/** A page that has been open for a moment, with the cookie notice answered. */
async function visit(page: Page, bench: Bench, path: string, ready: string): Promise<void> {
  await page.goto(bench.origin + path);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(1500);
}

async function waitsOf(bench: Bench, pressed: string, seen: string): Promise<readonly number[]> {
  const waits: number[] = [];
  await onPage(async (page) => {
    for (let round = 0; round < rounds; round += 1) {
      await page.context().clearCookies();
      await visit(page, bench, watchPage, pressed);
      const wait = await pressAndSee(page, pressed, seen);
      if (wait !== null) waits.push(wait);
    }
  });
  return waits;
}

/** Two dials alternately: after the first two choices, each was displayed before. */
async function waitsForSeen(bench: Bench): Promise<readonly number[]> {
  const waits: number[] = [];
  await onPage(async (page) => {
    await visit(page, bench, "/configurator?step=dial", 'input[name="dial"]');
    for (let turn = 0; turn < rounds + 2; turn += 1) {
      const dial = turn % 2 === 0 ? "DI-GR" : "DI-PI";
      const wait = await pressAndSee(
        page,
        `input[name="dial"][value="${dial}"]`,
        `document.querySelector('section[data-tone] [aria-busy] img:last-of-type')?.src.includes("dial=${dial}")`,
      );
      if (turn > 1 && wait !== null) waits.push(wait);
      await page.waitForTimeout(1500);
    }
  });
  return waits;
}

const figure = (
  name: string,
  bar: number,
  measure: (bench: Bench) => Promise<readonly number[]>,
): Measurement => ({
  name,
  async measure(bench) {
    const waits = await measure(bench);
    return {
      unit: "ms",
      value: median(waits),
      floor: bar,
      bound: 1,
      wants: "below",
      note: `a bar, not a floor; median of ${waits.length} presses`,
    };
  },
});

/** Results of a click. */
export const presses: readonly Measurement[] = [
  figure("press: the cart's drawer is open", bars.drawer, (bench) =>
    waitsOf(
      bench,
      "form#acheter button[type=submit]",
      'document.querySelector("dialog[open]")?.checkVisibility()',
    ),
  ),
  figure("press: the lightbox shows the picture", bars.lightbox, (bench) =>
    waitsOf(
      bench,
      "a[data-zoom]",
      `[...document.querySelectorAll(".pswp img")].some(
        (image) => image.complete && image.naturalWidth > 0 && image.checkVisibility())`,
    ),
  ),
  figure("press: a link is under way", bars.link, (bench) =>
    waitsOf(
      bench,
      'header a[href="/montres"]',
      `location.pathname === "/montres" ||
        [...document.querySelectorAll("[data-running]")].some((line) => Number(getComputedStyle(line).opacity) > 0)`,
    ),
  ),
  figure("preview seen before", bars.seenBefore, waitsForSeen),
];
