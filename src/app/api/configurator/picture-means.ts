import config from "@payload-config";
import { getPayload } from "payload";
import type { PictureMeans } from "../../../services/configurator/compose-watch";
import { createRecentValue } from "../../../services/configurator/recent-value";
import { shopOf } from "../../../shop";
import { reportFault, sharedCompositor } from "../../../shop/pictures";

/** New artwork shows after a second at most, and no flood of requests reaches the database. */
const catalogueIntervalMs = 1000;

const recentCatalogue = createRecentValue(
  async () => shopOf(await getPayload({ config })).store.loadCatalogue(),
  catalogueIntervalMs,
  Date.now,
  (error) => reportFault({ event: "catalogue.unreadable", reason: String(error) }),
);

/** What a picture is made of at this moment. */
export async function pictureMeans(): Promise<PictureMeans> {
  return { catalogue: await recentCatalogue(), compositor: sharedCompositor() };
}
