import * as v from "valibot";
import { searchKinds } from "@/src/domain/search/search-entry";

/** Search results, best first; `href` is a path without the language. */
export const searchResponse = v.object({
  hits: v.array(
    v.object({
      kind: v.picklist(searchKinds),
      title: v.string(),
      summary: v.string(),
      href: v.string(),
    }),
  ),
});
export type SearchResponse = v.InferOutput<typeof searchResponse>;
