import { getTranslations } from "next-intl/server";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { isLocale, languageTag, type Locale } from "@/src/domain/locale/locale";
import { announcedDays } from "@/src/domain/order/promised-days";
import { isSold } from "@/src/domain/product/product";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { env } from "@/src/env";
import { pageAddress } from "@/src/i18n/page-address";
import { feedItems } from "@/src/services/content/feeds/feed-item";
import { tsvFeed } from "@/src/services/content/feeds/tsv-feed";
import { xmlFeed } from "@/src/services/content/feeds/xml-feed";
import { storefrontData } from "@/src/app/_shop/page-data";

/** Shopping engines fetch it a few times a day. */
const cacheControl = "public, max-age=900";

const types = {
  xml: "application/xml; charset=utf-8",
  tsv: "text/tab-separated-values; charset=utf-8",
} as const;
type Format = keyof typeof types;

const isFormat = (ending: string | undefined): ending is Format =>
  ending !== undefined && Object.hasOwn(types, ending);

async function writeFeed(locale: Locale, format: Format): Promise<string> {
  const origin = env().SHOP_URL;
  const { offers, catalogue, settings } = await storefrontData();
  const t = await getTranslations({ locale, namespace: "common.meta" });
  const colors = await getTranslations({ locale, namespace: "watches.colors" });
  const days = announcedDays([{ kind: "watch", selection: null }], catalogue, settings) ?? 0;
  const address = (path: string) => pageAddress(origin, locale, path);
  const { brand, shipping, workshop } = settings;
  const sold = offers.filter(({ products }) => products.some(isSold));
  const items = feedItems(sold, {
    locale,
    brand: brand.name,
    address,
    picture: (path) => new URL(path, origin).href,
    color: (color) => colors(color),
    dispatchDay: dispatchDay(parisDay(new Date()), days, workshop.closures),
  });
  return format === "xml"
    ? xmlFeed(items, { title: t("title"), link: address("/"), language: languageTag(locale) })
    : tsvFeed(items, {
        name: brand.name,
        url: address("/"),
        returns: address("/politique-de-retour"),
        countries: shipping.countries,
      });
}

/** /feeds/{language}.xml and .tsv: every watch on sale, for shopping engines. */
export async function GET(_: Request, { params }: { params: Promise<{ feed: string }> }): Promise<Response> {
  const [locale, ending, ...more] = (await params).feed.split(".");
  if (!isLocale(locale) || !isFormat(ending) || more.length > 0) return new Response(null, { status: 404 });
  return new Response(await writeFeed(locale, ending), {
    headers: { "content-type": types[ending], "cache-control": cacheControl },
  });
}
