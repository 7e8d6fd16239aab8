import type {
  CaseColor,
  Catalogue,
  DateColor,
  Dial,
  Layer,
  Option,
  Strap,
} from "@/src/domain/watch/catalogue";
import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection, rowOf, selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { thumbnailUrl } from "@/src/domain/watch/thumbnail-query";
import type { PictureAddress } from "@/src/domain/watch/picture-view";

/** The role of a layer of an option that has several. */
export type LayerRole = "layer" | "backOpen" | "backClosed" | "endLink" | "magnified" | "printing";

/** One picture of an option, or the place of a missing one. */
export interface ArtworkPicture {
  readonly role: LayerRole;
  readonly layer: Layer | undefined;
  readonly thumbnail: string | null;
}

export interface ArtworkEntry {
  readonly id: string;
  readonly option: Option;
  /** Empty for invisible options, such as a warranty. */
  readonly pictures: readonly ArtworkPicture[];
  /** Thumbnail of a visible option without a layer of its own, such as the complication. */
  readonly thumbnail: string | null;
}

export interface ArtworkGroup {
  readonly field: SelectionField;
  readonly entries: readonly ArtworkEntry[];
}

const width = 160;
const isCaseColor = (option: Option): option is CaseColor => "caseType" in option;
const isPrintedDial = (option: Option): option is Dial => "printing" in option && Boolean(option.printing);
const isStrap = (field: SelectionField, option: Option): option is Strap =>
  field === "strapColor" && "family" in option;

/** The default watch in that case, from behind or with an end link on leather. */
function casePictures(option: CaseColor, view: PictureAddress): readonly ArtworkPicture[] {
  const back = (casebackType: string) =>
    backImageUrl({ ...defaultSelection, caseColor: option.key, casebackType }, { ...view, crop: "caseback" });
  const withLink = { ...defaultSelection, caseColor: option.key, strapStyle: "LE", strapColor: "BL" };
  return [
    { role: "backOpen", layer: option.backOpen, thumbnail: back("OPEN") },
    { role: "backClosed", layer: option.backClosed, thumbnail: back("CLOSED") },
    {
      role: "endLink",
      layer: option.endLink,
      // Seen from behind, where no insert is visible.
      thumbnail: backImageUrl({ ...withLink, strapEndlink: "WITH" }, { ...view, crop: "lug" }),
    },
  ];
}

function datePicture(option: DateColor, view: PictureAddress): ArtworkPicture {
  const watch = { ...defaultSelection, dateColor: option.key, dateMagnifier: "WITH" };
  return {
    role: "magnified",
    layer: option.magnified,
    thumbnail: frontImageUrl(watch, { ...view, crop: "date" }),
  };
}

/** The whole face, on which the printing is seen. */
function printingPicture(option: Dial, view: PictureAddress): ArtworkPicture {
  const watch = { ...defaultSelection, dial: option.key };
  return {
    role: "printing",
    layer: option.printing,
    thumbnail: frontImageUrl(watch, { ...view, crop: "dial" }),
  };
}

function picturesOf(field: SelectionField, option: Option, view: PictureAddress): readonly ArtworkPicture[] {
  if (!rowOf(field).layer || option.key === "NONE") return [];
  return [
    { role: "layer", layer: option.layer, thumbnail: thumbnailUrl(field, option, view) },
    ...(isCaseColor(option) ? casePictures(option, view) : []),
    ...(field === "dateColor" ? [datePicture(option, view)] : []),
    ...(isPrintedDial(option) ? [printingPicture(option, view)] : []),
  ];
}

/** Every option of every catalogue with its pictures, on sale or not. */
export function artworkGroups(catalogue: Catalogue): readonly ArtworkGroup[] {
  const view = { width, stage: "craie", version: catalogue.version } as const;
  return selectionFields.map((field) => {
    const options: readonly Option[] = catalogue[field];
    return {
      field,
      entries: options.map((option) => ({
        id: isStrap(field, option) ? `${option.family}-${option.key}` : option.key,
        option,
        pictures: picturesOf(field, option, view),
        thumbnail: thumbnailUrl(field, option, view),
      })),
    };
  });
}

/** Layers of all entries, undefined where one is missing; a shared layer is repeated. */
export const layersOf = (groups: readonly ArtworkGroup[]): readonly (Layer | undefined)[] =>
  groups.flatMap(({ entries }) => entries.flatMap(({ pictures }) => pictures.map(({ layer }) => layer)));
