import { daysAfter, parisDay } from "@/src/domain/calendar/paris-day";
import { before } from "@/src/domain/calendar/before";
import type { Shop } from "@/src/services/shop";

/** Days between the mail and the erasure. */
const notice = 30;

/**
 * Erases accounts without a sign-in for three years; the owners are notified a month before. An account with an open
 * order is retried the next day.
 * @returns number of accounts notified or erased
 * Source: page "politique-des-cookies", the account.
 */
export async function eraseIdleAccounts(shop: Shop): Promise<number> {
  const { store } = shop;
  const now = shop.clock();
  const unusedSince = before(now, { years: 3 });
  let erased = 0;
  for (const { id } of await store.accounts.findIdleCustomers({
    unusedSince,
    notifiedBefore: before(now, { days: notice }),
  })) {
    const outcome = await store.accounts.eraseCustomer(
      id,
      (email, locale) => ({
        key: `account-erased:${id}:${now.getTime()}`,
        to: email,
        mail: { kind: "account-erased", locale, token: "" },
      }),
      now,
    );
    if (outcome === "erased") erased += 1;
  }
  const day = daysAfter(parisDay(now), notice + 1);
  const notified = await store.accounts.notifyIdleCustomers(
    { unusedSince: new Date(unusedSince.getTime() + notice * 86_400_000), now },
    ({ id, email, locale }) => ({
      key: `idle-account:${id}:${now.getTime()}`,
      to: email,
      mail: { kind: "idle-account", locale, day },
    }),
  );
  if (notified + erased > 0) shop.flushOutbox();
  return notified + erased;
}
