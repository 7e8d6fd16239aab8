import type * as v from "valibot";
import type { addToCartRequest, deleteFromCartRequest } from "../contracts/cart";
import { fail, ok } from "../domain/result";
import { addToCart as addPieces } from "../services/cart/add-to-cart";
import { countAddition } from "../services/figures/count-visit";
import { cartOfSession, claimBegunCart } from "../services/cart/cart-of-session";
import { deleteFromCart as deleteLine } from "../services/cart/delete-from-cart";
import { retrieveCart as readCart } from "../services/cart/retrieve-cart";
import { answerJson } from "./answer";
import { cardCodes } from "./card-cookie";
import { cartCookie, cartToken, promoCode } from "./cart-cookie";
import { sessionToken } from "./customer-cookies";
import type { Caller, Reply } from "./route";

const cartOf = ({ shop, cookies, locale }: Caller, token: string | null) =>
  readCart(shop, { token, locale, promoCode: promoCode(cookies), cardCodes: cardCodes(cookies) });

/** Secret of the cart this browser works with: a customer finds theirs in every browser. */
const tokenOf = ({ shop, cookies }: Caller) =>
  cartOfSession(shop, { cart: cartToken(cookies), session: sessionToken(cookies) });

/** The cart, and its cookie where the browser has another one or none. */
async function answerCart(caller: Caller, token: string | null) {
  const { shop, cookies } = caller;
  const isKnown = token === null || token === cartToken(cookies);
  const cookie = isKnown ? [] : [cartCookie(token, shop.origin.startsWith("https:"))];
  return ok(answerJson(await cartOf(caller, token), cookie));
}

/** GET /api/cart/retrieve */
export async function retrieveCart(_: unknown, caller: Caller): Reply<never> {
  return answerCart(caller, await tokenOf(caller));
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
  const before = await tokenOf(caller);
  const added = await addPieces(shop, { token: before, sku, quantity, overwrite });
  if (!added.ok) {
    const code = added.error === "unknown-sku" ? "invalid" : added.error;
    return fail({ code, field: "sku", message: messages[added.error] });
  }
  if (!overwrite) countAddition(shop, sku, caller.locale);
  const isBegun = added.value !== before;
  const token = isBegun
    ? await claimBegunCart(shop, { cart: added.value, session: sessionToken(cookies) })
    : added.value;
  return answerCart(caller, token);
}

/** POST /api/cart/delete; answers the cart as it now stands. */
export async function deleteFromCart(
  { sku }: v.InferOutput<typeof deleteFromCartRequest>,
  caller: Caller,
): Reply<never> {
  const token = await tokenOf(caller);
  await deleteLine(caller.shop, token, sku);
  return answerCart(caller, token);
}
