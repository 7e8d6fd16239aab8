import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { dialColors } from "@/src/domain/watch/dial-color";
import type { FacetName } from "@/src/domain/watch/facets";
import { linesOf, type Offer } from "@/src/domain/watch/offer";
import { bandEdges } from "@/src/domain/watch/price-band";
import { Price } from "@/src/components/price/price";

interface Props {
  name: FacetName;
  value: string;
  locale: Locale;
  rates: Rates;
  catalogue: Catalogue;
  /** All offers, not only the filtered ones. */
  offers: readonly Offer[];
}

type Words = (props: Props) => ReactNode | Promise<ReactNode>;

const words: Readonly<Record<FacetName, Words>> = {
  line: ({ value, locale, offers }) => {
    const line = linesOf(offers).find(({ key }) => key === value);
    return line ? localise(line.name, locale) : value;
  },
  diameter: ({ value }) => (
    <>
      <b>{value}</b> mm
    </>
  ),
  color: async ({ value, locale }) => {
    const t = await getTranslations({ locale, namespace: "watches.colors" });
    const color = dialColors.find((known) => known === value);
    return color ? t(color) : value;
  },
  strap: ({ value, locale, catalogue }) => {
    const family = catalogue.strapStyle.find(({ key }) => key.toLowerCase() === value);
    return family ? localise(family.label, locale) : value.toUpperCase();
  },
  price: async ({ value, locale, rates }) => {
    const t = await getTranslations({ locale, namespace: "watches.band" });
    const { from, to } = bandEdges(value);
    const show = {
      from: () => from !== null && <Price price={from} rates={rates} locale={locale} />,
      to: () => to !== null && <Price price={to} rates={rates} locale={locale} />,
    };
    if (from === null) return t.rich("below", show);
    return to === null ? t.rich("above", show) : t.rich("between", show);
  },
  stock: async ({ locale }) => {
    const t = await getTranslations({ locale, namespace: "watches.filters" });
    return t("inStock");
  },
};

/** A filter's value in words: a line's name, "36 mm", a color, a band of prices in the shopper's currency. */
export async function FacetValue(props: Props) {
  return <>{await words[props.name](props)}</>;
}
