import type * as v from "valibot";
import type { openCartQuery } from "../contracts/reading";
import { ok } from "../domain/result";
import { shopUrl } from "../services/orders/order-urls";
import { openCart as openReminded } from "../services/reminders/open-cart";
import { cartCookie, cartToken } from "./cart-cookie";
import { sessionToken } from "./customer-cookies";
import type { Caller, Reply } from "./route";

/**
 * GET /api/cart/open?token=: the link of a reminder. It leads to the cart page, with the cart the reminder is about
 * where the link is good for it, and with the browser's own where it is not.
 */
export async function openCart(
  { token }: v.InferOutput<typeof openCartQuery>,
  { shop, cookies, locale }: Caller,
): Reply<never> {
  const cart = await openReminded(shop, token, { cart: cartToken(cookies), session: sessionToken(cookies) });
  const headers = new Headers({
    location: shopUrl(shop.origin, "/panier", locale),
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  if (cart !== null) headers.append("set-cookie", cartCookie(cart, shop.origin.startsWith("https:")));
  return ok(new Response(null, { status: 307, headers }));
}
