import type { Payload } from "payload";

/** Slug of the terms page. */
export const termsPage = "conditions-generales";

/** SQL: hash of all texts of a legal page, in all languages; null without one. */
const hashOfWords = (blocks: string): string => `left(md5(nullif(jsonb_path_query_array(${blocks},
  '$[*] ? (@.blockType == "legal-text").keyvalue() ? (@.key == "title" || @.key == "body").value')::text, '[]')), 6)`;

/**
 * The version of the terms of sale: the name given by staff, and a hash of the published texts in all languages. Any
 * change of the text changes the version, even if the name stays the same. Stored in orders.
 * @param name as in the shop's settings
 */
export async function readTermsVersion({ db }: Payload, name: string): Promise<string> {
  const { rows } = await db.pool.query<{ words: string | null }>(
    `select ${hashOfWords("blocks")} as words from pages where slug = $1`,
    [termsPage],
  );
  const words = rows[0]?.words ?? null;
  return words === null ? name : `${name}.${words}`;
}

/** The stored page version with the text of a version of the terms; null if no longer stored. */
export async function findTermsVersion({ db }: Payload, version: string): Promise<number | null> {
  const { rows } = await db.pool.query<{ id: number }>(
    `select id from _pages_v
      where version_slug = $1 and version__status = 'published' and ${hashOfWords("version_blocks")} = $2
      order by id desc limit 1`,
    [termsPage, version.split(".").at(-1)],
  );
  return rows[0]?.id ?? null;
}
