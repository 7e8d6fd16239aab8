import type * as v from "valibot";
import type { payLinkQuery } from "@/src/domain/contracts/reading";
import { fail, ok } from "@/src/domain/result";
import { openLink, type LinkError } from "@/src/services/by-hand/open-link";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

const messages: Readonly<Record<LinkError, string>> = {
  "not-found": "There is no such order.",
  "link-ended": "The order is no longer waiting to be paid.",
  "terms-changed": "The terms of sale have changed since they were shown. Read them before paying.",
  "shop-closed": "The shop is being serviced. Nothing was charged; the link stays good.",
  busy: "The order is being paid from another window.",
  "payment-unavailable": "The payment provider does not answer. Nothing was charged; please try again.",
  "payment-refused": "The payment provider refused the order. Nothing was charged.",
};

/** POST /api/pay-link: returns the payment page of an order that staff has written for a buyer. */
export async function payLink(
  { order, ...asked }: v.InferOutput<typeof payLinkQuery>,
  { shop }: Caller,
): Reply<LinkError> {
  const opened = await openLink(shop, order, asked);
  return opened.ok
    ? ok(answerJson({ url: opened.value }))
    : fail({ code: opened.error, message: messages[opened.error] });
}
