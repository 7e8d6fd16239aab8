import type * as v from "valibot";
import type { addToCartRequest, deleteFromCartRequest } from "../contracts/cart";
import { fail, ok } from "../domain/result";
import { addToCart as addPieces } from "../services/cart/add-to-cart";
import { deleteFromCart as deleteLine } from "../services/cart/delete-from-cart";
import { retrieveCart as readCart } from "../services/cart/retrieve-cart";
import { answerJson } from "./answer";
import { cartCookie, cartToken, promoCode } from "./cart-cookie";
import type { Caller, Reply } from "./route";

const cartOf = ({ shop, cookies, locale }: Caller, token: string | null) =>
  readCart(shop, { token, locale, promoCode: promoCode(cookies) });

/** GET /api/cart/retrieve */
export async function retrieveCart(_: unknown, caller: Caller): Reply<never> {
  return ok(answerJson(await cartOf(caller, cartToken(caller.cookies))));
}

const messages = {
  "unknown-sku": "No article of the shop has this sku.",
  "not-sold": "This article cannot be bought any more.",
  "cart-full": "The cart is full. Take an article out before adding another one.",
} as const;

/** POST /api/cart/add; answers the cart as it now stands. */
export async function addToCart(
  { sku, quantity, overwrite }: v.InferOutput<typeof addToCartRequest>,
  caller: Caller,
): Reply<"invalid" | "not-sold" | "cart-full"> {
  const { shop, cookies } = caller;
  const before = cartToken(cookies);
  const added = await addPieces(shop, { token: before, sku, quantity, overwrite });
  if (!added.ok) {
    const code = added.error === "unknown-sku" ? "invalid" : added.error;
    return fail({ code, field: "sku", message: messages[added.error] });
  }
  const cookie = added.value === before ? [] : [cartCookie(added.value, shop.origin.startsWith("https:"))];
  return ok(answerJson(await cartOf(caller, added.value), cookie));
}

/** POST /api/cart/delete; answers the cart as it now stands. */
export async function deleteFromCart(
  { sku }: v.InferOutput<typeof deleteFromCartRequest>,
  caller: Caller,
): Reply<never> {
  const token = cartToken(caller.cookies);
  await deleteLine(caller.shop, token, sku);
  return ok(answerJson(await cartOf(caller, token)));
}
