import type { Payload } from "payload";
import { generateNKeysBetween } from "payload/shared";
import { caseMeasures } from "@/src/domain/watch/case-measures";
import { defaultSelection, selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { scenes } from "./content/scene-data";
import { scenesOfWatch } from "./content/scenes-of-watch";
import type { SeedWatch } from "./content/seed-watch";
import { boxFor, careFor, coatedSteel, sapphire, steel, watches } from "./content/watches";
import type { SceneIds } from "./import-scenes";
import { idOf, type CatalogueIds, type OptionIds } from "./seed-options";
import { forEachAtOnce, upsertRow, type SeedRow } from "./upsert";

function partIds({ parts, code }: SeedWatch, catalogue: CatalogueIds): SeedRow {
  const selection = { ...defaultSelection, ...parts };
  const idOfPart = (field: SelectionField): number | null => {
    const key = selection[field];
    if (key === null) return null;
    const id = field === "strapColor" ? `${selection.strapStyle} ${key}` : key;
    return idOf(catalogue[field], id);
  };
  if (!parts.dial) throw new Error(`The watch ${code} has no dial.`);
  return Object.fromEntries(selectionFields.map((field) => [field, idOfPart(field)]));
}

/** Measures of the largest case it comes in. */
function specsOf({ products, parts, weight }: SeedWatch): SeedRow {
  const largest = Math.max(...products.flatMap(({ diameter }) => diameter ?? []));
  const isCoated = (parts.caseColor ?? defaultSelection.caseColor).slice(-3) !== "-si";
  return {
    thickness: 11.8,
    ...caseMeasures(largest),
    waterResistance: 10,
    frequency: 21_600,
    powerReserve: 41,
    jewels: 24,
    weight,
    accuracySlow: -5,
    accuracyFast: 12,
    calibre: "NH35",
    caseMaterial: isCoated ? coatedSteel : steel,
    glass: sapphire,
  };
}

/** Writes the ready-made watches. @returns their ids by code */
export async function seedWatches(
  payload: Payload,
  catalogue: CatalogueIds,
  drawn: SceneIds,
): Promise<OptionIds> {
  const orders = generateNKeysBetween(null, null, watches.length);
  const entries = await forEachAtOnce(watches, async (watch, index): Promise<[string, number]> => {
    const { code, line, path, stage, color, name, tagline, description } = watch;
    const data = {
      _order: orders[index],
      code,
      line,
      path,
      stage,
      color,
      name,
      tagline,
      description,
      care: careFor(watch),
      box: boxFor(watch),
      parts: partIds(watch, catalogue),
      configuratorDial: idOf(catalogue.dial, watch.configuratorDial),
      specs: specsOf(watch),
      gallery: scenesOfWatch(watch, scenes).flatMap((name) => drawn.get(name) ?? []),
    };
    return [code, await upsertRow(payload, "watches", { code: { equals: code } }, data)];
  });
  const ids = new Map(entries);
  // Neighbours can only be named once all are there.
  await forEachAtOnce(watches, ({ code, related }) =>
    upsertRow(
      payload,
      "watches",
      { code: { equals: code } },
      { related: related.map((other) => idOf(ids, other)) },
    ),
  );
  return ids;
}
