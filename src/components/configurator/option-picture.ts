import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import type { Crop, PictureWidth, Stage } from "@/src/domain/watch/picture-view";
import { defaultSelection, type Selection, type SelectionField } from "@/src/domain/watch/selection";
import { shortPictureUrl, shortThumbnailUrl } from "@/src/domain/watch/short-picture-url";

/**
 * Parts whose surroundings matter are shown on the shopper's own watch, with a suitable crop. For hands the strap is
 * cropped off: one picture then serves for all of them.
 */
const inPlace: Readonly<
  Partial<Record<SelectionField, { readonly crop: Crop; readonly usual?: Partial<Selection> }>>
> = {
  caseType: { crop: "case" },
  caseColor: { crop: "case" },
  hands: {
    crop: "hands",
    usual: {
      strapStyle: defaultSelection.strapStyle,
      strapColor: defaultSelection.strapColor,
      strapEndlink: defaultSelection.strapEndlink,
    },
  },
};

/** URLs of an option's picture by their width; null for an invisible one. */
export function optionPicture(
  field: SelectionField,
  option: Option & { readonly family?: string },
  selection: Selection,
  catalogue: Catalogue,
  stage: Stage,
): (width: PictureWidth) => string | null {
  const { version } = catalogue;
  const place = inPlace[field];
  if (!place) return (width) => shortThumbnailUrl(field, option, { stage, width, version });
  const watch = choose({ ...selection, ...place.usual }, field, option.key, catalogue).selection;
  return (width) =>
    shortPictureUrl(frontImageUrl(watch, { stage, width, crop: place.crop, format: "smallest", version }));
}
