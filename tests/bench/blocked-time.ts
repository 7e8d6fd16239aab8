import type { Browser, Page } from "@playwright/test";
import { startBareApp } from "./bare-app";
import { median, type Bench, type Measurement } from "./figure";
import { openBrowser, visitSlowly } from "./slow-line";
import { watchedPages } from "./watched-pages";

/** Factor over the empty page. */
const bound = 2;
const visits = 3;
/** ms in which late tasks have run. */
const restMs = 4_000;
/** ms of a task that is not noticed. Source: https://web.dev/articles/tbt */
const unnoticed = 50;

const observe = `
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.tasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });`;

interface Task {
  readonly startTime: number;
  readonly duration: number;
}

/**
 * @returns ms of tasks beyond that limit, from the first paint on
 */
async function blockedTime(page: Page, url: string): Promise<number> {
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  await page.waitForTimeout(restMs);
  const [tasks, paint] = await page.evaluate<[readonly Task[], number]>(
    `[window.tasks, performance.getEntriesByName("first-contentful-paint")[0].startTime]`,
  );
  return tasks
    .filter(({ startTime }) => startTime >= paint)
    .reduce((sum, { duration }) => sum + duration - unnoticed, 0);
}

const visit = (browser: Browser, url: string) => visitSlowly(browser, (page) => blockedTime(page, url));

async function visitBoth({ origin, root }: Bench, path: string) {
  // Rendered beforehand: the first request of all is not measured.
  await (await fetch(origin + path)).text();
  const bare = await startBareApp(root);
  const browser = await openBrowser();
  const [own, floor]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < visits; round += 1) {
      own.push(await visit(browser, origin + path));
      floor.push(await visit(browser, bare.origin));
    }
  } finally {
    await browser.close();
    await bare.stop();
  }
  return { own, floor };
}

/** How long a phone cannot respond while a page loads, relative to an empty page of Next and React. */
export const blocked: readonly Measurement[] = watchedPages.map(({ name, path }) => ({
  name: `blocked time: ${name}`,
  measure: async (bench) => {
    const { own, floor } = await visitBoth(bench, path);
    const note = `${own.map(Math.round).join(", ")} over ${floor.map(Math.round).join(", ")}`;
    return { value: median(own), floor: median(floor), unit: "ms", bound, wants: "below", note };
  },
}));
