import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { rateLimit } from "@/src/services/forms/rate-limit";
import { proofOf } from "@/src/services/newsletter/subscribe";
import type { Shop } from "@/src/services/shop";
import { confirmToken } from "./notice-token";

/** Limited, so that strangers cannot fill a mailbox. */
const mailsPerDay = { times: 5, seconds: 86_400 };

/**
 * First half of the double opt-in: writes down who asks for what and sends the link. The answer is the same for an
 * address that waits already, so that nobody learns who waits for what.
 * @param item row number of what is counted
 * @param address network address of who asks, or null
 * Source: specification 12.7.
 */
export async function askForNotice(
  shop: Shop,
  {
    item,
    email,
    locale,
    address,
  }: {
    readonly item: number;
    readonly email: string;
    readonly locale: Locale;
    readonly address: string | null;
  },
): Promise<Result<null, "not-found">> {
  const isMailed = await rateLimit(shop, [{ what: "stock-notice:mail", who: email, limit: mailsPerDay }]);
  if (!isMailed) return ok(null);
  const at = shop.clock();
  const mark = shop.random(64);
  const from = proofOf(shop, address);
  const asked = await shop.store.stock.askForNotice({ item, email, locale, from, at }, ({ id }) => [
    {
      key: `stock-notice:${id}:${mark}`,
      to: email,
      mail: { kind: "stock-notice", locale, item, token: confirmToken(shop, id, at) },
    },
  ]);
  if (asked === null) return fail("not-found");
  shop.flushOutbox();
  return ok(null);
}
