import * as v from "valibot";

/**
 * Whether PostgreSQL keeps a text as it is: every character but the null one, and no half of a pair, which is no
 * character at all (its JSON columns refuse it).
 */
export const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);

/** Text a shopper or a program sends. */
export const sentText = v.pipe(
  v.string(),
  v.check(isStorable, "holds a null character, or half of a character"),
);
