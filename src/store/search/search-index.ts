import { languages } from "@/src/domain/locale/languages";
import type { Locale } from "@/src/domain/locale/locale";
import { tsQueryOf } from "@/src/domain/search/search-query";
import type { SearchEntry, SearchHit } from "@/src/domain/search/search-entry";
import { foldText, searchWords } from "@/src/domain/search/search-words";
import type { Queries } from "@/src/store/queries";

/**
 * Replaces the whole index, in one transaction. When several processes do it at once, the first one works and the others find the
 * mark already there.
 * @param mark of the content the entries were made from
 */
export async function replaceIndex(
  db: Queries,
  mark: string,
  entries: readonly SearchEntry[],
): Promise<void> {
  const words = (text: string, locale: Locale) => searchWords(text, locale).join(" ");
  const columns = [
    entries.map(({ kind }) => kind),
    entries.map(({ key }) => key),
    entries.map(({ locale }) => locale),
    entries.map(({ href }) => href),
    entries.map(({ title }) => title),
    entries.map(({ summary }) => summary),
    entries.map(({ title, locale }) => foldText(title, locale)),
    entries.map(({ title, locale }) => words(title, locale)),
    entries.map(({ summary, locale }) => words(summary, locale)),
    entries.map(({ keywords, locale }) => words(keywords, locale)),
    entries.map(({ locale }) => languages[locale].dictionary),
  ];
  await db.query("select pg_advisory_xact_lock(hashtext('search-index'))");
  const { rowCount } = await db.query("select from search_marks where name = 'index' and mark = $1", [mark]);
  if (rowCount) return;
  await db.query("delete from search_entries");
  await db.query(
    `insert into search_entries (kind, key, locale, href, title, summary, folded, words)
     select kind, key, locale, href, title, summary, folded,
            setweight(to_tsvector(dictionary::regconfig, a), 'A')
            || setweight(to_tsvector(dictionary::regconfig, b), 'B')
            || setweight(to_tsvector(dictionary::regconfig, c), 'D')
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                 $8::text[], $9::text[], $10::text[], $11::text[])
       as entry (kind, key, locale, href, title, summary, folded, a, b, c, dictionary)`,
    columns,
  );
  await db.query(
    `insert into search_marks (name, mark) values ('index', $1)
     on conflict (name) do update set mark = excluded.mark`,
    [mark],
  );
}

/** What was found, and how old what it was found in is. */
export interface FoundEntries {
  readonly hits: readonly SearchHit[];
  /** Changes with every save of something that can be found. */
  readonly contentMark: string;
  /** of the content the index was made from, "" before the first */
  readonly indexMark: string;
}

type FoundRow = Pick<FoundEntries, "contentMark" | "indexMark"> & {
  readonly [Part in keyof SearchHit]: SearchHit[Part] | null;
};

const findText = `
  select coalesce((select mark from revisions where key = 'content'), '') as "contentMark",
         coalesce((select mark from search_marks where name = 'index'), '') as "indexMark", hit.*
    from (values (1)) one left join lateral (
      select kind, key, href, title, summary
        from search_entries, to_tsquery($5::regconfig, $2) wanted
       where locale = $1
         and (words @@ wanted or strpos(folded, $3) > 0 or word_similarity($3, folded) > 0.5)
       order by (ts_rank(words, wanted) + (strpos(folded, $3) > 0)::int + word_similarity($3, folded))
                * case kind when 'watch' then 4 when 'product' then 2 when 'page' then 2 else 1 end desc, title
       limit $4) hit on true`;

const isHit = (row: FoundRow): row is FoundRow & SearchHit => row.key !== null;

/**
 * What matches a query, best first: every word occurs, or the title holds the query or is so like it that it was
 * mistyped.
 * Watches come before what only mentions them.
 * @returns null for a query without a word to look for
 */
export async function findEntries(
  db: Queries,
  query: string,
  locale: Locale,
  limit: number,
): Promise<FoundEntries | null> {
  const tsQuery = tsQueryOf(query, locale);
  if (tsQuery === null) return null;
  const values = [locale, tsQuery, foldText(query, locale).trim(), limit, languages[locale].dictionary];
  const { rows } = await db.query<FoundRow>({ name: "find-entries", text: findText, values });
  const { contentMark = "", indexMark = "" } = rows[0] ?? {};
  const hits = rows
    .filter(isHit)
    .map(({ kind, key, href, title, summary }) => ({ kind, key, href, title, summary }));
  return { hits, contentMark, indexMark };
}
