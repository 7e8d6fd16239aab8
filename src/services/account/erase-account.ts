import { fail, ok, type Result } from "@/src/domain/result";
import type { Customer } from "@/src/store/accounts/session-rows";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import { eraseToken, readEraseToken } from "./erase-token";

const mailsPerDay = { times: 3, seconds: 86_400 };

/**
 * First step: sends the erasure link. Refused while an order is being made or delivered: the workshop and the carrier
 * need the address. Source: specification 11.3.
 */
export async function askToErase(
  shop: Shop,
  customer: Customer,
): Promise<Result<null, "open-orders" | "too-many">> {
  if (await shop.store.accounts.hasOpenOrders(customer.email)) return fail("open-orders");
  const isMailed = await rateLimit(shop, [{ what: "erase:mail", who: customer.email, limit: mailsPerDay }]);
  if (!isMailed) return fail("too-many");
  const now = shop.clock();
  await shop.store.mails.queueMail(
    {
      key: `erase-account:${customer.id}:${now.getTime()}`,
      to: customer.email,
      mail: {
        kind: "erase-account",
        locale: customer.locale,
        token: eraseToken(shop, customer.id, now),
      },
    },
    now,
  );
  shop.flushOutbox();
  return ok(null);
}

/** Second step: the button behind the link. A repeated request changes nothing. */
export async function eraseAccount(
  shop: Shop,
  token: string,
): Promise<Result<null, "bad-link" | "open-orders">> {
  const now = shop.clock();
  const id = readEraseToken(shop, token, now);
  if (id === null) return fail("bad-link");
  const outcome = await shop.store.accounts.eraseCustomer(
    id,
    (email, locale) => ({
      key: `account-erased:${id}:${now.getTime()}`,
      to: email,
      mail: { kind: "account-erased", locale, token: "" },
    }),
    now,
  );
  if (outcome === "open-orders") return fail("open-orders");
  shop.flushOutbox();
  return ok(null);
}
