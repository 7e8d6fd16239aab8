import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { startSandbox, type RunningSandbox } from "../start-sandbox";
import type { SandboxOptions } from "../settings";

export const secretKey = "sk_test_sandbox123";
export const webhookSecret = "whsec_sandbox123";

export interface Received {
  signature: string;
  body: string;
  event: Stripe.Event;
}

/** A shop as the provider sees it: it listens, and records what it received. */
export interface Shop {
  sandbox: RunningSandbox;
  stripe: Stripe;
  url: string;
  received: Received[];
  /** Statuses to answer next; 200 once they are used up. */
  answers: number[];
  /** Runs before each answer. */
  onEvent: (received: Received) => Promise<void> | void;
  types(): string[];
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openShop(options: Partial<SandboxOptions> = {}): Promise<Shop> {
  const received: Received[] = [];
  const answers: number[] = [];
  const problems: unknown[] = [];
  const webhook = createServer((request, response) => {
    if (request.method !== "POST") {
      // A browser that came back from paying.
      response.writeHead(200, { "Content-Type": "text/plain" }).end("The shop");
      return;
    }
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces).toString("utf8");
      const one = { signature: String(request.headers["stripe-signature"]), body, event: JSON.parse(body) };
      received.push(one);
      void Promise.resolve(shop.onEvent(one)).then(() => response.writeHead(answers.shift() ?? 200).end());
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  const { port } = webhook.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const report = (problem: unknown) => void problems.push(problem);
  const settings = { secretKey, webhookSecret, webhookUrl: `${url}/hook`, report, ...options };
  const sandbox = await startSandbox(settings);

  const shop: Shop = {
    sandbox,
    stripe: connect(sandbox.port),
    url,
    received,
    answers,
    onEvent: () => {},
    types: () => received.map(({ event }) => event.type),
    async restart() {
      await shop.sandbox.close();
      shop.sandbox = await startSandbox(settings);
      shop.stripe = connect(shop.sandbox.port);
    },
    async close() {
      await shop.sandbox.close();
      webhook.closeAllConnections();
      await new Promise((resolve) => webhook.close(resolve));
      if (problems.length > 0)
        throw new AggregateError(problems, "The sandbox reported problems of its own.");
    },
  };
  return shop;
}

export function connect(port: number, key = secretKey): Stripe {
  return new Stripe(key, { host: "127.0.0.1", port, protocol: "http", telemetry: false });
}

/** A session for one watch, as the shop creates it. */
export function watchOrder(
  shop: Shop,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    ui_mode: "hosted_page",
    customer_email: "ada@example.com",
    client_reference_id: "order-1",
    metadata: { order: "order-1" },
    payment_intent_data: { metadata: { order: "order-1" } },
    line_items: [
      {
        price_data: { currency: "eur", unit_amount: 32000, product_data: { name: "Montre Réminiscence" } },
        quantity: 1,
      },
    ],
    success_url: `${shop.url}/merci?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shop.url}/panier`,
    ...changes,
  };
}

export const goodCard = {
  method: "card",
  card_number: "4242 4242 4242 4242",
  card_expiry: "12 / 34",
  card_cvc: "123",
  card_name: "Ada Lovelace",
  billing_country: "FR",
};

/** Posts a form as a browser without JavaScript would; redirects are answered, not followed. */
export function submit(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

export async function control(
  shop: Shop,
  method: string,
  path: string,
  body: unknown = {},
): Promise<unknown> {
  const response = await fetch(`${shop.sandbox.url}/_control/${path}`, {
    method,
    ...(method === "GET"
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const answer: unknown = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

export async function createPaid(
  shop: Shop,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
  fields: Record<string, string> = goodCard,
) {
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop, changes));
  await submit(session.url ?? "", fields);
  await shop.sandbox.idle();
  return shop.stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent.latest_charge"] });
}
