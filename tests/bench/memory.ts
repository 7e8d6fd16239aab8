import { setTimeout as pause } from "node:timers/promises";
import { choose } from "@/src/domain/watch/choose";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { pictureWidths, type RequestFormat } from "@/src/domain/watch/picture-view";
import { defaultSelection, type SelectionField } from "@/src/domain/watch/selection";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { median, type Bench, type Measurement } from "./figure";
import { residentMemoryOf } from "./process-usage";

/** Source: specification 19: maximum after half an hour of mixed load, without growth. */
const barMb = 700;
const usualMinutes = 30;
const visitors = 4;
const sampleEveryMs = 5000;
/** Pause of a visitor after an answer. */
const lookMs = 100;

const pages = [
  "/",
  "/en",
  "/es",
  "/jp",
  "/montres",
  "/montres/distinction/DI05",
  "/configurator",
  "/configurator/catalogue",
  "/faq",
];
const words = ["montre", "saphir", "cuir", "GMT", "bracelet", "bleu"];
const varied = [
  "caseColor",
  "dial",
  "hands",
  "strapColor",
  "dateMagnifier",
] as const satisfies readonly SelectionField[];
const formats = [undefined, "smallest", "jpeg"] as const satisfies readonly (RequestFormat | undefined)[];
/** Accept header of a browser. */
const accept = "text/html,image/avif,image/webp,*/*;q=0.8";

const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

const catalogue = seedCatalogue(() => undefined);

function anyPicture(): string {
  const watch = varied.reduce(
    (selection, field) => choose(selection, field, oneOf(catalogue[field]).key, catalogue).selection,
    defaultSelection,
  );
  const format = oneOf(formats);
  return frontImageUrl(watch, { width: oneOf(pictureWidths), ...(format && { format }) });
}

async function addToCart(origin: string): Promise<Response> {
  return fetch(`${origin}/api/cart/add`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sku: "DI0136", quantity: 1 }),
  });
}

/** Requests of visitors, by frequency. */
const deeds: readonly ((origin: string) => Promise<Response>)[] = [
  ...Array.from(
    { length: 4 },
    () => (origin: string) => fetch(origin + anyPicture(), { headers: { accept } }),
  ),
  ...Array.from(
    { length: 4 },
    () => (origin: string) => fetch(origin + oneOf(pages), { headers: { accept } }),
  ),
  (origin) => fetch(origin + frontImageUrl(defaultSelection), { headers: { accept } }),
  (origin) => fetch(`${origin}/api/search?q=${oneOf(words)}`),
  addToCart,
];

async function visit(origin: string, until: number): Promise<number> {
  let done = 0;
  for (; Date.now() < until; done += 1) {
    const answer = await oneOf(deeds)(origin);
    await answer.arrayBuffer();
    // A shop that refuses requests would stay small without doing any work.
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
    await pause(lookMs);
  }
  return done;
}

/** MB by which memory grew from the third to the last quarter: about 0 for stable memory. */
function growthOf(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) - median(samples.slice(-2 * quarter, -quarter));
}

async function measureMemory(bench: Bench) {
  const minutes = Number(process.env.BENCH_MINUTES ?? usualMinutes);
  const until = Date.now() + minutes * 60_000;
  const samples = [await residentMemoryOf(bench.pid)];
  const visiting = Array.from({ length: visitors }, () => visit(bench.origin, until));
  while (Date.now() < until) {
    await pause(sampleEveryMs);
    samples.push(await residentMemoryOf(bench.pid));
  }
  const requests = (await Promise.all(visiting)).reduce((sum, count) => sum + count, 0);
  const rounded = (value: number) => value.toFixed(0);
  return {
    value: median(samples.slice(-Math.ceil(samples.length / 4))),
    floor: barMb,
    bound: 1,
    unit: "MB",
    wants: "below",
    note: `a bar, not a floor; ${minutes} min, ${requests} requests, from ${rounded(samples[0] ?? 0)} MB, at most ${rounded(Math.max(...samples))}, ${rounded(growthOf(samples))} MB between the last two quarters`,
  } as const;
}

/** Resident memory of the shop under all kinds of requests. BENCH_MINUTES sets the duration. */
export const memory: Measurement = { name: "memory", isOnlyByName: true, measure: measureMemory };
