import { cartMailText } from "@/src/domain/forms/cart-mail";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Customer } from "@/src/store/accounts/session-rows";
import { proofOf } from "@/src/services/newsletter/subscribe";
import type { Shop } from "@/src/services/shop";
import { readStopToken } from "./reminder-tokens";

/** Proof of consent to cart reminders. @param address network address, or null if unknown */
export const cartMailConsent = (shop: Shop, address: string | null) => ({
  text: cartMailText,
  from: proofOf(shop, address),
  at: shop.clock(),
});

/** Saves a signed-in customer's choice about cart reminders. */
export async function chooseCartMail(
  shop: Shop,
  { id }: Customer,
  { isAgreed, address }: { readonly isAgreed: boolean; readonly address: string | null },
): Promise<void> {
  if (isAgreed) await shop.store.carts.agreeToCartMail(id, cartMailConsent(shop, address));
  else await shop.store.carts.leaveCartMail(id);
}

/** Unsubscribes the customer of a link from reminders; an erased account needs no change. */
export async function leaveByLink(shop: Shop, token: string): Promise<Result<null, "bad-link">> {
  const id = readStopToken(shop, token);
  if (id === null) return fail("bad-link");
  await shop.store.carts.leaveCartMail(id);
  return ok(null);
}
