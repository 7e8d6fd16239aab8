import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { readConfirmToken } from "./notice-token";

/**
 * Second step of the double opt-in; if the article is already available, the notice is sent at once. A repeated request
 * changes nothing.
 */
export async function confirmNotice(shop: Shop, token: string): Promise<Result<null, "bad-link">> {
  const now = shop.clock();
  const id = readConfirmToken(shop, token, now);
  if (id === null) return fail("bad-link");
  const confirmed = await shop.store.transaction(async (tx) => {
    const notice = await tx.stock.confirmNotice(id, now);
    if (notice) await tx.stock.queueNotices([notice.item], now);
    return notice;
  });
  if (!confirmed) return fail("bad-link");
  shop.flushOutbox();
  return ok(null);
}
