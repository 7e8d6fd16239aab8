import type { Keys, Shop } from "@/src/services/shop";
import { hashOfSession } from "@/src/services/sign-in/sign-in-code";
import { readOpenToken } from "./reminder-tokens";

interface Browser {
  /** Secret of the cart in its cookie. */
  readonly cart: string | null;
  /** Secret of the session in its cookie. */
  readonly session: string | null;
}

/**
 * Opens the cart a reminder is about in the browser the link was pressed in: what lies in the browser's own cart comes
 * along, as at a sign-in. Nobody is signed in by it, and a browser in which somebody else is stays as it is.
 * @returns the cart's secret; null for a link that opens nothing (any more)
 */
export async function openCart(
  shop: Pick<Shop, "store" | keyof Keys | "clock" | "random">,
  token: string,
  { cart, session }: Browser,
): Promise<string | null> {
  const now = shop.clock();
  const customerId = readOpenToken(shop, token, now);
  if (customerId === null || (await shop.store.carts.readCartMailConsent(customerId)) === undefined)
    return null;
  const signedIn =
    session === null ? null : await shop.store.accounts.findSession(hashOfSession(shop, session), now);
  if (signedIn && signedIn.customer.id !== customerId) return null;
  return shop.store.carts.claimCart(customerId, cart, shop.random(128));
}
