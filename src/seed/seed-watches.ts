import { generateNKeysBetween } from "payload/shared";
import { defaultSelection, selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { lines } from "./content/lines";
import { watches, type SeedWatch } from "./content/watches";
import type { SceneIds } from "./import-scenes";
import { idOf, type CatalogueIds, type OptionIds } from "./seed-options";
import { forEachAtOnce, upsertRow, type SeedRow } from "./upsert";
import type { Seeding } from "./delivered";

function partIds({ parts }: SeedWatch, catalogue: CatalogueIds): SeedRow {
  const selection = { ...defaultSelection, ...parts };
  const idOfPart = (field: SelectionField): number | null => {
    const key = selection[field];
    if (key === null) return null;
    const id = field === "strapColor" ? `${selection.strapStyle} ${key}` : key;
    return idOf(catalogue[field], id);
  };
  return Object.fromEntries(selectionFields.map((field) => [field, idOfPart(field)]));
}

/** @returns ids by key */
async function seedLines(seeding: Seeding): Promise<OptionIds> {
  const orders = generateNKeysBetween(null, null, lines.length);
  const entries = await forEachAtOnce(lines, async (line, index): Promise<[string, number]> => {
    const where = { key: { equals: line.key } };
    return [line.key, await upsertRow(seeding, "watch-lines", where, { ...line, _order: orders[index] })];
  });
  return new Map(entries);
}

/** Writes the ready-made watches and their lines. @returns the watches' ids by code */
export async function seedWatches(
  seeding: Seeding,
  catalogue: CatalogueIds,
  drawn: SceneIds,
): Promise<OptionIds> {
  const lineIds = await seedLines(seeding);
  const orders = generateNKeysBetween(null, null, watches.length);
  const entries = await forEachAtOnce(watches, async (watch, index): Promise<[string, number]> => {
    const { products: _products, related: _related, configuratorDial, gallery, ...own } = watch;
    const data = {
      ...own,
      _order: orders[index],
      line: idOf(lineIds, own.line),
      parts: partIds(watch, catalogue),
      configuratorDial: idOf(catalogue.dial, configuratorDial),
      gallery: gallery.flatMap((name) => drawn.get(name) ?? []),
    };
    return [own.code, await upsertRow(seeding, "watches", { code: { equals: own.code } }, data)];
  });
  const ids = new Map(entries);
  // Neighbours can only be named once all are there.
  await forEachAtOnce(watches, ({ code, related }) =>
    upsertRow(
      seeding,
      "watches",
      { code: { equals: code } },
      { related: related.map((other) => idOf(ids, other)) },
      `related of ${code}`,
    ),
  );
  return ids;
}
