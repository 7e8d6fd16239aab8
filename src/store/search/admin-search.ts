import { tableOf } from "@/src/store/table-of";
import { foundOfKind, type Found } from "@/src/domain/staff/admin-search";
import { findByReference } from "@/src/store/orders/reference-rows";
import { likePattern } from "@/src/store/like-pattern";
import type { Locale } from "@/src/domain/locale/locale";
import { selectionFields } from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";
import type { Queries } from "@/src/store/queries";

/** How one list is searched; $1 is the pattern, $2 the reader's language. SQL expressions over its row `entry`. */
interface Searched {
  readonly name: string;
  readonly detail?: string;
  readonly state?: string;
  /** Searched columns of its table. */
  readonly columns: readonly string[];
  /** Searched columns of its localised texts, in any language. */
  readonly texts?: readonly string[];
  /** SQL for further matching row numbers. */
  readonly ids?: string;
  /** Long lists are searched by index only, and not with fewer letters than a trigram. */
  readonly isLong?: boolean;
}

/** A text in the reader's language, or in French. */
const textOf = (list: string, column: string) => `coalesce(
  (select text.${column} from ${tableOf(list)}_locales text where text._parent_id = entry.id and text._locale = $2::_locales and text.${column} <> ''),
  (select text.${column} from ${tableOf(list)}_locales text where text._parent_id = entry.id and text._locale = 'fr'), '')`;

const drafted = "case when entry._status = 'draft' then 'draft' else '' end";

const option = (list: string): Searched => ({
  name: textOf(list, "label"),
  detail: "entry.key",
  state: drafted,
  columns: ["key"],
  texts: ["label"],
});

/** Every searched list, in display order. */
const searched: Readonly<Record<string, Searched>> = {
  orders: {
    name: "entry.number",
    detail: "concat_ws(' · ', entry.contact_name, entry.contact_email)",
    state: "entry.state::text",
    columns: ["number", "receipt_number", "contact_email", "contact_name"],
    ids: "select unnest($3::int[])",
    isLong: true,
  },
  customers: { name: "entry.email", columns: ["email"], isLong: true },
  "watch-lines": { name: textOf("watch-lines", "name"), columns: ["key"], texts: ["name"] },
  watches: {
    name: textOf("watches", "name"),
    detail: "entry.code",
    state: drafted,
    columns: ["code"],
    texts: ["name"],
  },
  products: {
    name: textOf("products", "name"),
    detail: "entry.sku",
    state: drafted,
    columns: ["sku"],
    texts: ["name"],
  },
  ...Object.fromEntries(
    selectionFields.map((field) => {
      const list = selectionTable[field].catalogue;
      return [list, option(list)] as const;
    }),
  ),
  pages: {
    name: textOf("pages", "title"),
    detail: "'/' || entry.slug",
    state: drafted,
    columns: ["slug"],
    texts: ["title"],
  },
  banners: { name: textOf("banners", "text"), state: drafted, columns: ["href"], texts: ["text"] },
  questions: { name: textOf("questions", "question"), columns: ["key"], texts: ["question"] },
  translations: {
    name: `coalesce(nullif(${textOf("translations", "text")}, ''), ${textOf("translations", "original")})`,
    detail: "entry.key",
    columns: ["key"],
    texts: ["text", "original"],
  },
  "promo-codes": {
    name: "entry.code",
    detail: textOf("promo-codes", "title"),
    state: drafted,
    columns: ["code"],
    texts: ["title"],
  },
  media: { name: "entry.filename", detail: textOf("media", "alt"), columns: ["filename"], texts: ["alt"] },
  newsletters: {
    name: textOf("newsletters", "subject"),
    state: "entry.state::text",
    columns: [],
    texts: ["subject"],
  },
};

/** Matching row numbers of a long list: each column by its own index, so that no table is scanned. */
const idsOfLong = (list: string, columns: readonly string[]) =>
  columns
    .map(
      (column) =>
        `(select id from ${tableOf(list)} where ${column} ilike $1 order by id desc limit ${foundOfKind})`,
    )
    .join(" union ");

const idsOf = (list: string, { columns, texts = [] }: Searched) =>
  [
    ...columns.map((column) => `select id from ${tableOf(list)} where ${column} ilike $1`),
    ...texts.map((text) => `select _parent_id from ${tableOf(list)}_locales where ${text} ilike $1`),
  ].join(" union ");

function statementOf(list: string, kind: Searched): string {
  const ids = [
    kind.isLong ? idsOfLong(list, kind.columns) : idsOf(list, kind),
    ...(kind.ids ? [kind.ids] : []),
  ].join(" union ");
  return `(select '${list}' as list, entry.id, ${kind.name} as name, coalesce(${kind.detail ?? "''"}, '') as detail,
                  coalesce(${kind.state ?? "''"}, '') as state
             from ${tableOf(list)} entry where entry.id in (${ids}) order by entry.id desc limit ${foundOfKind})`;
}

/** Trigrams have three letters: fewer would scan a whole index. */
const MIN_TRIGRAM_LENGTH = 3;

/**
 * Matches of a typed text in the lists the user may read, newest of each kind.
 * @param mayRead whether the user may read a list, by slug
 */
export async function searchAdmin(
  db: Queries,
  typed: string,
  mayRead: (list: string) => boolean,
  locale: Locale,
): Promise<readonly Found[]> {
  const asked = Object.entries(searched).filter(
    ([list, { isLong }]) => mayRead(list) && (!isLong || typed.length >= MIN_TRIGRAM_LENGTH),
  );
  if (asked.length === 0) return [];
  const statements = asked.map(([list, kind]) => statementOf(list, kind)).join(" union all ");
  const { rows } = await db.query<Found>(
    // Not every list has localised texts: the type of $2 is declared once.
    `with reader as (select $2::_locales, $3::int[]) ${statements}`,
    [likePattern(typed), locale, mayRead("orders") ? await findByReference(db, typed) : []],
  );
  return rows;
}
