import * as v from "valibot";

/** A short text on one line. */
export const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** The same, which may be empty. */
export const optionalLine = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
