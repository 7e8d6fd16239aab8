import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { announcedDays } from "@/src/domain/order/promised-days";
import { summariseReviews, type Review } from "@/src/domain/review/review";
import type { Offer } from "@/src/domain/watch/offer";
import { linePath } from "@/src/domain/watch/watch-line";
import type { Storefront } from "@/src/services/content/load-storefront";
import { breadcrumbThing } from "./breadcrumb-thing";
import { productThing } from "./product-thing";
import { StructuredData } from "./structured-data";

/** As many as the page shows without a click. */
const readAtOnce = 4;

interface Props {
  offer: Offer;
  /** Published reviews of all watches. */
  reviews: readonly Review[];
  /** Of the shop, without a trailing slash. */
  origin: string;
  locale: Locale;
  storefront: Pick<Storefront, "catalogue" | "settings">;
}

/** A watch and its breadcrumb, for search engines. */
export async function WatchData({ offer, reviews, origin, locale, storefront }: Props) {
  const t = await getTranslations({ locale });
  const { name, path, line } = offer.watch;
  const steps = [
    { name: t("common.nav.brandHome"), path: "/" },
    { name: t("watches.title"), path: "/montres" },
    ...(path === linePath(line.key) ? [] : [{ name: localise(line.name, locale), path: linePath(line.key) }]),
    { name: localise(name, locale), path },
  ];
  const own = reviews.filter(({ watch }) => watch === offer.watch.code);
  const rating = summariseReviews(own);
  const { catalogue, settings } = storefront;
  const { countries, transitDays } = settings.shipping;
  const days = announcedDays([{ kind: "watch", selection: null }], catalogue, settings) ?? settings.leadDays;
  return (
    <>
      <StructuredData
        thing={productThing(offer, {
          origin,
          locale,
          brand: t("common.brand"),
          rating,
          reviews: own.slice(0, readAtOnce),
          sending: { countries, days, transitDays },
        })}
      />
      <StructuredData thing={breadcrumbThing(steps, origin, locale)} />
    </>
  );
}
