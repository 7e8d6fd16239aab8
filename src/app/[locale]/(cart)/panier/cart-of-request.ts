import { cookies as nextCookies } from "next/headers";
import type { FirstCart } from "@/src/components/cart/cart-context";
import type { Locale } from "@/src/domain/locale/locale";
import { retrieveCart } from "@/src/services/cart/retrieve-cart";
import type { Shop } from "@/src/services/shop";
import { cardCodes } from "@/src/server/runtime/cookies/card-cookie";
import { cartToken, promoCode } from "@/src/server/runtime/cookies/cart-cookie";
import type { Cookies } from "@/src/server/runtime/cookies/cookies";
import { sessionToken } from "@/src/server/runtime/cookies/customer-cookies";
import { formOutcome } from "@/src/app/_shop/form-outcome";
import { requestCurrency } from "@/src/app/_shop/request-currency";

/** Endpoints whose outcome the cart page shows. */
const ownPaths = /^\/api\/(cart\/|checkout$|gift-card\/|configurator\/add$|promo\/use$|gift$|surprise$)/;

/** The cart of the requesting browser, as the API answers it, and the outcome of a form sent without our script. */
export async function cartOfRequest(shop: Shop, locale: Locale): Promise<FirstCart> {
  const cookies: Cookies = new Map((await nextCookies()).getAll().map(({ name, value }) => [name, value]));
  const promo = promoCode(cookies);
  const reader = {
    token: cartToken(cookies),
    session: sessionToken(cookies),
    locale,
    promoCode: promo,
    cardCodes: cardCodes(cookies),
  };
  const [{ response: cart }, outcome, currency] = await Promise.all([
    retrieveCart(shop, reader),
    formOutcome(),
    requestCurrency(),
  ]);
  return {
    cart: { ...cart, status: "known" },
    currency,
    promo,
    outcome: outcome && ownPaths.test(outcome.path) ? outcome : null,
  };
}
