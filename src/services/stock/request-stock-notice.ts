import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { rateLimit } from "@/src/services/forms/rate-limit";
import { proofOf } from "@/src/services/newsletter/subscribe";
import type { Shop } from "@/src/services/shop";
import { confirmToken } from "./notice-token";

/** Limited, so that third parties cannot flood a mailbox. */
const mailsPerDay = { times: 5, seconds: 86_400 };

/**
 * First step of the double opt-in: saves the request and sends the link. The response is the same for a repeated request,
 * so that it does not reveal who is waiting.
 * @param item row number of the stock item
 * @param address network address of the client, or null
 * Source: specification 12.7.
 */
export async function requestStockNotice(
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
  const asked = await shop.store.stock.requestStockNotice({ item, email, locale, from, at }, ({ id }) => [
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
