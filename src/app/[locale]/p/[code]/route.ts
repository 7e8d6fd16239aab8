import config from "@payload-config";
import { getPayload } from "payload";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { isPromoCode } from "@/src/domain/cart/is-promo-code";
import { withQuery } from "@/src/domain/content/own-path";
import { defaultLocale, isLocale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { pageAddress } from "@/src/i18n/page-address";
import { promoCookie, promoMaxAge } from "@/src/server/runtime/cookies/cart-cookie";
import { shopOf } from "@/src/server/runtime/shop-of";

/** The address was opened in a browser; programs that follow links, and prefetches, do not count. */
const isVisit = ({ headers }: Request) =>
  headers.get("sec-fetch-mode") === "navigate" && !headers.has("sec-purpose");

interface Context {
  params: Promise<{ locale: string; code: string }>;
}

/**
 * /p/{code}: stores the code in a cookie and leads to the watches if it is valid today, else reports why not; only
 * the name is stored, its value is looked up at each read. The promo banner and the cart read the cookie. Source:
 * specification §2, /p/{code}; 12.4.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, code } = await params;
  const { SHOP_URL } = env();
  const shop = shopOf(await getPayload({ config }));
  const now = shop.clock();
  const promo = isPromoCode(code) ? await shop.store.carts.findCode(code, now) : null;
  if (promo && isVisit(request)) await shop.store.affiliates.countVisit(promo.code, parisDay(now));
  const headers = new Headers({
    location: withQuery(
      pageAddress(SHOP_URL, isLocale(locale) ? locale : defaultLocale, promo ? "/montres" : "/code-inconnu"),
      new URL(request.url).search,
    ),
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  if (promo) headers.append("set-cookie", promoCookie(shop, promo.code, promoMaxAge));
  return new Response(null, { status: 307, headers });
}
