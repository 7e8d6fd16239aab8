import type { Payload } from "payload";
import type { Pool } from "pg";
import type { Locale } from "@/src/domain/locale/locale";

/** Texts that override the message files: path of a text → the shop's own text. */
export async function loadTextOverrides(
  payload: Payload,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const pool: Pool = payload.db.pool;
  const { rows } = await pool.query<{ key: string; text: string }>(
    `select row.key, words.text from translations row
     join translations_locales words on words._parent_id = row.id
     where words._locale = $1 and words.text <> ''`,
    [locale],
  );
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}

/** The same for every language, in one query. */
export async function loadAllTextOverrides(
  payload: Payload,
): Promise<Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>> {
  const pool: Pool = payload.db.pool;
  const { rows } = await pool.query<{ locale: Locale; texts: Record<string, string> }>(
    `select words._locale as locale, jsonb_object_agg(row.key, words.text) as texts from translations row
     join translations_locales words on words._parent_id = row.id
     where words.text <> '' group by words._locale`,
  );
  return Object.fromEntries(rows.map(({ locale, texts }) => [locale, texts]));
}
