import type { Shop } from "./shop";

/** Which parts of the shop answer. */
export interface Health {
  readonly database: boolean;
  readonly mail: boolean;
  readonly payments: boolean;
}

/** Milliseconds an answer is reused, so that frequent checks cost nothing. */
const shelfLife = 5_000;

interface Known {
  readonly at: number;
  readonly health: Promise<Health>;
}

const latest = new WeakMap<Shop, Known>();

const answers = (check: Promise<boolean>) => check.catch(() => false);

async function everyProvider(payments: Shop["payments"]): Promise<boolean> {
  const all = await Promise.all(Object.values(payments).map((gateway) => gateway.isReachable()));
  return all.every(Boolean);
}

async function check({ store, mail, payments }: Shop): Promise<Health> {
  const [database, mailbox, provider] = await Promise.all([
    answers(store.isReachable()),
    answers(mail.isReachable()),
    answers(everyProvider(payments)),
  ]);
  return { database, mail: mailbox, payments: provider };
}

/** Asks the database, the mail server and the payment provider whether they are there. */
export function checkHealth(shop: Shop): Promise<Health> {
  const now = shop.clock().getTime();
  const known = latest.get(shop);
  if (known && now - known.at < shelfLife) return known.health;
  const health = check(shop);
  latest.set(shop, { at: now, health });
  return health;
}
