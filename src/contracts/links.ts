import * as v from "valibot";

/** What somebody types where a link belongs: words of a title, or an address. */
export const linkQuery = v.object({ query: v.pipe(v.string(), v.trim(), v.maxLength(500)) });
