import type * as v from "valibot";
import type { checkoutRequest } from "@/src/domain/contracts/checkout-request";
import { currencyFromCookie } from "@/src/domain/money/currency";
import { fail, ok } from "@/src/domain/result";
import { startCheckout, type CheckoutError } from "@/src/services/checkout/start-checkout";
import { answerJson } from "./answer";
import { cartToken, promoCode } from "@/src/server/runtime/cookies/cart-cookie";
import { cardCodes } from "@/src/server/runtime/cookies/card-cookie";
import { sessionToken } from "@/src/server/runtime/cookies/customer-cookies";
import type { Caller, Reply } from "./route";

/** A message for readers of the API; the cart page has its own texts. */
export const checkoutMessages: Record<CheckoutError, string> = {
  "shop-closed": "The shop is being serviced and takes no orders. Nothing was charged; the cart is kept.",
  "empty-cart": "There is nothing in the cart.",
  unsellable: "An article of the cart cannot be bought any more. Take it out to go on.",
  "out-of-stock": "Fewer pieces are left than lie in the cart. The cart says how many; nothing was charged.",
  "price-changed": "A price has changed since it was shown. Look at the new total before paying.",
  "terms-changed": "The terms of sale have changed since they were shown. Read them before paying.",
  "due-changed": "A gift card pays another part than was shown. Look at what is left to pay.",
  "too-little": "The total is below what a card can be charged.",
  "too-much": "The total is above what a card can be charged at once. Please write to us.",
  busy: "The cart is being paid from another window.",
  "payment-unavailable": "The payment provider does not answer. Nothing was charged; please try again.",
  "payment-refused": "The payment provider refused the order. Nothing was charged.",
};

/** Statuses of what hinders a payment. */
export const checkoutErrors = {
  "empty-cart": 422,
  unsellable: 422,
  "out-of-stock": 422,
  "price-changed": 422,
  "terms-changed": 422,
  "due-changed": 422,
  "too-little": 422,
  "too-much": 422,
  busy: 409,
  "payment-refused": 502,
  "payment-unavailable": 503,
  "shop-closed": 503,
} as const satisfies Readonly<Record<CheckoutError, number>>;

/** POST /api/checkout: returns the payment page. */
export async function checkout(
  {
    __nextLocale: locale,
    note,
    currency,
    expectedTotal,
    expectedDue,
    dutyPaid,
    terms,
  }: v.InferOutput<typeof checkoutRequest>,
  { shop, cookies }: Caller,
): Reply<CheckoutError> {
  const started = await startCheckout(shop, {
    token: cartToken(cookies),
    session: sessionToken(cookies),
    locale,
    note: note.trim(),
    currency: currencyFromCookie(currency),
    promoCode: promoCode(cookies),
    expectedTotal,
    expectedDue,
    dutyPaid,
    terms,
    cardCodes: cardCodes(cookies),
  });
  if (started.ok) return ok(answerJson({ url: started.value }));
  return fail({ code: started.error, message: checkoutMessages[started.error] });
}
