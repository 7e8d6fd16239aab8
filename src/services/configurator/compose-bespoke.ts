import type { BespokeImageQuery } from "@/src/domain/contracts/image-query";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Compositor } from "@/src/gateways/compositor/compositor";
import type { Store } from "@/src/store/store";
import { planPicture, type PlannedPicture } from "./plan-picture";

export interface BespokeDeps {
  readonly store: Pick<Store, "findBespokeWatches">;
  readonly compositor: Compositor;
}

/**
 * Picture of a composed watch, from its original layers: new artwork does not change it, so its URL can be cached
 * forever.
 * Source: specification 3.6: an old link shows the watch as it was.
 */
export async function composeBespoke(
  query: BespokeImageQuery,
  { store, compositor }: BespokeDeps,
): Promise<Result<PlannedPicture, "not-found">> {
  const [watch] = await store.findBespokeWatches([query.id]);
  if (!watch) return fail("not-found");
  const slots = query.caseback === "1" ? watch.layers.back : watch.layers.front;
  return ok(planPicture({ slots, width: query.w, crop: query.crop, stage: query.stage }, true, compositor));
}
