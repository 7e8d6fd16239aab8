import * as v from "valibot";
import { changeErrors } from "@/src/domain/catalogue-import/shown-plan";

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const refusal = v.object({
  place: v.nullable(v.string()),
  line: v.nullable(v.number()),
  column: v.nullable(v.string()),
  code: v.string(),
  value: v.string(),
  choices: v.optional(v.pipe(v.array(v.string()), v.readonly())),
});

/** A dry run as the admin shows it. */
const shownPlan = v.object({
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

/** What an import answers: a plan that was only shown, was refused, or was applied. */
export const importAnswer = v.object({
  plan: v.nullable(shownPlan),
  error: v.optional(v.picklist(changeErrors)),
  import: v.optional(v.number()),
});

export const undoAnswer = v.object({
  restored: v.number(),
  removed: v.number(),
  kept: v.array(refusal),
});

export type ShownPlan = v.InferOutput<typeof shownPlan>;
export type ImportAnswer = v.InferOutput<typeof importAnswer>;
export type UndoAnswer = v.InferOutput<typeof undoAnswer>;
