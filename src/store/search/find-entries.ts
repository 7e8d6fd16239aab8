import { languages } from "@/src/domain/locale/languages";
import type { Locale } from "@/src/domain/locale/locale";
import type { SearchHit } from "@/src/domain/search/search-entry";
import { queryWords, tsQueriesOf } from "@/src/domain/search/search-query";
import { foldText } from "@/src/domain/search/search-words";
import type { Queries } from "@/src/store/queries";
import { correctWords } from "./correct-words";

/** Search results, and the state of the index. */
export interface FoundEntries {
  readonly hits: readonly SearchHit[];
  /** Changes with every save of searchable content. */
  readonly contentMark: string;
  /** of the content the index was built from, "" before the first build */
  readonly indexMark: string;
}

interface FoundRow extends Pick<FoundEntries, "contentMark" | "indexMark"> {
  readonly kind: SearchHit["kind"] | null;
  readonly key: string | null;
  readonly href: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  /** Whether it contains every word, or its title contains the literal query. */
  readonly isWhole: boolean | null;
}

// Matches in titles weigh more than those in texts, and watches more than other kinds.
const findText = `
  select coalesce((select mark from revisions where key = 'content'), '') as "contentMark",
         coalesce((select mark from search_marks where name = 'index'), '') as "indexMark", hit.*
    from (values (1)) one left join lateral (
      select kind, key, href, title, summary, words @@ wanted or strpos(folded, $3) > 0 as "isWhole"
        from search_entries, to_tsquery($5::regconfig, $2) wanted,
             to_tsquery($5::regconfig, $6) in_title, to_tsquery($5::regconfig, $7) whole_in_title
       where locale = $1
         and (words @@ wanted or strpos(folded, $3) > 0 or word_similarity($3, folded) > 0.5)
       order by "isWhole" desc,
                (ts_rank('{0.02, 0.1, 0.6, 1}', words, wanted) + (words @@ in_title)::int
                 + (words @@ whole_in_title)::int + (strpos(folded, $3) > 0)::int
                 + (folded = $3)::int + word_similarity($3, folded))
                * case kind when 'watch' then 1.5 when 'product' then 1.4 when 'page' then 1.3
                            when 'question' then 1.1 else 1 end desc, title
       limit $4) hit on true`;

const isHit = (row: FoundRow): row is FoundRow & SearchHit => row.key !== null;

async function ask(
  db: Queries,
  words: readonly string[],
  folded: string,
  locale: Locale,
  limit: number,
): Promise<readonly FoundRow[]> {
  const { anywhere, inTitle, wholeInTitle } = tsQueriesOf(words);
  const { dictionary } = languages[locale];
  const values = [locale, anywhere, folded, limit, dictionary, inTitle, wholeInTitle];
  const { rows } = await db.query<FoundRow>({ name: "find-entries", text: findText, values });
  return rows;
}

/**
 * Matches of a query, best first: every word occurs, or the title contains the query. Without any, entries with similar
 * titles, or with the probably intended words.
 * @returns null for a query without searchable words
 */
export async function findEntries(
  db: Queries,
  query: string,
  locale: Locale,
  limit: number,
): Promise<FoundEntries | null> {
  const words = queryWords(query, locale);
  if (words.length === 0) return null;
  let rows = await ask(db, words, foldText(query, locale).trim(), locale, limit);
  if (!rows.some(({ isWhole }) => isWhole)) {
    const meant = await correctWords(db, words, locale);
    const corrected = meant && (await ask(db, meant, meant.join(" "), locale, limit));
    if (corrected?.some(({ isWhole }) => isWhole)) rows = corrected;
  }
  const { contentMark = "", indexMark = "" } = rows[0] ?? {};
  const isAnyWhole = rows.some(({ isWhole }) => isWhole);
  const hits = rows
    .filter(isHit)
    .filter(({ isWhole }) => isWhole || !isAnyWhole)
    .map(({ kind, key, href, title, summary }) => ({ kind, key, href, title, summary }));
  return { hits, contentMark, indexMark };
}
