import type { Page } from "@playwright/test";
import { median, type Bench, type Measurement } from "./figure";
import { cpuOf, untilAtRest } from "./process-usage";
import { onPage } from "./visitor";

const choices = 30;
/** Pause of the shopper before the next choice. */
const lookMs = 1500;
const firstPictureBarMs = 150;
/** CPU of the server per choice: blending and encoding the picture and a likely next one. */
const choiceBarMs = 200;

interface Session {
  /** ms from each choice until its picture was decoded and displayed. */
  readonly waits: readonly number[];
  /** CPU of the server for the whole session, in ms. */
  readonly cpu: number;
  /** Pictures of watches that the browser asked for. */
  readonly asked: number;
}

/** Evenly distributed numbers in [0, 1), the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/**
 * Chooses an option without hovering it, so that nothing was prefetched.
 * @returns ms, or null where the picture stays
 */
function chooseAndWait(page: Page, position: number): Promise<number | null> {
  return page.evaluate(async (share) => {
    const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
      ({ checked, disabled, offsetParent }) => !checked && !disabled && offsetParent !== null,
    );
    const radio = radios[Math.floor(share * radios.length)];
    const stage = document.querySelector("section[data-tone] [aria-busy]");
    if (!radio || !stage) return null;
    const before = stage.querySelector("img:last-of-type")?.getAttribute("src");
    const start = performance.now();
    // Named functions cannot be sent to the browser: tsx adds a helper to them that is missing there.
    return new Promise<number | null>((resolve) => {
      const observer = new MutationObserver(() => {
        if (stage.querySelector("img:last-of-type")?.getAttribute("src") === before) return;
        observer.disconnect();
        resolve(performance.now() - start);
      });
      observer.observe(stage, { subtree: true, childList: true, attributes: true });
      setTimeout(() => resolve(null), 5000);
      radio.click();
    });
  }, position);
}

async function openRandomStep(page: Page, random: () => number): Promise<void> {
  // The last step is about delivery and does not change the picture.
  const steps = page.getByRole("navigation", { name: "Étapes" }).getByRole("button");
  await steps.nth(Math.floor(random() * ((await steps.count()) - 1))).click();
}

/**
 * @param seed each one is another shopper
 */
const playSession = (bench: Bench, seed: number): Promise<Session> =>
  onPage(async (page) => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/configurator/image")) asked += 1;
    });
    await page.goto(`${bench.origin}/configurator`);
    await page.locator("section[data-tone] [aria-busy=false]").waitFor();
    const random = createRandom(seed);
    const waits: number[] = [];
    const before = await cpuOf(bench.pid);
    for (let choice = 0; choice < choices; choice += 1) {
      await openRandomStep(page, random);
      await page.waitForTimeout(lookMs);
      const wait = await chooseAndWait(page, random());
      if (wait !== null) waits.push(wait);
    }
    return { waits, cpu: (await cpuOf(bench.pid)) - before, asked };
  });

let played: Promise<Session> | undefined;
const sessionOf = (bench: Bench) => (played ??= playSecondSession(bench));

/** The first session also renders the options' own pictures and prepares the layers. */
async function playSecondSession(bench: Bench): Promise<Session> {
  await playSession(bench, 1);
  await untilAtRest(bench.pid);
  return playSession(bench, 7);
}

/** A shopper who composes an uncached watch, in a real browser. */
export const configuratorSession: readonly Measurement[] = [
  {
    name: "preview first seen",
    async measure(bench) {
      const { waits } = await sessionOf(bench);
      return {
        value: median(waits),
        floor: firstPictureBarMs,
        bound: 1,
        unit: "ms",
        wants: "below",
        note: `a bar, not a floor; click to decoded picture, median of ${waits.length} choices`,
      };
    },
  },
  {
    name: "preview CPU per choice",
    async measure(bench) {
      const { cpu, asked } = await sessionOf(bench);
      return {
        value: cpu / choices,
        floor: choiceBarMs,
        bound: 1,
        unit: "ms",
        wants: "below",
        note: `a bar, not a floor; ${choices} choices asked for ${asked} pictures`,
      };
    },
  },
];
