import type { Payload } from "payload";

/** The page of the terms, by its address. */
const termsPage = "conditions-generales";

/**
 * The version of the terms of sale: the name staff has given it, and what follows from the published words in all languages.
 * Whoever changes a word has changed the version, whether they thought of its name or not. Orders keep it.
 * @param name as in the shop's settings
 */
export async function readTermsVersion({ db }: Payload, name: string): Promise<string> {
  const { rows } = await db.pool.query<{ words: string | null }>(
    `select left(md5(string_agg(concat_ws(' ', part._locale, part.title, part.body), ' ' order by block._order, part._locale)), 6)
              as words
       from pages join pages_blocks_legal_text block on block._parent_id = pages.id
       join pages_blocks_legal_text_locales part on part._parent_id = block.id
      where pages.slug = $1`,
    [termsPage],
  );
  const words = rows[0]?.words ?? null;
  return words === null ? name : `${name}.${words}`;
}
