import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";

/** Search results for a clerk: an article, or the watch behind a link. */
export const foundArticles = v.object({
  articles: v.array(
    v.object({ sku: v.string(), title: v.string(), details: v.array(v.string()), price: v.number() }),
  ),
});

/** Lines at their current state. */
export const byHandDraft = v.object({
  lines: v.array(
    v.object({
      sku: v.string(),
      title: v.string(),
      details: v.array(v.string()),
      quantity: v.number(),
      unit: v.number(),
      discount: v.number(),
      total: v.number(),
    }),
  ),
  currency: v.picklist(currencies),
  total: v.number(),
  promo: v.nullable(v.string()),
});
export type ByHandDraft = v.InferOutput<typeof byHandDraft>;

export const byHandDone = v.object({ order: v.number(), number: v.string() });
