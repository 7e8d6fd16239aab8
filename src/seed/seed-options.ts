import type { Where } from "payload";
import { generateNKeysBetween } from "payload/shared";
import type { PlainField } from "@/src/domain/watch/catalogue";
import { plainFields } from "@/src/domain/watch/plain-fields";
import type { SelectionField } from "@/src/domain/watch/selection";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { catalogueRows as rows, dialPrinting, layerNames } from "./catalogue/catalogue-rows";
import type { SeedOption } from "./catalogue/seed-option";
import type { LayerIds } from "./import-layers";
import type { SceneIds } from "./import-scenes";
import { forEachAtOnce, upsertRow, type SeedRow } from "./upsert";
import type { Seeding } from "./delivered";
import { writeGlobal } from "./write-global";

/** Ids of one catalogue's rows by key. */
export type OptionIds = ReadonlyMap<string, number>;
/** A strap's key is unique only within its family: there it is `{family} {key}`. */
export type CatalogueIds = Readonly<Record<SelectionField, OptionIds>>;

/** What a row is found again by, and what other rows call it. */
interface Identity {
  readonly id: string;
  readonly where: Where;
}

/** The id behind a key of the seed. @throws Error when the seed refers to a key it does not have */
export function idOf(ids: OptionIds, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed refers to "${key}", which it does not have.`);
  return id;
}

function optionRow(row: SeedOption, order: string | undefined, layers: LayerIds, scenes: SceneIds): SeedRow {
  return {
    _order: order,
    key: row.key,
    price: row.price,
    label: row.label,
    ...(row.note && { note: row.note }),
    enabled: row.enabled,
    isNew: row.isNew,
    hasWarning: row.hasWarning,
    leadDays: row.leadDays,
    layer: layerId(layers, row.layer),
    // Other options keep the thumbnail a marketer may have given them.
    ...(row.scene && { thumbnail: scenes.get(row.scene) ?? null }),
  };
}

/** A picture that has not been drawn is no layer, never a failure. */
const layerId = (layers: LayerIds, name: string | undefined) =>
  name === undefined ? null : (layers.get(name) ?? null);

/** Writes every option catalogue; catalogues that refer to others come after them. */
export async function seedOptions(
  seeding: Seeding,
  layers: LayerIds,
  scenes: SceneIds,
): Promise<CatalogueIds> {
  async function write<Row extends SeedOption>(
    field: SelectionField,
    list: readonly Row[],
    own: (row: Row) => SeedRow = () => ({}),
    identity: (row: Row) => Identity = (row) => ({
      id: row.key,
      where: { key: { equals: row.key } },
    }),
  ): Promise<OptionIds> {
    const orders = generateNKeysBetween(null, null, list.length);
    const entries = await forEachAtOnce(list, async (row, index): Promise<[string, number]> => {
      const { id, where } = identity(row);
      const data = { ...optionRow(row, orders[index], layers, scenes), ...own(row) };
      return [id, await upsertRow(seeding, optionCollections[field], where, data)];
    });
    return new Map(entries);
  }

  const written: [PlainField, OptionIds][] = [];
  for (const field of plainFields) written.push([field, await write(field, rows[field])]);
  const plain = Object.fromEntries(written) as Record<PlainField, OptionIds>;
  const { caseDiameter, buckle } = plain;
  const caseType = await write("caseType", rows.caseType, (row) => ({
    diameters: row.diameters.map((key) => idOf(caseDiameter, key)),
    hasBezelInsert: row.hasBezelInsert,
  }));
  const strapStyle = await write("strapStyle", rows.strapStyle, (row) => ({
    material: row.material,
    hasEndlink: row.hasEndlink,
    buckles: row.buckles.map((key) => idOf(buckle, key)),
  }));
  return {
    ...plain,
    caseType,
    strapStyle,
    caseColor: await write("caseColor", rows.caseColor, (row) => ({
      caseType: idOf(caseType, row.caseType),
      color: row.color,
      backOpen: layerId(layers, row.backOpen),
      backClosed: layerId(layers, row.backClosed),
      endLink: layerId(layers, row.endLink),
    })),
    strapColor: await write(
      "strapColor",
      rows.strapColor,
      (row) => ({ family: idOf(strapStyle, row.family), color: row.color }),
      (row): Identity => ({
        id: `${row.family} ${row.key}`,
        where: { and: [{ key: { equals: row.key } }, { family: { equals: idOf(strapStyle, row.family) } }] },
      }),
    ),
    complication: await write("complication", rows.complication, (row) => ({ hasGmtHand: row.hasGmtHand })),
    dateColor: await write("dateColor", rows.dateColor, (row) => ({
      magnified: layerId(layers, row.magnified),
    })),
    dial: await write("dial", rows.dial, (row) => ({
      printing: layerId(layers, row.printing),
      printingLayout: dialPrinting[row.key]?.layout ?? null,
      printingInk: dialPrinting[row.key]?.ink ?? null,
      showsDate: row.showsDate,
      color: row.color,
    })),
    hands: await write("hands", rows.hands, (row) => ({
      family: row.family,
      metal: row.metal,
      lumColor: row.lumColor ?? null,
    })),
    bezelInsertColor: await write("bezelInsertColor", rows.bezelInsertColor, (row) => ({ type: row.type })),
  };
}

/** Layers every picture shares. */
export const seedCommonLayers = (seeding: Seeding, layers: LayerIds): Promise<void> =>
  writeGlobal(seeding, "configurator-settings", {
    shadow: layerId(layers, layerNames.shadow),
    glare: layerId(layers, layerNames.glare),
    movement: layerId(layers, layerNames.movement),
  });
