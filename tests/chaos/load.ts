import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { fillPaymentPage } from "@/tests/factories/shopper";
import { pause, type Cluster } from "./cluster";
import { send, type Sent } from "./send";

/** Results of a load. */
export interface LoadReport {
  readonly asked: number;
  /** Unsuccessful answers, by request and status; "none" for a missing answer. */
  readonly failures: ReadonlyMap<string, number>;
  /** Number of "try again later" answers, which browsers retry by themselves (src/client/browser/call-api.ts). */
  readonly sentAway: number;
  /** The slowest request, seconds, and its name. */
  readonly slowest: number;
  readonly slowestName: string;
  /** Articles confirmed as added to the cart but missing afterwards. */
  readonly lost: number;
  /** Payments accepted on the provider's page. */
  readonly paid: number;
}

export interface Load {
  /** Lets all shoppers finish. */
  readonly stop: () => Promise<LoadReport>;
  /** So far. */
  readonly report: () => LoadReport;
}

interface Wishes {
  readonly shoppers: number;
  /** Articles they buy; a gift card makes an order that is fulfilled by mail. */
  readonly skus?: readonly string[];
  /** Purchases per shopper; without it until the end. */
  readonly times?: number;
}

/** Timeout of a request. */
const patienceMs = 20_000;
/** Between two steps; without it the load would only measure the capacity of the machine. */
const thinkMs = 500;
/** Pause before a retry. */
const againMs = 300;
/** A shop with a longer Retry-After counts as down, seconds. */
const longestWait = 5;
/** A shopper not served for this long after the end counts as lost. */
const giveUpMs = 90_000;

const url = v.object({ url: v.string() });
const cart = v.object({ items: v.array(v.object({ product: v.string() })) });

class Refused extends Error {}

const textOf = ({ headers, bytes }: Sent): string =>
  (headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString();

/** A file referenced by pages, found once for each of their versions. */
function createFileFinder() {
  const found = new Map<string, string | undefined>();
  return (address: string, page: Sent): string | undefined => {
    const version = `${address} ${page.headers.etag ?? page.bytes.length}`;
    if (!found.has(version)) found.set(version, /\/_next\/static\/[^"\\]+\.js/.exec(textOf(page))?.[0]);
    return found.get(version);
  };
}

/** The shop is overloaded: nothing was begun. */
class SentAway extends Error {
  constructor(readonly seconds: number) {
    super("sent away");
  }
}

/** Shoppers who browse, fill a cart, pay, and start again as new visitors; failed requests are retried. */
export function startLoad(cluster: Cluster, { shoppers, skus = ["DI0136", "GC-050"], times }: Wishes): Load {
  const ending = { isAsked: false };
  let endedAt = Number.POSITIVE_INFINITY;
  let [asked, slowest, lost, paid, sentAway] = [0, 0, 0, 0, 0];
  let slowestName = "";
  const failures = new Map<string, number>();
  const fileOf = createFileFinder();

  const ask = async (name: string, path: string, cookies: Map<string, string>, body?: unknown) => {
    const began = performance.now();
    asked += 1;
    let status = "none";
    try {
      const answer = await send(path.startsWith("http") ? path : cluster.origin + path, {
        headers: {
          cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; "),
          origin: cluster.origin,
          "accept-encoding": "gzip",
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        patienceMs,
      });
      status = String(answer.status);
      for (const line of answer.headers["set-cookie"] ?? []) {
        const [key = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
        cookies.set(key, value);
      }
      if (answer.status === 422) throw new Refused();
      if (answer.status >= 200 && answer.status < 300) return answer;
      const comeAgain = Number(answer.headers["retry-after"] ?? Infinity);
      if (answer.status === 503 && comeAgain <= longestWait) throw new SentAway(comeAgain);
      throw new Error(status);
    } catch (error) {
      if (error instanceof SentAway) sentAway += 1;
      else if (!(error instanceof Refused)) {
        const kind = `${name}: ${status === "none" ? String(Object(error).name) : status}`;
        failures.set(kind, (failures.get(kind) ?? 0) + 1);
      }
      throw error;
    } finally {
      const took = (performance.now() - began) / 1_000;
      if (took > slowest) [slowest, slowestName] = [took, `${name} ${status}`];
    }
  };

  const untilServed = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refused || Date.now() - endedAt > giveUpMs) throw error;
        await pause(error instanceof SentAway ? error.seconds * (1 + Math.random()) * 1_000 : againMs);
      }
    }
  };

  const look = async (cookies: Map<string, string>) => {
    const address = ["/", "/montres", "/jp", "/en/faq"][asked % 4] ?? "/";
    const file = fileOf(address, await ask("page", address, cookies));
    if (file) await ask("file", file, cookies);
  };

  const buyOnce = async (place: number) => {
    const cookies = new Map<string, string>();
    await untilServed(() => look(cookies));
    for (const sku of skus) {
      await pause(thinkMs);
      await untilServed(() => ask("add", "/api/cart/add", cookies, { sku, quantity: 1, overwrite: true }));
    }
    const there = v.parse(
      cart,
      JSON.parse(textOf(await untilServed(() => ask("cart", "/api/cart/retrieve", cookies)))),
    );
    lost += skus.filter((sku) => !there.items.some(({ product }) => product === sku)).length;
    await pause(thinkMs);
    const order = { __nextLocale: "fr", note: "", currency: "EUR" };
    const page = await untilServed(() => ask("checkout", "/api/checkout", cookies, order));
    await pause(thinkMs);
    const email = `buyer${place}@example.com`;
    const { url: address } = v.parse(url, JSON.parse(textOf(page)));
    await fillPaymentPage(address, { email }).then(
      () => {
        paid += 1;
      },
      // The provider's page is unavailable: payments are counted at the provider.
      () => undefined,
    );
  };

  const shop = async (place: number) => {
    for (let time = 0; !ending.isAsked && time < (times ?? Number.POSITIVE_INFINITY); time += 1) {
      try {
        await buyOnce(place);
      } catch (error) {
        // The article is sold out: an answer like any other.
        if (!(error instanceof Refused) && Date.now() - endedAt <= giveUpMs) throw error;
      }
    }
  };

  const everybody = Promise.all(Array.from({ length: shoppers }, (_, place) => shop(place)));
  const report = () => ({ asked, failures: new Map(failures), sentAway, slowest, slowestName, lost, paid });
  return {
    report,
    stop: async () => {
      if (times === undefined) ending.isAsked = true;
      endedAt = Date.now();
      await everybody;
      return report();
    },
  };
}

/** Failures in one line. */
export const describeFailures = ({ failures }: LoadReport): string =>
  [...failures].map(([kind, times]) => `${kind} × ${times}`).join(", ") || "none";

export const failuresOf = ({ failures }: LoadReport): number =>
  [...failures.values()].reduce((sum, times) => sum + times, 0);
