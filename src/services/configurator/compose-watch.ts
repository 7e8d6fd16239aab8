import type { ImageQuery, QueryError } from "@/src/domain/contracts/image-query";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { LayerSlot } from "@/src/domain/watch/layers";
import { isCurrentVersion } from "@/src/domain/watch/short-picture-url";
import { ok, type Result } from "@/src/domain/result";
import type { Compositor } from "@/src/gateways/compositor/compositor";
import { planPicture, type PlannedPicture } from "./plan-picture";
import { readBackQuery } from "./read-back-query";
import { readFrontQuery } from "./read-front-query";

/** Dependencies of composing pictures. */
export interface PictureDeps {
  readonly catalogue: Catalogue;
  readonly compositor: Compositor;
}

const slotsOf = (query: ImageQuery, catalogue: Catalogue): Result<readonly LayerSlot[], QueryError> =>
  query.caseback === "1" ? readBackQuery(query, catalogue) : readFrontQuery(query, catalogue);

/**
 * Picture of the watch in a query, front or back.
 * @returns the erroneous parameter if the catalogue has no such part, or the parts cannot be combined
 * Source: specification §7, GET configurator image.
 */
export function composeWatch(
  query: ImageQuery,
  { catalogue, compositor }: PictureDeps,
): Result<PlannedPicture, QueryError> {
  const slots = slotsOf(query, catalogue);
  if (!slots.ok) return slots;
  const subject = { slots: slots.value, width: query.w, crop: query.crop, stage: query.stage };
  return ok(planPicture(subject, isCurrentVersion(query.v, catalogue.version), compositor));
}
