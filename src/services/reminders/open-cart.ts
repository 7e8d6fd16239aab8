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
 * Opens a reminder's cart in the browser that followed the link: the browser's own cart is merged into it, as at sign-in.
 * It does not sign the customer in, and a browser with another signed-in customer is unchanged.
 * @returns the cart's secret; null for an invalid or expired link
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
