import * as v from "valibot";
import { lineKinds } from "@/src/domain/cart/article-kind";
import { ownAmounts } from "./own-amounts";

/** An article on sale. Source: specification §7, GET /api/collection and /api/product. */
export const articleResponse = v.object({
  sku: v.string(),
  kind: v.picklist(lineKinds),
  title: v.string(),
  details: v.array(v.string()),
  /** hundredths of a euro, before the reduction */
  price: v.number(),
  /** what of it is set in currencies of their own */
  own: v.optional(ownAmounts),
  /** whole percent */
  discount: v.number(),
  image: v.nullable(v.string()),
  href: v.nullable(v.string()),
  isSellable: v.boolean(),
});
export type ArticleResponse = v.InferOutput<typeof articleResponse>;

/** A shared bespoke watch. Source: specification 3.6. */
const bespokeResponse = v.object({
  id: v.string(),
  sku: v.string(),
  selection: v.record(v.string(), v.nullable(v.string())),
  title: v.string(),
  details: v.array(v.string()),
  /** hundredths of a euro, on the day it was composed */
  price: v.number(),
  own: v.optional(ownAmounts),
  /** hundredths of a euro, today; null where a part is no longer made */
  priceToday: v.nullable(v.number()),
  ownToday: v.optional(ownAmounts),
  image: v.string(),
});
export type BespokeResponse = v.InferOutput<typeof bespokeResponse>;
