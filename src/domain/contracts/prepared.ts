import * as v from "valibot";
import { shownTerms } from "./shown-terms";
import { requestText } from "./text";

/** Secret of the page of an order that an agent has prepared. */
export const preparedSecret = v.pipe(requestText, v.regex(/^[A-Za-z0-9_-]{22}$/));

/** Pays it. */
export const preparedPayment = v.object({
  page: preparedSecret,
  expectedTotal: v.optional(v.nullable(v.number()), null),
  terms: shownTerms,
});

/** Puts the articles of a link into the cart. */
export const linkedArticles = v.object({
  articles: v.pipe(requestText, v.maxLength(2_000)),
  code: v.optional(v.nullable(v.pipe(requestText, v.maxLength(40))), null),
});
