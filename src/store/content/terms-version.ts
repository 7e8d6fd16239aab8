import type { Payload } from "payload";

/** Slug of the terms page. */
export const termsPage = "conditions-generales";

/**
 * SQL: hash of all texts of a legal page, in all languages. Tables of pages and of their versions have the same columns.
 */
const hashOfWords = `left(md5(string_agg(concat_ws(' ', part._locale, part.title, part.body), ' '
  order by block._order, part._locale)), 6)`;

/**
 * The version of the terms of sale: the name given by staff, and a hash of the published texts in all languages. Any
 * change of the text changes the version, even if the name stays the same. Stored in orders.
 * @param name as in the shop's settings
 */
export async function readTermsVersion({ db }: Payload, name: string): Promise<string> {
  const { rows } = await db.pool.query<{ words: string | null }>(
    `select ${hashOfWords} as words
       from pages join pages_blocks_legal_text block on block._parent_id = pages.id
       join pages_blocks_legal_text_locales part on part._parent_id = block.id
      where pages.slug = $1`,
    [termsPage],
  );
  const words = rows[0]?.words ?? null;
  return words === null ? name : `${name}.${words}`;
}

/** The stored page version with the text of a version of the terms; null if no longer stored. */
export async function findTermsVersion({ db }: Payload, version: string): Promise<number | null> {
  const { rows } = await db.pool.query<{ id: number }>(
    `select page.id
       from _pages_v page join _pages_v_blocks_legal_text block on block._parent_id = page.id
       join _pages_v_blocks_legal_text_locales part on part._parent_id = block.id
      where page.version_slug = $1 and page.version__status = 'published'
      group by page.id having ${hashOfWords} = $2
      order by page.id desc limit 1`,
    [termsPage, version.split(".").at(-1)],
  );
  return rows[0]?.id ?? null;
}
