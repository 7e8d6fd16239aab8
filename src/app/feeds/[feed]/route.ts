import { getTranslations } from "next-intl/server";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { isLocale } from "@/src/domain/locale/locale";
import { announcedDays } from "@/src/domain/order/promised-days";
import { isSold } from "@/src/domain/product/product";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { env } from "@/src/env";
import { pageAddress } from "@/src/i18n/page-address";
import { shoppingFeed } from "@/src/services/content/shopping-feed";
import { storefrontData } from "@/src/app/_shop/page-data";

/** Shopping engines fetch it a few times a day. */
const cacheControl = "public, max-age=900";

/** /feeds/{language}.xml: every watch on sale, for shopping engines. */
export async function GET(_: Request, { params }: { params: Promise<{ feed: string }> }): Promise<Response> {
  const [locale, ending] = (await params).feed.split(".");
  if (!isLocale(locale) || ending !== "xml") return new Response(null, { status: 404 });
  const origin = env().SHOP_URL;
  const { offers, catalogue, settings } = await storefrontData();
  const t = await getTranslations({ locale, namespace: "common.meta" });
  const colors = await getTranslations({ locale, namespace: "watches.colors" });
  const days = announcedDays([{ kind: "watch", selection: null }], catalogue, settings) ?? 0;
  const sold = offers.filter(({ products }) => products.some(isSold));
  const feed = shoppingFeed(sold, t("title"), {
    locale,
    brand: settings.brand.name,
    address: (path) => pageAddress(origin, locale, path),
    picture: (path) => new URL(path, origin).href,
    color: (color) => colors(color),
    dispatchDay: dispatchDay(parisDay(new Date()), days, settings.workshop.closures),
  });
  return new Response(feed, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": cacheControl },
  });
}
