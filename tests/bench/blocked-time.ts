import type { Browser, Page } from "@playwright/test";
import { startBareApp } from "./bare-app";
import { median, type Bench, type Measurement } from "./figure";
import { openBrowser, visitSlowly } from "./slow-line";
import { watchedPages } from "./watched-pages";

/** Times the page that has nothing. */
const bound = 2;
const visits = 3;
/** ms in which what comes late has come. */
const restMs = 4_000;
/** ms of a task that nobody notices. Source: https://web.dev/articles/tbt */
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

/** @returns ms that tasks took beyond what nobody notices, from the first paint on */
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
  // Made before, as for whoever is not the first visitor of all.
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

/** How long a phone cannot answer while a page starts, over a page of Next and React that has nothing. */
export const blocked: readonly Measurement[] = watchedPages.map(({ name, path }) => ({
  name: `blocked time: ${name}`,
  measure: async (bench) => {
    const { own, floor } = await visitBoth(bench, path);
    const note = `${own.map(Math.round).join(", ")} over ${floor.map(Math.round).join(", ")}`;
    return { value: median(own), floor: median(floor), unit: "ms", bound, wants: "below", note };
  },
}));
