import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { median, type Bench, type Figure, type Measurement } from "./figure";
import { cpuOf } from "./process-usage";

/** Source: specification 19: processor time of a checkout. */
const MAX_CPU_MS = 25;

const connections = 20;
const perRound = 500;
const rounds = 3;
/** The first ones run uncompiled code and are not counted. */
const warmUps = 2;

const article = "DI0136";

/** Rate per second, with a fixed number of concurrent calls. */
async function rateOf(works: readonly (() => Promise<unknown>)[]): Promise<number> {
  const waiting = [...works];
  const start = performance.now();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return works.length / ((performance.now() - start) / 1000);
}

const agent = new Agent({ keepAlive: true });

/**
 * @returns the cookie of the answer, if any @throws Error with the answer's body unless it succeeded
 */
const post = (origin: string, address: string, body: unknown, cookie = "") =>
  new Promise<string>((resolve, reject) => {
    const headers = { "content-type": "application/json", cookie };
    const asked = request(`${origin}${address}`, { method: "POST", agent, headers }, (answer) => {
      text(answer)
        .then((said) => {
          if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}: ${said}`);
          resolve(answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? "");
        })
        .catch(reject);
    });
    asked.on("error", reject);
    asked.end(JSON.stringify(body));
  });

/** A cart with a watch in it. @returns its cookie */
const beginCart = (origin: string) => post(origin, "/api/cart/add", { sku: article, quantity: 1 });

/** Submits a cart for the first time. */
const checkOut = (origin: string, cookie: string) =>
  post(origin, "/api/checkout", { __nextLocale: "fr", note: "", currency: "EUR" }, cookie);

async function measure(bench: Bench): Promise<Omit<Figure, "name">> {
  const [times, rates]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const cookies: string[] = [];
    await rateOf(
      Array.from({ length: perRound }, () => async () => cookies.push(await beginCart(bench.origin))),
    );
    const before = await cpuOf(bench.pid);
    const rate = await rateOf(cookies.map((cookie) => () => checkOut(bench.origin, cookie)));
    const used = (await cpuOf(bench.pid)) - before;
    if (round < warmUps) continue;
    times.push(used / perRound);
    rates.push(rate);
  }
  return {
    unit: "ms",
    value: median(times),
    floor: MAX_CPU_MS,
    bound: 1,
    wants: "below",
    note: `of the shop's process; ${median(rates).toFixed(0)} checkouts a second, ${connections} at a time`,
  };
}

export const checkoutCpu: Measurement = { name: "checkout: processor", measure };
