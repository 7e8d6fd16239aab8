import type { Page } from "@playwright/test";
import type { Bench, Measurement } from "./figure";
import { openBrowser, visitSlowly } from "./slow-line";
import { watchedPages } from "./watched-pages";

/** Source: specification 19: what moves under a visitor's eyes on a first visit, on a slow line that is really applied. */
const bar = 0.02;
/** The worst of so many visits counts: who waits longest sees what the others are spared. */
const visits = 3;
/** ms in which what comes late has come. */
const restMs = 4_000;

/** Adds up what moved without anybody's doing, in the worst window of five seconds, as the web's own figure does. */
const observe = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime } of list.getEntries())
      if (!hadRecentInput) window.shifts.push({ value, startTime });
  }).observe({ type: "layout-shift", buffered: true });`;

interface Shift {
  readonly value: number;
  readonly startTime: number;
}

/** Source: https://web.dev/articles/cls: windows of at most 5 s with less than 1 s between two shifts. */
function worstWindow(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, startTime } of shifts) {
    const isNew = startTime - last >= 1_000 || startTime - first >= 5_000;
    [sum, first] = isNew ? [value, startTime] : [sum + value, first];
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

async function shiftOf(page: Page, url: string): Promise<number> {
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  await page.waitForTimeout(restMs);
  return worstWindow(await page.evaluate<Shift[]>("window.shifts"));
}

async function worstVisit({ origin }: Bench, path: string): Promise<number> {
  // Made before, as for whoever is not the first visitor of all.
  await (await fetch(origin + path)).text();
  const browser = await openBrowser();
  try {
    let worst = 0;
    for (let visit = 0; visit < visits; visit += 1)
      worst = Math.max(worst, await visitSlowly(browser, (page) => shiftOf(page, origin + path)));
    return worst;
  } finally {
    await browser.close();
  }
}

export const layoutShift: readonly Measurement[] = watchedPages.map(({ name, path }) => ({
  name: `layout shift: ${name}`,
  measure: async (bench) => ({
    value: await worstVisit(bench, path),
    floor: bar,
    unit: "shift",
    bound: 1,
    wants: "below",
    note: "a bar, not a floor",
  }),
}));
