import type { QueryError, ThumbnailQuery } from "@/src/domain/contracts/image-query";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import { strapKey } from "@/src/domain/watch/image-query";
import { backLayers, frontLayers } from "@/src/domain/watch/layers";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import type { ThumbnailRow } from "@/src/domain/watch/selection-row";
import { selectionTable } from "@/src/domain/watch/selection-table";
import { isPictured, type PicturedField } from "@/src/domain/watch/thumbnail-query";
import { isCurrentVersion } from "@/src/domain/watch/short-picture-url";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PictureDeps } from "./compose-watch";
import { planPicture, type PlannedPicture } from "./plan-picture";

/** The default watch with the option applied and the other fields adjusted, or undefined for an unknown option. */
function watchWith(field: PicturedField, key: string, catalogue: Catalogue): Selection | undefined {
  if (field === "strapColor" || field === "secondStrap") {
    const strap = catalogue.strapColor.find((candidate) => strapKey(candidate) === key);
    return strap && { ...defaultSelection, strapStyle: strap.family, strapColor: strap.key };
  }
  const options: readonly Option[] = catalogue[field];
  if (!options.some((option) => option.key === key)) return undefined;
  // Options with and without an end link are shown on the same strap.
  const start =
    field === "strapEndlink"
      ? choose(defaultSelection, field, "WITH", catalogue).selection
      : defaultSelection;
  return choose(start, field, key, catalogue).selection;
}

/** Thumbnail of an option, cropped to its distinctive area; the erroneous field is always `option`. */
export function composeThumbnail(
  query: ThumbnailQuery,
  { catalogue, compositor }: PictureDeps,
): Result<PlannedPicture, QueryError> {
  const [field = "", key = ""] = query.option.split(":", 2);
  if (!isPictured(field)) return fail({ field: "option" });
  const watch = watchWith(field, key, catalogue);
  if (!watch) return fail({ field: "option" });

  const { side, crop, parts }: ThumbnailRow = selectionTable[field].thumbnail;
  const layers = side === "back" ? backLayers(watch, catalogue) : frontLayers(watch, catalogue);
  const slots = layers.filter(({ part }) => parts.includes(part.split(" ", 1)[0] ?? ""));
  const subject = { slots, width: query.w, crop, stage: query.stage };
  return ok(planPicture(subject, isCurrentVersion(query.v, catalogue.version), compositor));
}
