import * as v from "valibot";
import { MAX_QUERY_LENGTH } from "@/src/domain/search/search-query";
import { localeQuery } from "./reading";
import { requestText } from "./text";

/** A search query; longer ones are cut, see tsQueryOf. */
export const searchedWords = v.pipe(
  v.string("is missing"),
  requestText,
  v.trim(),
  v.transform((text) => text.slice(0, MAX_QUERY_LENGTH)),
);

/** GET /api/search?q= */
export const searchQuery = v.object({ ...localeQuery.entries, q: searchedWords });
