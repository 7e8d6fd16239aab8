import * as v from "valibot";
import type { OwnAmounts } from "@/src/domain/money/own-price";

const parts = v.record(
  v.string(),
  v.object({ amount: v.pipe(v.number(), v.safeInteger()), replaces: v.pipe(v.number(), v.safeInteger()) }),
);

/** Parts of a price that are set in currencies of their own. */
export const ownAmounts: v.GenericSchema<OwnAmounts> = v.custom((value) => v.is(parts, value));
