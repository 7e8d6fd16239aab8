import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Offer } from "@/src/domain/watch/offer";
import { WatchRail } from "./watch-rail";

interface Props {
  offers: readonly Offer[];
  rates: Rates;
  locale: Locale;
  version: string;
}

/** Related watches chosen by an editor. */
export async function RelatedWatches({ offers, rates, locale, version }: Props) {
  const t = await getTranslations({ locale, namespace: "watch" });
  return <WatchRail title={t("related")} offers={offers} rates={rates} locale={locale} version={version} />;
}
