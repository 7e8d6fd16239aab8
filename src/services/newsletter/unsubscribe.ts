import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { readUnsubscribeToken } from "./subscriber-token";

/** Unsubscribes an address; a repeated call changes nothing. */
export async function unsubscribe(shop: Shop, token: string): Promise<Result<null, "bad-link">> {
  const id = readUnsubscribeToken(shop, token);
  if (id === null) return fail("bad-link");
  await shop.store.newsletter.removeSubscriber(id, shop.clock());
  return ok(null);
}
