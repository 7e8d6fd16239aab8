import { createServer } from "node:http";
import type { Browser, Page } from "@playwright/test";
import { median, type Bench, type Measurement } from "./figure";
import { openBrowser, visitSlowly } from "./slow-line";

/** Source: specification 19, ms after the address was entered. */
const bars = { "largest paint": 1800, "main button": 3000 } as const;
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

/** One visit. */
interface Visit extends Readonly<Record<Moment, number>> {
  /** Picture of the largest paint; null where it is a text. */
  readonly picture: string | null;
}

const observe = (press: string) => `
  window.largest = { at: 0, url: "" };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largest = { at: entry.startTime, url: entry.url };
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
  const largest = await page.evaluate<{ at: number; url: string }>("window.largest");
  return { "largest paint": largest.at, "main button": button, picture: largest.url || null };
}

/** The bare page: the same picture, one button that works at once, no style sheet, no code. */
const barePage = (hasPicture: boolean) =>
  `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>.</title>
<body style="margin:0">${hasPicture ? `<img src="/picture" alt="" style="width:100%" fetchpriority="high">` : "<h1>Atelier Valcour</h1>"}<button>.</button>`;

async function visitBarePage(browser: Browser, picture: string | null): Promise<Visit> {
  const accept = "image/avif,image/webp,image/*";
  const answer = picture ? await fetch(picture, { headers: { accept } }) : null;
  const bytes = answer && Buffer.from(await answer.arrayBuffer());
  const server = createServer((request, response) => {
    const isPicture = request.url === "/picture" && bytes !== null;
    response.setHeader("content-type", isPicture ? (answer?.headers.get("content-type") ?? "") : "text/html");
    response.end(isPicture ? bytes : barePage(bytes !== null));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  try {
    const press = seen("button");
    return await visitSlowly(browser, (page) => visit(page, `http://127.0.0.1:${port}/`, press));
  } finally {
    server.close();
  }
}

interface Visited {
  readonly visits: readonly Visit[];
  readonly bare: readonly Visit[];
}

async function visitBoth({ origin }: Bench, { route, press, outcome }: ThrottledPage): Promise<Visited> {
  // Rendered beforehand: the first request of all is not measured.
  await (await fetch(origin + route)).text();
  const browser = await openBrowser();
  const [visits, bare]: [Visit[], Visit[]] = [[], []];
  try {
    // The first visit renders the picture.
    await visitSlowly(browser, (page) => visit(page, origin + route, press, outcome));
    for (let round = 0; round < rounds; round += 1) {
      const seen = await visitSlowly(browser, (page) => visit(page, origin + route, press, outcome));
      visits.push(seen);
      bare.push(await visitBarePage(browser, seen.picture));
    }
  } finally {
    await browser.close();
  }
  return { visits, bare };
}

const both = new Map<string, Promise<Visited>>();

/** The visits are used for both figures of a page. */
function visited(bench: Bench, page: ThrottledPage): Promise<Visited> {
  const known = both.get(page.name) ?? visitBoth(bench, page);
  both.set(page.name, known);
  return known;
}

const moments = Object.keys(bars) as Moment[];

/**
 * Waiting times on a throttled line with a cold cache, median of three visits, relative to a page with only the
 * same picture and a button. The bar is a time, so the bound follows from the floor of the run.
 */
export const throttled: readonly Measurement[] = pages.flatMap((page) =>
  moments.map((moment): Measurement => ({
    name: `throttled ${moment}: ${page.name}`,
    measure: async (bench) => {
      const { visits, bare } = await visited(bench, page);
      const value = median(visits.map((one) => one[moment]));
      const floor = median(bare.map((one) => one[moment]));
      const bound = Math.round((bars[moment] / floor) * 1000) / 1000;
      const all = visits.map((one) => Math.round(one[moment])).join(", ");
      return { value, floor, unit: "ms", bound, wants: "below", note: `at most ${bars[moment]} ms; ${all}` };
    },
  })),
);
