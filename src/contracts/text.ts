import * as v from "valibot";

/** Text a shopper or a program sends. PostgreSQL keeps every character but the null one. */
export const sentText = v.pipe(
  v.string(),
  v.check((text) => !text.includes("\0"), "holds a null character"),
);
