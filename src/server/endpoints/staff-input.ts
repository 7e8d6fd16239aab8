import * as v from "valibot";

/** A short text on one line. */
export const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
