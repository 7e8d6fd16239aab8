import pg from "pg";

const shared = globalThis;

/** One pool, as large as the shop's. */
export const pool = (shared.barePool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL }));

const cookieOf = (request, name) =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1] ?? null;

/** What the shop would ask for a stranger's cart: secret, session, moment, promo code. */
export const keysOf = (request) => [cookieOf(request, "cart"), null, new Date(), null];

/** Handed over by the bench (tests/bench/cart.ts). */
export const statements = JSON.parse(process.env.BARE_STATEMENTS ?? "{}");
