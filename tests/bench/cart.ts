import * as v from "valibot";
import { cartResponse } from "@/src/domain/contracts/cart";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection } from "@/src/domain/watch/selection";
import { findCartText } from "@/src/store/carts/found-cart";
import { startBareApp } from "./bare-app";
import { callRate } from "./call-rate";
import { median, type Bench, type Figure, type Measurement } from "./figure";

const connections = 20;
const rounds = 5;

/** A ready-made watch, and two bespoke ones. */
const article = "DI0136";
const bespokeDials = ["DI", "ART-COMET1"] as const;

const json = { "content-type": "application/json" };

async function post(origin: string, address: string, body: unknown, cookie = "") {
  const answer = await fetch(`${origin}${address}`, {
    method: "POST",
    headers: { ...json, cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** A cart of three lines. @returns its cookie */
async function fillCart(origin: string): Promise<string> {
  const begun = await post(origin, "/api/cart/add", { sku: article, quantity: 1 });
  const cookie = begun.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (const dial of bespokeDials) {
    const made = await post(origin, "/api/configurator/sku", { ...defaultSelection, dial });
    const { sku } = v.parse(skuResponse, await made.json());
    await post(origin, "/api/cart/add", { sku, quantity: 1 }, cookie);
  }
  const cart = await fetch(`${origin}/api/cart/retrieve`, { headers: { cookie } });
  const { items } = v.parse(cartResponse, await cart.json());
  if (items.length !== 3) throw new Error(`The cart holds ${items.length} lines.`);
  return cookie;
}

interface Call {
  readonly method: "GET" | "POST";
  /** below the shop's origin, and below the bare application's */
  readonly shopPath: string;
  readonly barePath: string;
  readonly body?: unknown;
}

/** Adds to a line of a known cart. */
const putText = `
  insert into cart_lines (cart_id, sku, quantity, price_seen)
  select id, $2::text, $3::int, 31000 from carts where token = $1
  on conflict (cart_id, sku) do update set
    quantity = least(999, cart_lines.quantity + excluded.quantity), updated_at = now()`;

/** A call of the shop beside a bare route handler on the same database, in turns. */
async function compareWithBare(
  { origin, root, databaseUrl }: Bench,
  call: Call,
): Promise<Omit<Figure, "name">> {
  const cookies: string[] = [];
  for (let place = 0; place < connections; place += 1) cookies.push(await fillCart(origin));
  const statements = { read: findCartText, put: putText };
  const bare = await startBareApp(root, {
    DATABASE_URL: databaseUrl,
    BARE_STATEMENTS: JSON.stringify(statements),
  });
  const [values, floors]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const repeated = { ...call, headers: json, cookies };
      const floor = await callRate(root, { ...repeated, url: `${bare.origin}${call.barePath}` });
      const value = await callRate(root, { ...repeated, url: `${origin}${call.shopPath}` });
      // The first round warms both up.
      if (round === 0) continue;
      floors.push(floor);
      values.push(value);
    }
  } finally {
    await bare.stop();
  }
  return {
    unit: "req/s",
    value: median(values),
    floor: median(floors),
    bound: 0.6,
    wants: "above",
    note: `${connections} connections, medians of ${rounds} rounds in turns`,
  };
}

/** Source: specification 19: at least 0.6 of a bare route handler. */
export const cartRates: readonly Measurement[] = [
  {
    name: "cart: retrieve, 3 lines",
    measure: (bench) =>
      compareWithBare(bench, { method: "GET", shopPath: "/api/cart/retrieve", barePath: "/cart/read" }),
  },
  {
    name: "cart: add",
    measure: (bench) =>
      compareWithBare(bench, {
        method: "POST",
        shopPath: "/api/cart/add",
        barePath: "/cart/put",
        body: { sku: article, quantity: 1 },
      }),
  },
];
