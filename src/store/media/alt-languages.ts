import type { Locale } from "@/src/domain/locale/locale";
import type { Queries } from "@/src/store/queries";

/** Languages in which a picture has an alternative text. */
export async function listAltLanguages(db: Queries, picture: number): Promise<readonly Locale[]> {
  const { rows } = await db.query<{ locale: Locale }>(
    "select _locale::text as locale from media_locales where _parent_id = $1 and alt <> ''",
    [picture],
  );
  return rows.map(({ locale }) => locale);
}
