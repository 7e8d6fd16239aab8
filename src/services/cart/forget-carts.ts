import type { Shop } from "../shop-parts";

const day = 86_400_000;
/** The cookie that opens a cart lives this long; afterwards nobody can. */
const cookieLife = 90 * day;

/** Between a word about a gift and the moment it lies in a cart there is a click, not a day. */
const wishLife = day;

/**
 * Deletes carts that nobody can open any more, and what was said with articles that lie in none. Orders made of
 * them keep their own snapshot.
 * @returns how many carts and wishes went
 */
export async function forgetCarts({ store, clock }: Shop): Promise<number> {
  const now = clock().getTime();
  const carts = await store.deleteCartsBefore(new Date(now - cookieLife));
  return carts + (await store.forgetGiftWishes(new Date(now - wishLife)));
}
