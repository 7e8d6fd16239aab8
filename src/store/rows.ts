import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import * as v from "valibot";
import type { Localised } from "@/src/domain/locale/locale";
import { foreignCurrencies } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import type { OwnPrices } from "@/src/domain/money/own-price";

/** Drops languages without a text, so that the fallback to French applies. */
function withoutGaps(texts: Record<string, string | null | undefined>): Localised {
  const filled = Object.entries(texts).filter(([, text]) => text);
  return { fr: "", ...Object.fromEntries(filled) };
}

/** A localised text as stored in the database, in all languages. A missing one is read as an empty text. */
export const localisedRow = v.pipe(
  v.nullish(v.record(v.string(), v.nullish(v.string())), {}),
  v.transform(withoutGaps),
);

/** An optional localised text. */
export const optionalTextRow = v.pipe(
  localisedRow,
  v.transform((text): Localised | undefined => (text.fr ? text : undefined)),
);

/** Hundredths of a euro. */
export const moneyRow = v.pipe(v.number(), v.transform(minor));

/** Prices set in the currencies of markets. */
export const ownPricesRow = v.pipe(
  v.nullish(
    v.object(
      Object.fromEntries(foreignCurrencies.map((currency) => [currency, v.nullish(v.number(), null)])),
    ),
    {},
  ),
  v.transform((set): OwnPrices =>
    Object.fromEntries(
      Object.entries(set).flatMap(([currency, amount]) =>
        typeof amount === "number" ? [[currency, minor(amount)]] : [],
      ),
    ),
  ),
);

export const flagRow = v.pipe(
  v.nullish(v.boolean(), false),
  v.transform((flag) => flag),
);

/** The id of another document, or null. */
export const referenceRow = v.nullish(v.number(), null);

export const referencesRow = v.nullish(v.array(v.number()), []);

interface Query {
  readonly where?: Where;
  readonly sort?: string;
}

type Schema = v.GenericSchema<unknown, unknown>;

/** Condition for published rows of a collection with drafts. */
export const published: Where = { _status: { equals: "published" } };

/** Condition for rows visible to visitors: with drafts, only published ones. */
function shownTo(payload: Payload, collection: CollectionSlug, where: Where | undefined): Where {
  const { versions } = payload.collections[collection].config;
  return { and: [...(versions?.drafts ? [published] : []), ...(where ? [where] : [])] };
}

/**
 * All published rows of a collection, in every language, in marketers' order. Bypasses Payload's operations: no hooks, no
 * access rules; the result is validated against the schema.
 * @throws ValiError if the database has rows that the schema does not allow
 */
export async function readRows<Row extends Schema>(
  payload: Payload,
  collection: CollectionSlug,
  row: Row,
  { where, sort }: Query = {},
): Promise<v.InferOutput<Row>[]> {
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection,
    pagination: false,
    limit: 0,
    where: shownTo(payload, collection, where),
    ...(sort && { sort }),
  });
  return docs.map((doc) => v.parse(row, doc));
}

/** A global in every language. */
export async function readGlobal<Row extends Schema>(
  payload: Payload,
  slug: GlobalSlug,
  row: Row,
): Promise<v.InferOutput<Row>> {
  return v.parse(row, await payload.db.findGlobal<Record<string, unknown>>({ slug }));
}

/**
 * Compares marketers' order keys like the CMS: by character code, independent of the database's collation. Rows without a
 * key come last.
 */
export function byOrder(
  one: { readonly _order?: string | null | undefined },
  other: { readonly _order?: string | null | undefined },
): number {
  const [a, b] = [one._order ?? "~", other._order ?? "~"];
  return a < b ? -1 : a > b ? 1 : 0;
}

export const orderRow = v.nullish(v.string());
