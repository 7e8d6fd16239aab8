import * as v from "valibot";

/** Name of the field that people do not see: whoever fills it in is a program. */
export const trapField = "reserve";

/**
 * Answer to a form that was taken: where to go on, for the forms that lead somewhere; what can be put into the cart,
 * for those that make an article.
 */
export const formResponse = v.object({ url: v.optional(v.string()), sku: v.optional(v.string()) });
export type FormAnswer = v.InferOutput<typeof formResponse>;

/** Answer of GET /api/form-token. */
export const formTokenResponse = v.object({ token: v.string() });
