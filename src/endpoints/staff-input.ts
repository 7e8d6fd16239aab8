import * as v from "valibot";

/** Some words on one line. */
export const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** An e-mail as it is compared: in lower case. */
export const staffEmail = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.email("is no e-mail address"),
  v.toLowerCase(),
);
