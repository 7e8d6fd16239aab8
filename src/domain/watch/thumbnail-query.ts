import { strapKey } from "./image-query";
import { viewParameters, type PictureAddress } from "./picture-view";
import { rowOf, selectionFields, type FieldWith, type SelectionField } from "./selection";

export const thumbnailPath = "/api/configurator/thumbnail";

/** Fields with visible options; the others (diameter, warranty, box …) are words and figures. */
export type PicturedField = FieldWith<{ readonly thumbnail: object }>;

export const picturedFields = selectionFields.filter(
  (field): field is PicturedField => rowOf(field).thumbnail !== undefined,
);

export const isPictured = (field: string): field is PicturedField =>
  picturedFields.some((pictured) => pictured === field);

/**
 * Address of an option's thumbnail, cropped to what distinguishes it from its neighbours, or null where there is nothing to see.
 * A strap needs its family, for which the option itself will do.
 */
export function thumbnailUrl(
  field: SelectionField,
  option: { readonly key: string; readonly family?: string },
  view: Omit<PictureAddress, "crop"> = {},
): string | null {
  if (!isPictured(field) || (field === "secondStrap" && option.key === "NONE")) return null;
  const key =
    field === "strapColor" && option.family !== undefined
      ? strapKey({ family: option.family, key: option.key })
      : option.key;
  const parameters = [["option", `${field}:${key}`] as const, ...viewParameters(view)];
  return `${thumbnailPath}?${new URLSearchParams(parameters.map(([name, value]) => [name, value]))}`;
}
