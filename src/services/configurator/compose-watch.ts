import type { ImageQuery, QueryFault } from "../../contracts/image-query";
import type { Catalogue } from "../../domain/watch/catalogue";
import type { LayerSlot } from "../../domain/watch/layers";
import type { PictureFormat } from "../../domain/watch/picture-view";
import { ok, type Result } from "../../domain/result";
import type { Compositor, Picture } from "../../gateways/compositor/compositor";
import { readBackQuery } from "./read-back-query";
import { readFrontQuery } from "./read-front-query";

/** What pictures are made of. */
export interface PictureMeans {
  readonly catalogue: Catalogue;
  readonly compositor: Compositor;
}

/** A picture that can be named before it is made: whoever has it already need not wait for it. */
export interface PlannedPicture {
  readonly address: string;
  /** Whether the query asks for artwork as it is today; an older or unknown version may show something else. */
  readonly isCurrentVersion: boolean;
  /** @throws TooBusy when more pictures wait than anybody would wait for */
  readonly compose: () => Promise<Picture>;
}

const slotsOf = (query: ImageQuery, catalogue: Catalogue): Result<readonly LayerSlot[], QueryFault> =>
  query.caseback === "1" ? readBackQuery(query, catalogue) : readFrontQuery(query, catalogue);

/**
 * Picture of the watch a query describes, front or back.
 * @returns the parameter at fault where the catalogue has no such part, or the parts can't be together
 * Source: specification §7, GET configurator image.
 */
export function composeWatch(
  query: ImageQuery,
  format: PictureFormat,
  { catalogue, compositor }: PictureMeans,
): Result<PlannedPicture, QueryFault> {
  const slots = slotsOf(query, catalogue);
  if (!slots.ok) return slots;
  const order = { slots: slots.value, width: query.w, crop: query.crop, stage: query.stage, format };
  return ok({
    address: compositor.addressOf(order),
    isCurrentVersion: query.v === catalogue.version,
    compose: () => compositor.compose(order),
  });
}
