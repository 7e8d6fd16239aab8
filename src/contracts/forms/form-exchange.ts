import * as v from "valibot";

/** Name of the field that people do not see: whoever fills it in is a program. */
export const trapField = "reserve";

/** Answer to a form that was taken: where to go on, for the forms that lead somewhere. */
export const formResponse = v.object({ url: v.optional(v.string()) });

/** Answer of GET /api/form-token. */
export const formTokenResponse = v.object({ token: v.string() });
