import type * as v from "valibot";
import type { bespokeQuery, productQuery } from "@/src/domain/contracts/reading";
import { fail, ok } from "@/src/domain/result";
import { findBespoke } from "@/src/services/configurator/find-bespoke";
import { findArticle, listArticles } from "@/src/services/cart/list-articles";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

/** GET /api/collection: every article on sale, in the caller's language. */
export async function collection(_: unknown, { shop, locale }: Caller): Reply<never> {
  return ok(answerJson({ items: await listArticles(shop, locale) }));
}

/** GET /api/product?sku= */
export async function product(
  { sku }: v.InferOutput<typeof productQuery>,
  { shop, locale }: Caller,
): Reply<"not-found"> {
  const found = await findArticle(shop, sku, locale);
  return found
    ? ok(answerJson(found))
    : fail({ code: "not-found", field: "sku", message: "No article has this sku." });
}

/** GET /api/bespoke?id=: a shared watch as it was composed, and its price today. */
export async function bespoke(
  { id }: v.InferOutput<typeof bespokeQuery>,
  { shop, locale }: Caller,
): Reply<"not-found"> {
  const found = await findBespoke(shop, id, locale);
  return found
    ? ok(answerJson(found))
    : fail({ code: "not-found", field: "id", message: "No watch has this id." });
}
