import * as v from "valibot";

/** The row number of a document, in the range of PostgreSQL. */
export const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
