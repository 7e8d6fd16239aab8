import { languages } from "@/src/domain/locale/languages";
import type { Locale } from "@/src/domain/locale/locale";
import type { SearchEntry } from "@/src/domain/search/search-entry";
import { foldText, searchWords, stemmableWords } from "@/src/domain/search/search-words";
import type { Queries } from "@/src/store/queries";

/**
 * Replaces the whole index, in one transaction. With several processes at once, the first one does the work and the
 * others find its mark.
 * @param mark of the content the entries were built from
 */
export async function replaceIndex(
  db: Queries,
  mark: string,
  entries: readonly SearchEntry[],
): Promise<void> {
  const words = (text: string, locale: Locale) => stemmableWords(searchWords(text, locale), locale).join(" ");
  const columns = [
    entries.map(({ kind }) => kind),
    entries.map(({ key }) => key),
    entries.map(({ locale }) => locale),
    entries.map(({ href }) => href),
    entries.map(({ title }) => title),
    entries.map(({ summary }) => summary),
    entries.map(({ title, locale }) => foldText(title, locale)),
    entries.map(({ title, locale }) => words(title, locale)),
    entries.map(({ alike, locale }) => words(alike, locale)),
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
            || setweight(to_tsvector(dictionary::regconfig, c), 'C')
            || setweight(to_tsvector(dictionary::regconfig, d), 'D')
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                 $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])
       as entry (kind, key, locale, href, title, summary, folded, a, b, c, d, dictionary)`,
    columns,
  );
  await db.query(
    `insert into search_marks (name, mark) values ('index', $1)
     on conflict (name) do update set mark = excluded.mark`,
    [mark],
  );
}
