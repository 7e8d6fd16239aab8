import { Agent, get } from "node:http";
import { warmShop } from "@/scripts/parts/warm.mjs";
import { choose } from "@/src/domain/watch/choose";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import type { Bench, Figure, Measurement } from "./figure";
import { untilAtRest } from "./process-usage";

/**
 * Source: specification 19: concurrent requests of one visitor, and the latency of others meanwhile, ms at the 95th
 * of a hundred.
 */
const [burst, bar] = [120, 300] as const;
const width = 800;
/** Addresses of this machine, one per visitor. */
const [eager, ...others] = ["127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4"] as const;
/** Limit for the warm-up of a shop. */
const warmMs = 300_000;
/** ms between two requests of one of the other visitors. */
const lookMs = 400;

/** Watches without cached pictures, the same in each run. */
function* unseenWatches(): Iterable<Selection> {
  const catalogue = seedCatalogue(() => undefined);
  for (const dial of catalogue.dial)
    for (const hands of catalogue.hands)
      yield choose(
        choose(defaultSelection, "dial", dial.key, catalogue).selection,
        "hands",
        hands.key,
        catalogue,
      ).selection;
}

/** Headers of a browser: pages are cached in each coding. */
const headers = { accept: "image/avif,image/webp,*/*", "accept-encoding": "gzip, deflate, br, zstd" };

/** @returns ms until the last byte, and the status */
function ask(origin: string, path: string, localAddress: string, agent: Agent) {
  const start = performance.now();
  return new Promise<{ readonly ms: number; readonly status: number }>((resolve, reject) => {
    get(`${origin}${path}`, { localAddress, agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ ms: performance.now() - start, status: answer.statusCode ?? 0 }));
    }).on("error", reject);
  });
}

/** Usual requests of a visitor: pages, and cached pictures. */
const usual = ["/", "/montres", "/montres/distinction/DI05", "/api/cart/retrieve?locale=fr"] as const;

async function othersWait(bench: Bench): Promise<Omit<Figure, "name">> {
  // The warm-up at the start, and the requests of the first visitors.
  await warmShop(bench.origin, AbortSignal.timeout(warmMs));
  for (const path of [...usual, frontImageUrl(defaultSelection, { width })])
    await ask(bench.origin, path, eager, new Agent());
  await untilAtRest(bench.pid);
  const unseen = [...new Set([...unseenWatches()].map((watch) => frontImageUrl(watch, { width })))];
  const pictures = unseen.slice(0, burst);
  const rest = unseen.slice(burst);
  const agents = [eager, ...others].map(() => new Agent({ keepAlive: true }));
  const burstOver = new AbortController();
  const waits: { readonly ms: number; readonly isNew: boolean }[] = [];
  const looking = others.map(async (address, place) => {
    const agent = agents[place + 1] ?? new Agent();
    for (let time = place; !burstOver.signal.aborted; time += 1) {
      const isNew = time % 5 === 4;
      const path = isNew ? rest.pop() : usual[time % usual.length];
      const { ms, status } = await ask(bench.origin, path ?? "/", address, agent);
      if (status !== 200) throw new Error(`${path} answers ${status} to others.`);
      waits.push({ ms, isNew });
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  });
  const answers = await Promise.all(
    pictures.map((path) => ask(bench.origin, path, eager, agents[0] ?? new Agent())),
  );
  burstOver.abort();
  await Promise.all(looking);
  for (const agent of agents) agent.destroy();
  const late = (some: typeof waits) =>
    some.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.ceil(some.length * 0.95) - 1] ??
    Number.NaN;
  const lateOf = (isNew: boolean) => Math.round(late(waits.filter((wait) => wait.isNew === isNew)));
  const made = answers.filter(({ status }) => status === 200).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  return {
    value: late(waits),
    floor: bar,
    unit: "ms",
    bound: 1,
    wants: "below",
    note: `a bar, not a floor; ${waits.length} requests of others, new pictures ${lateOf(true)} ms, the rest ${lateOf(false)} ms; ${made} of ${burst} made within ${Math.round(slowest)} ms`,
  };
}

export const burstOfOne: Measurement = { name: "burst: others wait", measure: othersWait };
