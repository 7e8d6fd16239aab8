import type { Page } from "@playwright/test";
import type { Bench, Measurement } from "./figure";
import { openBrowser, visitSlowly } from "./slow-line";
import { watchedPages } from "./watched-pages";

/** Source: specification 19: layout shift on a first visit, on a line that is really throttled. */
const bar = 0.02;
/** The worst of the visits counts: shifts depend on the order of loading. */
const visits = 3;
/** ms in which late resources have loaded. */
const restMs = 4_000;

/** Sums shifts without user input in the worst window of five seconds, like CLS. */
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
  // Rendered beforehand: the first request of all is not measured.
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
