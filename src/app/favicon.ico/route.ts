import config from "@payload-config";
import { getPayload } from "payload";
import { brandData } from "@/src/app/_shop/page-data";
import { shopOf } from "@/src/server/runtime/shop-of";

/** The brand may change at any time. */
export const dynamic = "force-dynamic";

/**
 * For programs that request an icon at its old address, without reading the page: feed readers, mail programs,
 * bookmarks.
 */
export async function GET(): Promise<Response> {
  const { brandIcons } = shopOf(await getPayload({ config }));
  return new Response(new Uint8Array(await brandIcons.ico(await brandData())), {
    headers: { "content-type": "image/x-icon", "cache-control": "public, max-age=3600" },
  });
}
