import * as v from "valibot";
import { ownAmounts, withOwn } from "@/src/domain/money/own-price";
import type { Stock } from "@/src/domain/stock/stock";
import { strapMaterials, type Layer, type Option } from "@/src/domain/watch/catalogue";
import { dialColors } from "@/src/domain/watch/dial-color";
import { printingLayoutNames } from "@/src/domain/watch/printing-layouts";
import type { Picture } from "@/src/domain/content/picture";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import {
  flagRow,
  localisedRow,
  moneyRow,
  optionalTextRow,
  orderRow,
  ownPricesRow,
  referenceRow,
  referencesRow,
} from "@/src/store/rows";

const colorRow = v.nullish(v.picklist(dialColors), null);

const shared = {
  id: v.number(),
  _order: orderRow,
  key: v.string(),
  price: moneyRow,
  ownPrices: ownPricesRow,
  label: localisedRow,
  note: optionalTextRow,
  enabled: flagRow,
  isNew: flagRow,
  hasWarning: flagRow,
  leadDays: v.nullish(v.number(), 0),
  layer: referenceRow,
  thumbnail: referenceRow,
};

/** Rows of the option catalogues as stored in the database. */
export const optionRow = v.object(shared);
export const caseTypeRow = v.object({ ...shared, diameters: referencesRow, hasBezelInsert: flagRow });
export const caseColorRow = v.object({
  ...shared,
  caseType: v.number(),
  color: v.string(),
  backOpen: referenceRow,
  backClosed: referenceRow,
  endLink: referenceRow,
});
export const complicationRow = v.object({ ...shared, hasGmtHand: flagRow });
export const dateColorRow = v.object({ ...shared, magnified: referenceRow });
export const dialRow = v.object({
  ...shared,
  printing: referenceRow,
  printingLayout: v.nullish(v.picklist(printingLayoutNames), null),
  printingInk: v.nullish(v.string(), null),
  showsDate: flagRow,
  color: colorRow,
});
export const strapFamilyRow = v.object({
  ...shared,
  material: v.picklist(strapMaterials),
  hasEndlink: flagRow,
  buckles: referencesRow,
});
export const strapRow = v.object({ ...shared, family: v.number(), color: colorRow });
export const handsRow = v.object({
  ...shared,
  family: v.string(),
  metal: v.string(),
  lumColor: v.nullish(v.string()),
});
export const bezelInsertRow = v.object({ ...shared, type: v.string() });

export type OptionRow = v.InferOutput<typeof optionRow>;

/** Documents that options refer to, by id. */
export interface Artwork {
  readonly layers: ReadonlyMap<number, Layer>;
  readonly pictures: ReadonlyMap<number, Picture>;
}

/** The chosen layer; undefined if none. */
export const layerOf = ({ layers }: Artwork, id: number | null): Layer | undefined =>
  id === null ? undefined : layers.get(id);

/** Twice the displayed size of a swatch, px: one of the available picture widths. */
const thumbnailWidth = 384;

/** The fields common to all options, as domain values. */
export function toOption(
  row: OptionRow & { readonly lumColor?: string | null | undefined },
  artwork: Artwork,
  stock: Stock | undefined,
): Option {
  const thumbnail = row.thumbnail === null ? undefined : artwork.pictures.get(row.thumbnail);
  return {
    key: row.key,
    price: row.price,
    ...withOwn(ownAmounts(row.price, row.ownPrices)),
    label: row.label,
    ...(row.note && { note: row.note }),
    enabled: row.enabled,
    ...(stock && { stock }),
    isNew: row.isNew,
    hasWarning: row.hasWarning,
    ...(row.lumColor && { lumColor: row.lumColor }),
    leadDays: row.leadDays,
    ...(thumbnail && { thumbnail: smallerPicture(thumbnail.url, thumbnailWidth) }),
    layer: layerOf(artwork, row.layer),
  };
}
