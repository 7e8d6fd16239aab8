import type { Shop } from "./shop";
import { withTimeout } from "./with-timeout";

/** Which services respond, and the age of the oldest unsent mail, s; null if unknown. */
export interface Health {
  readonly database: boolean;
  readonly mail: boolean;
  readonly payments: boolean;
  readonly outboxSeconds: number | null;
}

/** Milliseconds a result is reused, so that frequent checks are cheap. */
const shelfLife = 5_000;

interface Known {
  readonly at: number;
  readonly health: Promise<Health>;
}

const latest = new WeakMap<Shop, Known>();

async function everyProvider(payments: Shop["payments"]): Promise<boolean> {
  const all = await Promise.all(Object.values(payments).map((gateway) => gateway.isReachable()));
  return all.every(Boolean);
}

async function check({ store, mail, payments, clock }: Shop): Promise<Health> {
  const [database, mailbox, provider, oldest] = await Promise.all([
    withTimeout(store.isReachable(), false),
    withTimeout(mail.isReachable(), false),
    withTimeout(everyProvider(payments), false),
    withTimeout(store.mails.findOldestWaiting(), undefined),
  ]);
  const waited = oldest === null ? 0 : oldest && Math.round((clock().getTime() - oldest.getTime()) / 1_000);
  return {
    database,
    mail: mailbox,
    payments: provider,
    outboxSeconds: waited === undefined ? null : Math.max(0, waited),
  };
}

/** Checks that the database, the mail server and the payment provider respond. */
export function checkHealth(shop: Shop): Promise<Health> {
  const now = shop.clock().getTime();
  const known = latest.get(shop);
  if (known && now - known.at < shelfLife) return known.health;
  const health = check(shop);
  latest.set(shop, { at: now, health });
  return health;
}
