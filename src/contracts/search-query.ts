import * as v from "valibot";
import { maxQueryLength } from "@/src/domain/search/search-query";
import { localeQuery } from "./reading";
import { sentText } from "./text";

/** Words somebody looks for; longer queries are cut, see tsQueryOf. */
export const searchedWords = v.pipe(
  v.string("is missing"),
  sentText,
  v.trim(),
  v.transform((text) => text.slice(0, maxQueryLength)),
);

/** GET /api/search?q= */
export const searchQuery = v.object({ ...localeQuery.entries, q: searchedWords });
