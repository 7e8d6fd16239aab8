import { parseImageQuery } from "../contracts/image-query";
import type { Catalogue } from "../domain/watch/catalogue";
import { imagePath } from "../domain/watch/image-query";
import { composeWatch } from "../services/configurator/compose-watch";
import { sharedCompositor } from "./pictures";

/**
 * A picture of the shop's own compositor as JPEG, for mails; null for every other address, and where a layer of
 * it is missing.
 * @param path as it stands in an order's line
 */
export async function pictureAsJpeg(
  path: string,
  loadCatalogue: () => Promise<Catalogue>,
): Promise<Uint8Array | null> {
  const { pathname, searchParams } = new URL(path, "http://shop");
  if (pathname !== imagePath) return null;
  const query = parseImageQuery(searchParams);
  if (!query.ok) return null;
  const means = { catalogue: await loadCatalogue(), compositor: sharedCompositor() };
  const planned = composeWatch(query.value, "jpeg", means);
  if (!planned.ok) return null;
  const picture = await planned.value.compose();
  return picture.isComplete ? picture.bytes : null;
}
