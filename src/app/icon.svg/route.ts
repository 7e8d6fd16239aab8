import config from "@payload-config";
import { getPayload } from "payload";
import { brandData } from "@/src/app/_shop/page-data";
import { shopOf } from "@/src/server/runtime/shop-of";

/** The brand may change at any time. */
export const dynamic = "force-dynamic";

/** The brand's sign in a browser's tab, and for search engines. */
export async function GET(): Promise<Response> {
  const { brandIcons } = shopOf(await getPayload({ config }));
  return new Response(await brandIcons.svg(await brandData()), {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  });
}
