import * as v from "valibot";

/** The row number of a document. */
export const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Some words on one line. */
export const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
