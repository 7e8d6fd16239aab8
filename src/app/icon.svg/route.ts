import config from "@payload-config";
import { getPayload } from "payload";
import { brandData } from "@/src/app/_shop/page-data";
import { shopOf } from "@/src/server/runtime/shop-of";
import { deliveredIcon } from "./delivered-icon";

/** The brand may change at any time. */
export const dynamic = "force-dynamic";

/** The brand's sign in a browser's tab, and for search engines. */
export async function GET(): Promise<Response> {
  const { brandIcons } = shopOf(await getPayload({ config }));
  const icon = (await brandIcons.svg(await brandData())) ?? deliveredIcon;
  return new Response(icon, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  });
}
