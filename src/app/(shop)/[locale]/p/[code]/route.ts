import config from "@payload-config";
import { getPayload } from "payload";
import { defaultLocale, isLocale } from "../../../../../domain/locale/locale";
import { env } from "../../../../../env";
import { pageAddress } from "../../../../../i18n/page-address";
import { shopOf } from "../../../../../shop";

/** Thirty days, as the cookie page says. */
const maxAge = 30 * 86_400;

/** Longer words are no codes, see promoCode. */
const isCode = (word: string) => word.length <= 40 && !word.includes("\0");

interface Context {
  params: Promise<{ locale: string; code: string }>;
}

/**
 * /p/{code}: the shopper carries the code on to the watches, if it holds today; only its name, as what it is worth is
 * looked up at each read. The promo banner and the cart read the cookie.
 * Source: specification §2, /p/{code}; decision "promo code".
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, code } = await params;
  const { SHOP_URL } = env();
  const shop = shopOf(await getPayload({ config }));
  const promo = isCode(code) ? await shop.store.findPromo(code, shop.clock()) : null;
  const headers = new Headers({
    location: pageAddress(SHOP_URL, isLocale(locale) ? locale : defaultLocale, "/montres"),
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  if (promo) {
    const secure = SHOP_URL.startsWith("https:") ? "; Secure" : "";
    headers.append(
      "set-cookie",
      `promo=${encodeURIComponent(promo.code)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`,
    );
  }
  return new Response(null, { status: 307, headers });
}
