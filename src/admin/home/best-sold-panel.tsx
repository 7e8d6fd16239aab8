import type { AdminMessages } from "@/src/i18n/admin-messages";
import { localise, numberTag, type Locale } from "@/src/domain/locale/locale";
import type { BestSold, SoldOften } from "@/src/domain/home/waiting";
import { optionReference } from "@/src/domain/prices/repriced-catalogue";
import { Ranking } from "@/src/admin/figures/ranking";
import styles from "./home.module.css";
import type { SoldToday } from "./sold-today";

interface Props {
  best: BestSold;
  snapshot: SoldToday;
  texts: AdminMessages<"home.panel">;
  locale: Locale;
}

/** Best-selling articles of this month: watches, and parts of bespoke ones. */
export function BestSoldPanel({ best, snapshot, texts, locale }: Props) {
  const { products, catalogue } = snapshot;
  const names = {
    watches: new Map(products.map(({ sku, name }) => [sku, `${localise(name, locale)} (${sku})`])),
    dials: new Map(catalogue.dial.map((dial) => [dial.key, localise(dial.label, locale)])),
    straps: new Map(
      catalogue.strapColor.map((strap) => {
        const family = catalogue.strapStyle.find(({ key }) => key === strap.family);
        const parts = [family && localise(family.label, locale), localise(strap.label, locale)];
        return [optionReference("strapColor", strap), parts.filter(Boolean).join(", ")];
      }),
    ),
  } satisfies Record<keyof BestSold, ReadonlyMap<string, string>>;
  const number = new Intl.NumberFormat(numberTag(locale));
  const ranking = (title: string, what: keyof BestSold) => (
    <Ranking
      title={title}
      entries={best[what].map(({ key, count }: SoldOften) => ({
        subject: names[what].get(key) ?? key,
        count,
      }))}
      none={texts.noneSold}
      write={(count) => number.format(count)}
    />
  );
  return (
    <section aria-labelledby="home-month">
      <h2 id="home-month">{texts.month}</h2>
      <div className={styles.columns}>
        {ranking(texts.watches, "watches")}
        {ranking(texts.dials, "dials")}
        {ranking(texts.straps, "straps")}
      </div>
    </section>
  );
}
