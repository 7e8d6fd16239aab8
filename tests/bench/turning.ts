import type { Page } from "@playwright/test";
import { drawingArguments } from "@/scripts/parts/browser.mjs";
import { settledBytes } from "./browser-code";
import { median, type Bench, type Measurement } from "./figure";
import { untilAtRest } from "./process-usage";
import { openBrowser } from "./slow-line";

/** Source: specification 19, a watch that is turned, drawn by the processor. */
const bars = { open: 3000, option: 500, frames: 15, code: 260, watch: 1800, part: 300 } as const;
const rounds = 3;
/** The stage of a watch page is 800 px wide and high on it. */
const screen = { width: 1180, height: 868 };
const watchPage = "/montres/distinction/DI01";
const surface = '[role="application"]';
const button = "Tourner";
/** ms between two choices. */
const lookMs = 2_000;

/** Counts draws of the watch's canvas: the page itself goes on while the processor draws. */
const countDrawn = `
  const { clear } = WebGL2RenderingContext.prototype;
  window.drawn = 0;
  WebGL2RenderingContext.prototype.clear = function (...parts) {
    window.drawn += 1;
    return clear.apply(this, parts);
  };`;

async function onDrawingPage<Value>(use: (page: Page) => Promise<Value>): Promise<Value> {
  const browser = await openBrowser(drawingArguments);
  try {
    const page = await browser.newPage({ viewport: screen, locale: "fr-FR" });
    await page.addInitScript('localStorage.setItem("consent-refused", "true")');
    await page.addInitScript(countDrawn);
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Resolves in the page at the frame in which it becomes true: polling from outside happens every half second. */
const until = (page: Page, holds: string): Promise<unknown> =>
  page.evaluate(
    `new Promise((resolve) => {
      const look = () => (${holds} ? resolve() : requestAnimationFrame(look));
      look();
    })`,
  );

/**
 * @returns ms from the click until the watch is displayed and was turned by a key
 */
async function openAndTurn(page: Page): Promise<number> {
  const start = performance.now();
  await page.getByRole("button", { name: button, exact: true }).click();
  await until(page, `document.querySelector('${surface}:focus')`);
  const before = await page.evaluate<number>("window.drawn");
  await page.keyboard.press("ArrowLeft");
  await until(page, `window.drawn > ${before}`);
  return performance.now() - start;
}

async function opens(bench: Bench): Promise<readonly number[]> {
  const waits: number[] = [];
  // The server has put the watch together before; each browser is new.
  for (let round = 0; round <= rounds; round += 1) {
    const wait = await onDrawingPage(async (page) => {
      await page.goto(bench.origin + watchPage, { waitUntil: "networkidle" });
      await untilAtRest(bench.pid);
      return openAndTurn(page);
    });
    if (round > 0) waits.push(wait);
  }
  return waits;
}

/**
 * @returns ms from each choice until its parts are displayed, and kB transferred
 */
const chooseDials = (bench: Bench) =>
  onDrawingPage(async (page) => {
    await page.goto(`${bench.origin}/configurator?step=dial`, { waitUntil: "networkidle" });
    await untilAtRest(bench.pid);
    await openAndTurn(page);
    const [waits, sizes]: [number[], number[]] = [[], []];
    for (const dial of ["DI-GR", "DI-PI", "ART-WAVE", "DI-GR"]) {
      // A shopper pauses before the next choice.
      await page.waitForTimeout(lookMs);
      const parts = page.waitForResponse((answer) => answer.url().includes("/api/configurator/model"));
      const wait = await page.evaluate<number>(
        `new Promise((resolve) => {
          const start = performance.now();
          document.querySelector('input[name="dial"][value="${dial}"]').click();
          const look = () =>
            document.querySelector('${surface}[data-parts*="${dial}"]')
              ? resolve(performance.now() - start)
              : requestAnimationFrame(look);
          look();
        })`,
      );
      waits.push(wait);
      const answer = await parts;
      sizes.push((await answer.request().sizes()).responseBodySize / 1000);
    }
    return { waits, sizes };
  });

/** The same with warm caches in the shop. */
async function chooses(bench: Bench) {
  await chooseDials(bench);
  return chooseDials(bench);
}

/** Frames a second while keys turn it. */
const framesWhileTurning = (bench: Bench): Promise<number> =>
  onDrawingPage(async (page) => {
    await page.goto(bench.origin + watchPage, { waitUntil: "networkidle" });
    await untilAtRest(bench.pid);
    await openAndTurn(page);
    const [before, begin] = [await page.evaluate<number>("window.drawn"), performance.now()];
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("ArrowLeft");
      await page.waitForTimeout(200);
    }
    const drawn = (await page.evaluate<number>("window.drawn")) - before;
    return drawn / ((performance.now() - begin) / 1000);
  });

/** kB that a press fetches, as they travel: of code, and of the watch. */
const bytesOfPress = (bench: Bench) =>
  onDrawingPage(async (page) => {
    await page.goto(bench.origin + watchPage, { waitUntil: "networkidle" });
    const scripts: string[] = [];
    let watch = 0;
    page.on("response", (answer) => {
      if (answer.request().resourceType() === "script") scripts.push(answer.url());
      if (answer.url().includes("/api/configurator/model"))
        void answer
          .request()
          .sizes()
          .then(({ responseBodySize }) => (watch = responseBodySize / 1000));
    });
    await openAndTurn(page);
    const sizes = await Promise.all(scripts.map(settledBytes));
    return { code: sizes.reduce((sum, size) => sum + size, 0) / 1000, watch };
  });

let chosen: ReturnType<typeof chooses> | undefined;
let pressed: ReturnType<typeof bytesOfPress> | undefined;

const bar = { bound: 1, note: "a bar, not a floor" } as const;

/** A watch that is turned, on a machine without a graphics card. */
export const turning: readonly Measurement[] = [
  {
    name: "turn: press to turning watch",
    measure: async (bench) => ({
      ...bar,
      unit: "ms",
      value: median(await opens(bench)),
      floor: bars.open,
      wants: "below",
    }),
  },
  {
    name: "turn: option changed",
    measure: async (bench) => ({
      ...bar,
      unit: "ms",
      value: median((await (chosen ??= chooses(bench))).waits),
      floor: bars.option,
      wants: "below",
    }),
  },
  {
    name: "turn: bytes of an option",
    measure: async (bench) => ({
      ...bar,
      unit: "kB",
      value: Math.max(...(await (chosen ??= chooses(bench))).sizes),
      floor: bars.part,
      wants: "below",
    }),
  },
  {
    name: "turn: frames at 800 px",
    measure: async (bench) => ({
      ...bar,
      unit: "frames/s",
      value: await framesWhileTurning(bench),
      floor: bars.frames,
      wants: "above",
    }),
  },
  {
    name: "turn: bytes of its code",
    measure: async (bench) => ({
      ...bar,
      unit: "kB",
      value: (await (pressed ??= bytesOfPress(bench))).code,
      floor: bars.code,
      wants: "below",
    }),
  },
  {
    name: "turn: bytes of a watch",
    measure: async (bench) => ({
      ...bar,
      unit: "kB",
      value: (await (pressed ??= bytesOfPress(bench))).watch,
      floor: bars.watch,
      wants: "below",
    }),
  },
];
