import * as v from "valibot";
import { rowId } from "./row-id";

/** Mark of a plan that was shown; empty before there is one. */
const mark = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "is no mark of a plan"));

const decision = {
  /** Without it, the answer says what would change, and nothing is written. */
  apply: v.boolean(),
  seen: v.optional(v.nullable(mark), null),
  /** confirms prices that move further than the settings let pass */
  isMeant: v.optional(v.boolean(), false),
};

/** Fields beside the files of an import. */
export const importOrder = v.object(decision);

export const emptyOrder = v.object(decision);

export const undoOrder = v.object({ import: rowId, apply: v.boolean() });
