import { tableOf } from "@/src/store/table-of";
import { isCode, lineKinds } from "@/src/domain/cart/article-kind";
import { defaultCurrency, foreignCurrencies, type Currency } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { OwnPrices } from "@/src/domain/money/own-price";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { collectionOfCatalogue } from "@/src/domain/prices/price-catalogues";
import type { Queries } from "@/src/store/queries";

/** A price of an article or option, on sale or not. */
export interface PriceRow {
  readonly id: number;
  /** key of the option or sku of the product; a strap's with its family */
  readonly reference: string;
  readonly price: Minor;
  readonly ownPrices: OwnPrices;
  /** own reduction of a product, whole percent; 0 for an option */
  readonly discount: number;
  /** there is a draft, which a new price would publish */
  readonly isDraftWaiting: boolean;
  /** offered, or on sale */
  readonly isOffered: boolean;
}

interface Columns {
  readonly reference: string;
  readonly discount: string;
  readonly isOffered: string;
  readonly where: string;
}

const option: Columns = { reference: "key", discount: "0", isOffered: "enabled", where: "true" };
const product = (where: string): Columns => ({
  reference: "sku",
  discount: "discount",
  isOffered: "is_visible",
  where,
});

const codes = lineKinds.filter(isCode).map((kind) => `'${kind}'`);

/** Gift cards and gift watches are worth their price in euros: they have none in another currency. */
const columnsOf = (catalogue: PriceCatalogue, currency: Currency): Columns => {
  if (catalogue === "watches") return product("kind = 'watch'");
  if (catalogue === "products")
    return product(
      currency === defaultCurrency
        ? "kind <> 'watch'"
        : `kind not in ('watch', 'bespoke', ${codes.join(", ")})`,
    );
  if (catalogue !== "straps") return option;
  const family = "(select family.key from strap_families family where family.id = owner.family_id)";
  return { ...option, reference: `${family} || '-' || owner.key` };
};

/** Table of a list; the name comes from a closed set, never from a request. */
const tableOfCatalogue = (catalogue: PriceCatalogue) => tableOf(collectionOfCatalogue(catalogue));

const ownPrices = foreignCurrencies
  .map((currency) => `'${currency}', owner.own_prices_${currency.toLowerCase()}::float8`)
  .join(", ");

const select = (catalogue: PriceCatalogue, currency: Currency) => {
  const { reference, discount, isOffered, where } = columnsOf(catalogue, currency);
  const table = tableOfCatalogue(catalogue);
  return `select owner.id, ${reference} as reference, owner.price::float8 as price,
                 jsonb_strip_nulls(jsonb_build_object(${ownPrices})) as "ownPrices",
                 (${discount})::int as discount, coalesce(owner.${isOffered}, false) as "isOffered",
                 exists (select 1 from _${table}_v version
                          where version.parent_id = owner.id and version.latest and version.version__status = 'draft')
                   as "isDraftWaiting"
            from ${table} owner where owner._status = 'published' and ${where}`;
};

type Row = Omit<PriceRow, "price"> & { readonly price: number };
const toPriceRow = ({ price, ...row }: Row): PriceRow => ({ ...row, price: minor(price) });

/** Every published price of a list, by its reference; those that can be set in the currency. */
export async function readPriceRows(
  db: Queries,
  catalogue: PriceCatalogue,
  currency: Currency = defaultCurrency,
): Promise<readonly PriceRow[]> {
  const { rows } = await db.query<Row>(`${select(catalogue, currency)} order by reference`);
  return rows.map(toPriceRow);
}

/** Some of them, locked until the transaction ends. */
export async function lockPriceRows(
  db: Queries,
  catalogue: PriceCatalogue,
  currency: Currency,
  ids: readonly number[],
): Promise<readonly PriceRow[]> {
  const { rows } = await db.query<Row>(
    `${select(catalogue, currency)} and owner.id = any($1::int[]) order by owner.id for update of owner`,
    [ids],
  );
  return rows.map(toPriceRow);
}

/** Percent a price may change without confirmation. */
export async function readPriceAlarm(db: Queries): Promise<number> {
  const { rows } = await db.query<{ alarm: number }>(
    "select coalesce(price_alarm, 30)::float8 as alarm from shop_settings limit 1",
  );
  return rows[0]?.alarm ?? 30;
}
