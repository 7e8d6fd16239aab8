import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { pause } from "./cluster";

/** Concurrent calls, without a pause: enough that no node is idle. */
const visitors = 60;
/** Work already running at the beginning is not counted. */
const settleMs = 3_000;
const sku = "DI0136";

export interface Visitor {
  /** Puts an article into the cart. */
  readonly add: () => Promise<void>;
  /** Opens a payment page. */
  readonly checkOut: () => Promise<void>;
  /** Another shopper, without a cart. */
  readonly beginAnew: () => void;
}

export type Work = (visitor: Visitor) => Promise<void>;

/**
 * Rate per second of one kind of work under load.
 * @throws Error with the answer instead of a success
 */
export async function crowdRate(origin: string, work: Work, seconds: number): Promise<number> {
  // fetch costs several times as much, on the cores that the shops have, too.
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let done = 0;
  const ending = new AbortController();

  const post = (address: string, body: unknown, cookie: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { "content-type": "application/json", cookie, origin };
      const asked = request(origin + address, { method: "POST", agent, headers }, (answer) => {
        text(answer)
          .then((said) => {
            if (answer.statusCode !== 200)
              throw new Error(`${address} answered ${answer.statusCode}: ${said}`);
            resolve(answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? "");
          })
          .catch(reject);
      });
      asked.on("error", reject);
      asked.end(JSON.stringify(body));
    });

  const visit = async () => {
    let cookie = "";
    const visitor: Visitor = {
      add: async () => {
        const answered = await post("/api/cart/add", { sku, quantity: 1, overwrite: true }, cookie);
        cookie ||= answered;
      },
      checkOut: async () => {
        await post("/api/checkout", { __nextLocale: "fr", note: "", currency: "EUR" }, cookie);
      },
      beginAnew: () => {
        cookie = "";
      },
    };
    while (!ending.signal.aborted) {
      await work(visitor);
      done += 1;
    }
  };

  const crowd = Promise.all(Array.from({ length: visitors }, visit));
  const measured = (async () => {
    await pause(settleMs);
    const [before, began] = [done, performance.now()];
    await pause(seconds * 1_000);
    const rate = ((done - before) * 1_000) / (performance.now() - began);
    ending.abort();
    return rate;
  })();
  await Promise.race([crowd, measured]);
  await crowd;
  agent.destroy();
  return measured;
}
