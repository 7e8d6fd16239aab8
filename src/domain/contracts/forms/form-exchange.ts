import * as v from "valibot";

/** Name of the honeypot field, hidden from people: a program is recognised by filling it in. */
export const trapField = "reserve";

/**
 * Response to an accepted form: where to go on, for forms that lead somewhere; the article for the cart, for forms
 * that make one.
 */
export const formResponse = v.object({ url: v.optional(v.string()), sku: v.optional(v.string()) });
export type FormAnswer = v.InferOutput<typeof formResponse>;

/** Answer of GET /api/form-token. */
export const formTokenResponse = v.object({ token: v.string() });
