import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { summariseReviews, type Review } from "@/src/domain/review/review";
import type { Offer } from "@/src/domain/watch/offer";
import { linePath } from "@/src/domain/watch/watch-line";
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
}

/** A watch and its breadcrumb, for search engines. */
export async function WatchData({ offer, reviews, origin, locale }: Props) {
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
  return (
    <>
      <StructuredData
        thing={productThing(offer, {
          origin,
          locale,
          brand: t("common.brand"),
          rating,
          reviews: own.slice(0, readAtOnce),
        })}
      />
      <StructuredData thing={breadcrumbThing(steps, origin, locale)} />
    </>
  );
}
