import { minor } from "@/src/domain/money/minor";
import type { Catalogue, Layer, Option } from "@/src/domain/watch/catalogue";
import { catalogueVersion } from "@/src/domain/watch/catalogue-version";
import { plainLists } from "@/src/domain/watch/plain-fields";
import { catalogueRows as rows, dialPrinting, layerNames } from "./catalogue/catalogue-rows";
import type { SeedOption } from "./catalogue/seed-option";
import { shopSettings } from "./content/settings";

/** What the shop prints on a dial, as fields of its option; nothing where it does not. */
function printingOf(dial: string) {
  const printed = dialPrinting[dial];
  return printed && { printingLayout: printed.layout, printingInk: printed.ink };
}

/**
 * The catalogue as the shop is delivered with it, without a database.
 * @param layerOf artwork by its name in media/layers, undefined where it has not been drawn
 * @param thumbnailOf address of a drawn scene by its name, undefined where it has not been drawn
 */
export function seedCatalogue(
  layerOf: (name: string) => Layer | undefined,
  thumbnailOf: (scene: string) => string | undefined = () => undefined,
): Catalogue {
  const layer = (name: string | undefined) => (name === undefined ? undefined : layerOf(name));
  const thumbnail = (scene: string | undefined) => (scene === undefined ? undefined : thumbnailOf(scene));
  const common = (row: SeedOption): Option => ({
    key: row.key,
    price: minor(row.price),
    label: row.label,
    ...(row.note && { note: row.note }),
    enabled: row.enabled,
    isNew: row.isNew,
    hasWarning: row.hasWarning,
    ...(row.lumColor && { lumColor: row.lumColor }),
    leadDays: row.leadDays,
    ...(thumbnail(row.scene) && { thumbnail: thumbnail(row.scene) }),
    layer: layer(row.layer),
  });

  const catalogue: Omit<Catalogue, "version"> = {
    basePrice: minor(shopSettings.basePrice),
    ...plainLists((field) => rows[field].map(common)),
    complication: rows.complication.map((row) => ({ ...common(row), hasGmtHand: row.hasGmtHand })),
    caseType: rows.caseType.map((row) => ({
      ...common(row),
      diameters: row.diameters,
      hasBezelInsert: row.hasBezelInsert,
    })),
    caseColor: rows.caseColor.map((row) => ({
      ...common(row),
      caseType: row.caseType,
      color: row.color,
      backOpen: layer(row.backOpen),
      backClosed: layer(row.backClosed),
      endLink: layer(row.endLink),
    })),
    strapStyle: rows.strapStyle.map((row) => ({
      ...common(row),
      material: row.material,
      hasEndlink: row.hasEndlink,
      buckles: row.buckles,
    })),
    strapColor: rows.strapColor.map((row) => ({
      ...common(row),
      family: row.family,
      color: row.color,
    })),
    dateColor: rows.dateColor.map((row) => ({ ...common(row), magnified: layer(row.magnified) })),
    dial: rows.dial.map((row) => ({
      ...common(row),
      printing: layer(row.printing),
      ...printingOf(row.key),
      showsDate: row.showsDate,
      color: row.color,
    })),
    hands: rows.hands.map((row) => ({ ...common(row), family: row.family, metal: row.metal })),
    bezelInsertColor: rows.bezelInsertColor.map((row) => ({ ...common(row), type: row.type })),
    common: {
      shadow: layerOf(layerNames.shadow),
      glare: layerOf(layerNames.glare),
      movement: layerOf(layerNames.movement),
    },
  };
  return { ...catalogue, version: catalogueVersion(catalogue) };
}
