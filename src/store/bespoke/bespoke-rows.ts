import type { LayerSlot } from "@/src/domain/watch/layers";
import type { PartLabels } from "@/src/domain/watch/describe-watch";
import { defaultSelection, selectionFields, type Selection } from "@/src/domain/watch/selection";
import { minor, type Minor } from "@/src/domain/money/minor";
import { withOwn, type OwnAmounts } from "@/src/domain/money/own-price";
import type { Queries } from "@/src/store/queries";

/** A bespoke watch as it was composed. */
export interface BespokeWatch {
  readonly id: string;
  readonly catalogueVersion: string;
  /** price on that day, hundredths of a euro */
  readonly price: Minor;
  /** what of it was set in currencies of their own */
  readonly own?: OwnAmounts;
  readonly selection: Selection;
  readonly layers: { readonly front: readonly LayerSlot[]; readonly back: readonly LayerSlot[] };
  readonly labels: PartLabels;
}

/** A bespoke watch with columns that are only written. */
export interface ComposedWatch extends BespokeWatch {
  /** scale of its bezel insert, DIVER or GMT: derived from the insert, stored for readers of the row */
  readonly bezelInsertType: string | null;
}

interface BespokeRow {
  readonly bespoke_id: string;
  readonly catalogue_version: string;
  readonly price: number;
  readonly own: OwnAmounts | null;
  readonly selection: Selection;
  readonly layers: BespokeWatch["layers"];
  readonly labels: PartLabels;
}

/** Saves a watch; an equal one is saved only once, in its first form. */
export async function saveBespokeWatch(db: Queries, watch: ComposedWatch): Promise<void> {
  await db.query(
    `insert into bespoke_watches (bespoke_id, catalogue_version, price, own, selection, layers, labels)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (bespoke_id) do nothing`,
    [
      watch.id,
      watch.catalogueVersion,
      watch.price,
      watch.own ? JSON.stringify(watch.own) : null,
      JSON.stringify({ ...watch.selection, bezelInsertType: watch.bezelInsertType }),
      JSON.stringify(watch.layers),
      JSON.stringify(watch.labels),
    ],
  );
}

/** The fields of a selection, without the row's extra columns. */
const ownFields = (selection: Selection): Selection => ({
  ...defaultSelection,
  ...Object.fromEntries(selectionFields.map((field) => [field, selection[field]])),
});

/** The existing watches with these ids. */
export async function findBespokeWatches(
  db: Queries,
  ids: readonly string[],
): Promise<readonly BespokeWatch[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<BespokeRow>(
    `select bespoke_id, catalogue_version, price::float8 as price, own, selection, layers, labels
       from bespoke_watches where bespoke_id = any($1)`,
    [ids],
  );
  return rows.map((row) => ({
    id: row.bespoke_id,
    catalogueVersion: row.catalogue_version,
    price: minor(row.price),
    ...withOwn(row.own ?? undefined),
    // A watch saved before a part was selectable has the default one.
    selection: ownFields({ ...defaultSelection, ...row.selection }),
    layers: row.layers,
    labels: row.labels,
  }));
}
