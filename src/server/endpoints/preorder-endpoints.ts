import type * as v from "valibot";
import type { PreorderCheckoutRequest } from "@/src/domain/contracts/preorder-checkout";
import type { preorderQuery } from "@/src/domain/contracts/preorder-offer";
import { isLocale } from "@/src/domain/locale/locale";
import { currencyFromCookie } from "@/src/domain/money/currency";
import { fail, ok } from "@/src/domain/result";
import { env } from "@/src/env";
import type { RateLimit } from "@/src/services/forms/rate-limit";
import { subscribe } from "@/src/services/newsletter/subscribe";
import { readOffer } from "@/src/services/preorder/read-offer";
import { startPreorder, type PreorderError } from "@/src/services/preorder/start-preorder";
import { answerJson } from "./answer";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import { passwordGatePass } from "./password-gate-cookie";
import type { Caller, Reply } from "./route";

/** GET /api/preorder/offer?offer=: what is left of a run; absent without the password where it requires one. */
export async function preorderOffer(
  { offer, lang, locale: asked }: v.InferOutput<typeof preorderQuery>,
  { shop, cookies, locale }: Caller,
): Reply<"not-found"> {
  const wanted = asked ?? lang;
  const found = await readOffer(shop, {
    key: offer,
    locale: isLocale(wanted) ? wanted : locale,
    pass: passwordGatePass(cookies),
  });
  if (found) return ok(answerJson(found));
  return fail({ code: "not-found", message: "There is no such offer, or it takes an invitation." });
}

/** A message for readers of the API; the page has its own texts. */
const messages: Record<PreorderError, string> = {
  "unknown-offer": "There is no such offer, or it takes an invitation.",
  "unknown-choice": "This strap or box is not on offer any more.",
  "not-open": "This run is not open.",
  "not-sent-there": "The shop does not send to this country.",
  "price-changed": "The amount has changed since it was shown. Look at the new one before paying.",
  "terms-changed": "The terms of sale have changed since they were shown. Read them before paying.",
  "shop-closed": "The shop is being serviced and takes no orders. Nothing was charged.",
  "sold-out": "The last piece has just been taken. Nothing was charged.",
  "one-each": "This e-mail holds a piece of the run already: one per person.",
  busy: "The piece is being paid from another window.",
  "payment-unavailable": "The payment provider does not answer. Nothing was charged; please try again.",
  "payment-refused": "The payment provider refused the order. Nothing was charged.",
  "too-many": "Too many of these were sent. Please try again in an hour.",
};

/** A number is held for each new reservation: the limit prevents a client from blocking a whole run. */
const rateLimitsOf = (address: string | null, email: string): readonly RateLimit[] => [
  { what: "preorder:address", who: address, limit: { times: 30, seconds: 3_600 } },
  { what: "preorder:email", who: email, limit: { times: 12, seconds: 3_600 } },
];

/** POST /api/preorder/checkout: returns the payment page of the amount due now. */
export async function preorderCheckout(
  request: PreorderCheckoutRequest,
  { shop, headers, cookies }: Caller,
): Reply<PreorderError> {
  const { contact, lang: locale, strap, box, newsletter, currency, ...start } = request;
  const address = clientAddress(headers, env().TRUSTED_PROXIES);
  const started = await startPreorder(shop, {
    ...start,
    contact,
    locale,
    choice: { strap, box },
    currency: currencyFromCookie(currency),
    pass: passwordGatePass(cookies),
    turns: rateLimitsOf(address, contact.email),
  });
  if (!started.ok) return fail({ code: started.error, message: messages[started.error] });
  if (newsletter) await subscribe(shop, { email: contact.email, locale, address });
  return ok(answerJson({ url: started.value }));
}
