import type { Payload } from "payload";
import { catalogueLayers } from "@/src/domain/watch/catalogue-layers";
import type { PictureDeps } from "@/src/services/configurator/compose-watch";
import { createRecentValue } from "@/src/services/configurator/recent-value";
import { shopOf } from "@/src/server/runtime/shop-of";
import { reportError, sharedCompositor } from "@/src/server/runtime/pictures";

/** New artwork shows after a second at most, and a flood of requests does not reach the database. */
const catalogueIntervalMs = 1000;

/**
 * Current data of pictures. New artwork is prepared for compositing at its first request.
 * @param open the running CMS
 */
export function createPictureDeps(open: () => Promise<Payload>): () => Promise<PictureDeps> {
  const recentCatalogue = createRecentValue(
    async () => shopOf(await open()).store.loadCatalogue(),
    catalogueIntervalMs,
    Date.now,
    (error) => reportError({ event: "catalogue.unreadable", reason: String(error) }),
  );
  let preparedVersion: string | undefined;

  return async () => {
    const [catalogue, compositor] = [await recentCatalogue(), sharedCompositor()];
    if (catalogue.version !== preparedVersion) {
      preparedVersion = catalogue.version;
      compositor.prepareLayers(catalogueLayers(catalogue));
    }
    return { catalogue, compositor };
  };
}
