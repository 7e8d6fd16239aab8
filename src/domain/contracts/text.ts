import * as v from "valibot";

/**
 * Whether PostgreSQL can store a text unchanged: every character but the null one, and no unpaired surrogate, which
 * its JSON columns refuse.
 */
export const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);

/** Text a shopper or a program sends. */
export const requestText = v.pipe(
  v.string(),
  v.check(isStorable, "contains a null character or an unpaired surrogate"),
);
