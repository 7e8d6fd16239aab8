import * as v from "valibot";
import { apiMoney } from "./money";

export const journalQuery = v.object({
  month: v.pipe(
    v.string(),
    v.regex(/^20\d\d-(0[1-9]|1[0-2])$/),
    v.description("as `2026-11`, in Paris time"),
  ),
  format: v.optional(v.picklist(["json", "csv"]), "json"),
});

export const apiJournal = v.object({
  month: v.string(),
  lines: v.array(
    v.object({
      date: v.pipe(v.string(), v.isoDate()),
      document: v.string(),
      order: v.string(),
      operation: v.string(),
      account: v.string(),
      country: v.string(),
      vatPercent: v.number(),
      gross: apiMoney,
      net: apiMoney,
      vat: apiMoney,
      reference: v.string(),
    }),
  ),
});
export type ApiJournal = v.InferOutput<typeof apiJournal>;
