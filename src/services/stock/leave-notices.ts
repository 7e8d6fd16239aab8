import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { readLeaveToken } from "./notice-token";

/** Forgets everything an address waits for. Whoever is forgotten already is forgotten. */
export async function leaveNotices(shop: Shop, token: string): Promise<Result<null, "bad-link">> {
  const id = readLeaveToken(shop, token);
  if (id === null) return fail("bad-link");
  await shop.store.stock.dropNotices(id);
  return ok(null);
}
