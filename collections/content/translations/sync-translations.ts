import type { Payload } from "payload";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { loadAllMessages } from "@/src/i18n/messages";
import { flattenTexts } from "@/src/i18n/text-tree";
import { inTransaction } from "@/src/store/queries";

/** Key, language and text of every message in the files. */
async function fileTexts(): Promise<{ key: string; locale: string; text: string }[]> {
  const perLocale = await Promise.all(
    locales.map(async (locale) =>
      flattenTexts(await loadAllMessages(locale)).map(([key, text]) => ({ key, locale, text })),
    ),
  );
  return perLocale.flat();
}

/**
 * Synchronises the rows of `translations` with the message files: new keys are added, missing ones deleted, originals
 * updated. Translators' texts are kept. Several processes may run it at once.
 */
export async function syncTranslations(payload: Payload): Promise<void> {
  const texts = await fileTexts();
  const french = texts.filter(({ locale }) => locale === defaultLocale);
  const keys = [...new Set(texts.map(({ key }) => key))];
  await inTransaction(payload.db.pool, async (db) => {
    await db.query("select pg_advisory_xact_lock(hashtext('sync-translations'))");
    await db.query(
      `insert into translations (key, page)
       select key, split_part(key, '.', 1) from unnest($1::text[]) key on conflict (key) do nothing`,
      [keys],
    );
    await db.query("delete from translations where key <> all($1::text[])", [keys]);
    // Staff translations are kept where the French text of the files has changed: they have to be reviewed.
    await db.query(
      `insert into translation_notes (entity, document, path, locale, source, state)
       select 'translations', row.key, 'text', own._locale::text, fr.original, 'translated'
       from unnest($1::text[], $2::text[]) as file (key, text)
       join translations row using (key)
       join translations_locales fr on fr._parent_id = row.id and fr._locale = '${defaultLocale}'
       join translations_locales own on own._parent_id = row.id and own._locale <> '${defaultLocale}'
       where fr.original <> file.text and coalesce(fr.text, '') = '' and own.text <> ''
       on conflict (entity, document, path, locale) do nothing`,
      [french.map(({ key }) => key), french.map(({ text }) => text)],
    );
    await db.query(
      `insert into translations_locales (_parent_id, _locale, original)
       select row.id, file.locale::_locales, file.text
       from unnest($1::text[], $2::text[], $3::text[]) as file (key, locale, text)
       join translations row using (key)
       on conflict (_locale, _parent_id) do update set original = excluded.original
       where translations_locales.original is distinct from excluded.original`,
      [texts.map(({ key }) => key), texts.map(({ locale }) => locale), texts.map(({ text }) => text)],
    );
  });
}
