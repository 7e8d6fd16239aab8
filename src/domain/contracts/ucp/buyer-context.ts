import * as v from "valibot";

/** Longest short text that is taken, in characters. */
const MAX_TEXT = 300;

export const shortText = v.pipe(v.string(), v.maxLength(MAX_TEXT));

/** What an agent says of its buyer. Source: schemas/common/types/context.json of the protocol. */
export const buyerContext = v.optional(
  v.object({
    language: v.optional(shortText),
    currency: v.optional(shortText),
    address_country: v.optional(shortText),
  }),
  {},
);
