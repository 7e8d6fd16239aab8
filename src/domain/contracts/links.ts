import * as v from "valibot";

/** Input of a link field: words of a title, or an address. */
export const linkQuery = v.object({ query: v.pipe(v.string(), v.trim(), v.maxLength(500)) });
