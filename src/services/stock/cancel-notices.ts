import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { readCancelToken } from "./notice-token";

/** Deletes all notices of an address; a repeated call changes nothing. */
export async function cancelNotices(shop: Shop, token: string): Promise<Result<null, "bad-link">> {
  const id = readCancelToken(shop, token);
  if (id === null) return fail("bad-link");
  await shop.store.stock.dropNotices(id);
  return ok(null);
}
