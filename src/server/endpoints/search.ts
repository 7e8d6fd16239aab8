import type * as v from "valibot";
import type { SearchResponse } from "@/src/domain/contracts/search";
import type { searchQuery } from "@/src/domain/contracts/search-query";
import { watchesBeforeParts } from "@/src/domain/search/watches-before-parts";
import { wordMatcher } from "@/src/domain/search/word-matcher";
import { ok } from "@/src/domain/result";
import { searchShop } from "@/src/services/search/search-shop";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

/** The number of results a shopper reads before typing on. */
const suggestions = 8;

/** Results of which the suggestions are chosen: a colour has more parts than there are suggestions. */
const considered = 60;

/** GET /api/search?q=: search results, for suggestions while typing. */
export async function search(
  { q }: v.InferOutput<typeof searchQuery>,
  { shop, locale }: Caller,
): Reply<never> {
  const hits = await searchShop(shop, q, locale, considered);
  const answer: SearchResponse = {
    hits: watchesBeforeParts(hits, wordMatcher(q, locale))
      .slice(0, suggestions)
      .map(({ kind, title, summary, href }) => ({ kind, title, summary, href })),
  };
  return ok(answerJson(answer));
}
