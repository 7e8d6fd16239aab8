import * as v from "valibot";

/** Version of the terms that the pay button stood beside: another one than today's is an error. */
export const shownTerms = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null);
