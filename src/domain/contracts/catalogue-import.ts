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

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const refusal = v.object({
  place: v.nullable(v.string()),
  line: v.nullable(v.number()),
  column: v.nullable(v.string()),
  code: v.string(),
  value: v.string(),
});

/** A dry run as the admin shows it. */
export const shownPlan = v.object({
  mark: v.string(),
  counts: v.object({
    created: v.number(),
    changed: v.number(),
    same: v.number(),
    refused: v.number(),
    leaps: v.number(),
  }),
  /** the first of them */
  rows: v.array(
    v.object({
      sheet: v.string(),
      line: v.number(),
      collection: v.string(),
      reference: v.string(),
      isNew: v.boolean(),
      isLeap: v.boolean(),
      changes: v.array(v.object({ column: v.string(), kind: v.string(), before: value, after: value })),
    }),
  ),
  refused: v.array(refusal),
});
export type ShownPlan = v.InferOutput<typeof shownPlan>;

/** What an import answers: a plan that was only shown, was refused, or was applied. */
export const importAnswer = v.object({
  plan: v.nullable(shownPlan),
  error: v.optional(v.picklist(["refused", "changed", "leap", "nothing"])),
  import: v.optional(v.number()),
});
export type ImportAnswer = v.InferOutput<typeof importAnswer>;

export const undoAnswer = v.object({
  restored: v.number(),
  removed: v.number(),
  kept: v.array(refusal),
});
export type UndoAnswer = v.InferOutput<typeof undoAnswer>;
