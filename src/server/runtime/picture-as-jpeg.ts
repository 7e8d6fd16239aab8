import { parseBespokeImageQuery, parseImageQuery } from "@/src/domain/contracts/image-query";
import { bespokeImagePath, imagePath } from "@/src/domain/watch/image-query";
import { composeBespoke } from "@/src/services/configurator/compose-bespoke";
import { composeWatch } from "@/src/services/configurator/compose-watch";
import type { PlannedPicture } from "@/src/services/configurator/plan-picture";
import type { Store } from "@/src/store/store";
import { sharedCompositor } from "./pictures";

type PictureSource = Pick<Store, "loadCatalogue" | "findBespokeWatches">;
type Plan = (parameters: URLSearchParams, store: PictureSource) => Promise<PlannedPicture | null>;

/** How a picture is loaded, by the path of its address. */
const plans: Readonly<Record<string, Plan>> = {
  [imagePath]: async (parameters, store) => {
    const query = parseImageQuery(parameters);
    if (!query.ok) return null;
    const deps = { catalogue: await store.loadCatalogue(), compositor: sharedCompositor() };
    const planned = composeWatch(query.value, deps);
    return planned.ok ? planned.value : null;
  },
  [bespokeImagePath]: async (parameters, store) => {
    const query = parseBespokeImageQuery(parameters);
    if (!query.ok) return null;
    const planned = await composeBespoke(query.value, { store, compositor: sharedCompositor() });
    return planned.ok ? planned.value : null;
  },
};

/**
 * A picture of the shop's own compositor as JPEG, for mails; null for every other address, and where a layer of it is
 * missing.
 * @param path from an order's line
 */
export async function pictureAsJpeg(path: string, store: PictureSource): Promise<Uint8Array | null> {
  const { pathname, searchParams } = new URL(path, "http://shop");
  const planned = await plans[pathname]?.(searchParams, store);
  if (!planned) return null;
  const picture = await planned.composeIn("jpeg");
  return picture.isComplete ? picture.bytes : null;
}
