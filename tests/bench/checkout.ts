import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { minor } from "@/src/domain/money/minor";
import { createStripeGateway } from "@/src/gateways/stripe/stripe-gateway";
import { shopSettings } from "@/src/seed/content/settings";
import { median, type Bench, type Figure, type Measurement } from "./figure";

const connections = 20;
const perRound = 500;
const rounds = 5;
/** The first ones run uncompiled code with query plans for an empty table and are not counted. */
const warmUps = 4;
/** Warm-ups before PostgreSQL's ANALYZE; those after it create the plans. */
const uncounted = 2;

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

/** fetch takes a third of a checkout's time, on the same cores as the shop. */
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

/** The same page opened directly at the provider: for a watch that can be sent to as many countries. */
function openPage({ provider }: Bench): () => Promise<void> {
  const gateway = createStripeGateway({
    secretKey: provider.secretKey,
    webhookSecrets: ["whsec_bench"],
    apiBase: provider.origin,
    report: (refusal) => console.error(refusal),
  });
  return async () => {
    const key = randomUUID();
    const opened = await gateway.createSession({
      orderNumber: key,
      currency: "EUR",
      lines: [{ name: "Distinction", description: "36 mm", image: null, unit: minor(31_000), quantity: 1 }],
      locale: "fr",
      successUrl: "http://localhost:3000/merci",
      cancelUrl: "http://localhost:3000/panier",
      expiresAt: new Date(Date.now() + 3_600_000),
      countries: shopSettings.shipping.countries,
      email: null,
      recipient: null,
      discount: null,
      idempotencyKey: key,
    });
    if (!opened.ok) throw new Error(`The provider answered ${opened.error}.`);
  };
}

/** PostgreSQL does this by itself within a minute: plans for an empty table do not suit a shop with orders. */
async function analyze(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("analyze");
  await client.end();
}

async function measure(bench: Bench): Promise<Omit<Figure, "name">> {
  const open = openPage(bench);
  const [values, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const cookies: string[] = [];
    await rateOf(
      Array.from({ length: perRound }, () => async () => cookies.push(await beginCart(bench.origin))),
    );
    const floor = await rateOf(Array.from({ length: perRound }, () => open));
    const value = await rateOf(cookies.map((cookie) => () => checkOut(bench.origin, cookie)));
    if (round === uncounted - 1) await analyze(bench.databaseUrl);
    if (round < warmUps) continue;
    floors.push(floor);
    values.push(value);
  }
  return {
    unit: "req/s",
    value: median(values),
    floor: median(floors),
    bound: 0.5,
    wants: "above",
    note: `${connections} at a time, medians of ${rounds} rounds of ${perRound} in turns`,
  };
}

/** Source: specification 19: at least half of what the local provider does alone. */
export const checkoutRate: Measurement = { name: "checkout: opened", measure };
