import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { env } from "./env";
import type { Shop } from "./services/shop-parts";
import { catalogueSource } from "./store/catalogue-source";
import { createStore } from "./store/store";

/** The services' shop, put together from the real parts. */
export type RunningShop = Shop;

function assemble(payload: Payload): RunningShop {
  return {
    store: createStore(payload.db.pool, catalogueSource(payload)),
    origin: env().SHOP_URL,
    clock: () => new Date(),
    random: (bits) => randomBytes(bits / 8).toString("base64url"),
  };
}

const shops = new WeakMap<Payload, RunningShop>();

/** The shop around a running Payload; one per process. */
export function shopOf(payload: Payload): RunningShop {
  const known = shops.get(payload);
  if (known) return known;
  const shop = assemble(payload);
  shops.set(payload, shop);
  return shop;
}
