import type { Page } from "@playwright/test";
import { median, type Bench, type Measurement } from "./figure";
import { openBrowser, visitSlowly } from "./slow-line";

/** Source: specification 19, ms after the address was entered. */
const bars = { "first paint": 1500, "largest paint": 1800, "main button": 3000 } as const;
type Moment = keyof typeof bars;

const rounds = 3;

interface ThrottledPage {
  readonly name: string;
  readonly route: string;
  /** Clicks the main button; runs in the page and is true where the click had an effect. */
  readonly press: string;
  /** Visible effect of a click, where it is not the click itself. */
  readonly outcome?: string;
}

/** A link or a button of a page without code works once it is painted. */
const seen = (selector: string) =>
  `performance.getEntriesByType("paint").length > 0 && document.querySelector('${selector}')?.checkVisibility()`;

const pages: readonly ThrottledPage[] = [
  {
    name: "home",
    route: "/",
    // A link: it works as soon as it is visible.
    press: seen('main a[href*="configurator"]'),
  },
  {
    name: "watch page",
    route: "/montres/distinction/DI05",
    press: `document.querySelector("form#acheter")?.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true })) === false`,
    outcome: "dialog[open]",
  },
  {
    name: "configurator",
    route: "/configurator",
    press: `(document.querySelector('input[name="caseType"]:not(:checked)')?.click(), location.search !== "")`,
  },
];

type Visit = Readonly<Record<Moment, number>>;

const observe = (press: string) => `
  window.largest = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  window.taken = new Promise((resolve) => {
    const again = () => {
      const at = performance.now();
      if (document.body && ${press}) resolve(at);
      else setTimeout(again, 25);
    };
    again();
  });`;

/** A click without an effect is lost, as for a visitor; the time of the first effective one counts. */
async function visit(page: Page, url: string, press: string, outcome?: string): Promise<Visit> {
  await page.addInitScript(observe(press));
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  const button = await page.evaluate<number>("window.taken");
  if (outcome) await page.waitForSelector(outcome, { timeout: 20_000 });
  const [first, largest] = await page.evaluate<[number, number]>(
    `[performance.getEntriesByName("first-contentful-paint")[0].startTime, window.largest]`,
  );
  return { "first paint": first, "largest paint": largest, "main button": button };
}

async function visitOften({ origin }: Bench, { route, press, outcome }: ThrottledPage) {
  // Rendered beforehand: the first request of all is not measured.
  await (await fetch(origin + route)).text();
  const browser = await openBrowser();
  const visits: Visit[] = [];
  try {
    // The first visit renders the picture.
    for (let round = 0; round <= rounds; round += 1)
      visits.push(await visitSlowly(browser, (page) => visit(page, origin + route, press, outcome)));
  } finally {
    await browser.close();
  }
  return visits.slice(1);
}

const known = new Map<string, Promise<readonly Visit[]>>();

/** The same visits give all figures of a page. */
function visitsOf(bench: Bench, page: ThrottledPage): Promise<readonly Visit[]> {
  const visits = known.get(page.name) ?? visitOften(bench, page);
  known.set(page.name, visits);
  return visits;
}

const moments = Object.keys(bars) as Moment[];

/** Waiting times on a throttled line with a cold cache, median of three visits. */
export const throttled: readonly Measurement[] = pages.flatMap((page) =>
  moments.map((moment): Measurement => ({
    name: `throttled ${moment}: ${page.name}`,
    measure: async (bench) => {
      const times = (await visitsOf(bench, page)).map((one) => one[moment]);
      return {
        value: median(times),
        floor: bars[moment],
        bound: 1,
        unit: "ms",
        wants: "below",
        note: `a bar, not a floor; ${times.map(Math.round).join(", ")}`,
      };
    },
  })),
);
