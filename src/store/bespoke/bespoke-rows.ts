import type { LayerSlot } from "@/src/domain/watch/layers";
import type { PartLabels } from "@/src/domain/watch/describe-watch";
import { defaultSelection, selectionFields, type Selection } from "@/src/domain/watch/selection";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";

/** A bespoke watch as it was when it was composed. */
export interface BespokeWatch {
  readonly id: string;
  readonly catalogueVersion: string;
  /** price of that day, hundredths of a euro */
  readonly price: Minor;
  readonly selection: Selection;
  readonly layers: { readonly front: readonly LayerSlot[]; readonly back: readonly LayerSlot[] };
  readonly labels: PartLabels;
}

/** What is written down of a watch beside what it is read back as. */
export interface ComposedWatch extends BespokeWatch {
  /** scale of its bezel insert, DIVER or GMT: the insert says it, and whoever reads the row should see it */
  readonly bezelInsertType: string | null;
}

interface BespokeRow {
  readonly bespoke_id: string;
  readonly catalogue_version: string;
  readonly price: number;
  readonly selection: Selection;
  readonly layers: BespokeWatch["layers"];
  readonly labels: PartLabels;
}

/** Keeps a watch; the same one is kept once, as it was the first time. */
export async function saveBespokeWatch(db: Queries, watch: ComposedWatch): Promise<void> {
  await db.query(
    `insert into bespoke_watches (bespoke_id, catalogue_version, price, selection, layers, labels)
     values ($1, $2, $3, $4, $5, $6) on conflict (bespoke_id) do nothing`,
    [
      watch.id,
      watch.catalogueVersion,
      watch.price,
      JSON.stringify({ ...watch.selection, bezelInsertType: watch.bezelInsertType }),
      JSON.stringify(watch.layers),
      JSON.stringify(watch.labels),
    ],
  );
}

/** What a selection consists of, without what only the row says. */
const ownFields = (selection: Selection): Selection => ({
  ...defaultSelection,
  ...Object.fromEntries(selectionFields.map((field) => [field, selection[field]])),
});

/** The watches of these ids, those that exist. */
export async function findBespokeWatches(
  db: Queries,
  ids: readonly string[],
): Promise<readonly BespokeWatch[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<BespokeRow>(
    `select bespoke_id, catalogue_version, price::float8 as price, selection, layers, labels
       from bespoke_watches where bespoke_id = any($1)`,
    [ids],
  );
  return rows.map((row) => ({
    id: row.bespoke_id,
    catalogueVersion: row.catalogue_version,
    price: minor(row.price),
    // A watch kept before a part could be chosen has the usual one.
    selection: ownFields({ ...defaultSelection, ...row.selection }),
    layers: row.layers,
    labels: row.labels,
  }));
}
