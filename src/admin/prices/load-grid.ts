import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { dateTag, languageTag, type Locale, localise } from "@/src/domain/locale/locale";
import { convert } from "@/src/domain/money/convert";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { putBack, setPrice } from "@/src/domain/prices/price-batch";
import {
  collectionOfCatalogue,
  fieldOfCatalogue,
  type PriceCatalogue,
} from "@/src/domain/prices/price-catalogues";
import { optionReference } from "@/src/domain/prices/repriced-catalogue";
import type { Option } from "@/src/domain/watch/catalogue";
import { thumbnailUrl } from "@/src/domain/watch/thumbnail-query";
import type { Shop } from "@/src/services/shop";
import type { PriceBatch } from "@/src/store/prices/batch-rows";
import { asConverted } from "./typed-price";
import type { ShownBatch } from "./batch-list";
import type { GridRow } from "./grid-row";

/** How many of its changes a price shows. */
const changesShown = 5;

/** The name of a watch made in several sizes includes its own. */
const withDiameter = (name: string, diameter: number | null): string =>
  diameter === null || name.endsWith(`${diameter} mm`) ? name : `${name} ${diameter} mm`;

/** Name and picture of everything in a list, by its reference. */
async function readFaces({ store }: Shop, catalogue: PriceCatalogue, locale: Locale) {
  const snapshot = await store.loadSnapshot();
  const field = fieldOfCatalogue(catalogue);
  if (field === null) {
    return new Map(
      snapshot.products.map(({ sku, name, diameter }) => [
        sku,
        {
          name: withDiameter(localise(name, locale), diameter),
          picture: snapshot.articles.get(sku)?.image ?? null,
        },
      ]),
    );
  }
  const options: readonly Option[] = snapshot.catalogue[field];
  const view = { width: 160, stage: "craie", version: snapshot.catalogue.version } as const;
  return new Map(
    options.map((option) => [
      optionReference(field, option),
      {
        name: localise(option.label, locale),
        picture: option.thumbnail ?? thumbnailUrl(field, option, view),
      },
    ]),
  );
}

/** Formats of days and amounts in the grid. */
function gridWriters(locale: Locale, currency: Currency, converted: string) {
  const moment = new Intl.DateTimeFormat(dateTag(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  });
  return {
    moment: (at: Date) => moment.format(at),
    money: (amount: number | null) =>
      amount === null ? converted : formatMoney(minor(amount), currency, locale),
    typed: (amount: number | null) =>
      amount === null
        ? asConverted
        : new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, useGrouping: false }).format(
            amount / 100,
          ),
  };
}

/**
 * The rows of a list.
 * @param batch whose prices are restored, null for none
 */
export async function loadGrid(
  shop: Shop,
  { catalogue, currency }: { readonly catalogue: PriceCatalogue; readonly currency: Currency },
  batch: PriceBatch | null,
  { locale, texts }: { readonly locale: Locale; readonly texts: AdminMessages<"catalogue.prices"> },
): Promise<readonly GridRow[]> {
  const [rows, { rates }, faces, past] = await Promise.all([
    shop.store.prices.readPriceRows(catalogue, currency),
    shop.store.loadSettings(),
    readFaces(shop, catalogue, locale),
    shop.store.prices.listPastChanges(catalogue, currency, changesShown),
  ]);
  const write = gridWriters(locale, currency, texts.converted);
  const proposed = new Map(putBack(batch?.changes ?? []).map(({ id, after }) => [id, write.typed(after)]));
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    price: setPrice(row, currency) ?? convert(row.price, currency, rates),
    set: setPrice(row, currency),
    isOffered: row.isOffered,
    isDraftWaiting: row.isDraftWaiting,
    name: faces.get(row.reference)?.name ?? row.reference,
    picture: faces.get(row.reference)?.picture ?? null,
    href: `/admin/collections/${collectionOfCatalogue(catalogue)}/${row.id}`,
    proposed: proposed.get(row.id) ?? "",
    history: past
      .filter(({ document }) => document === row.id)
      .map(({ at, by, before, after, batch: number }) =>
        fill(texts.change, {
          date: write.moment(new Date(at)),
          by,
          before: write.money(before),
          after: write.money(after),
          batch: number,
        }),
      ),
  }));
}

/**
 * A batch for display.
 * @param nameOf a list in the reader's words
 */
export function showBatch(
  batch: PriceBatch,
  { locale, texts }: { readonly locale: Locale; readonly texts: AdminMessages<"catalogue.prices"> },
  nameOf: (catalogue: PriceCatalogue) => string,
): ShownBatch {
  const write = gridWriters(locale, batch.currency, texts.converted);
  return {
    id: batch.id,
    catalogue: batch.catalogue,
    currency: batch.currency,
    catalogueName: nameOf(batch.catalogue),
    state: batch.state,
    by: batch.by,
    decidedAt: write.moment(batch.decidedAt),
    dueAt: batch.dueAt && write.moment(batch.dueAt),
    problem: batch.problem,
    undoes: batch.undoes,
    undoneBy: batch.undoneBy,
    changes: batch.changes.map(
      ({ reference, before, after }) => `${reference} ${write.money(before)} → ${write.money(after)}`,
    ),
  };
}
