import type { ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Offer } from "@/src/domain/watch/offer";
import { WatchCard } from "./watch-card";
import styles from "./watch-rail.module.css";

interface Props {
  title: ReactNode;
  offers: readonly Offer[];
  rates: Rates;
  locale: Locale;
  version: string;
  /** A link after the title. */
  children?: ReactNode;
}

/** A row of watches; on a phone it scrolls sideways. */
export function WatchRail({ title, offers, children, ...common }: Props) {
  return (
    <section className={styles.rail} data-block="">
      <header>
        <h2 data-type="t2">{title}</h2>
        {children}
      </header>
      <ul tabIndex={-1}>
        {offers.map((offer) => (
          <li key={offer.watch.code}>
            <WatchCard offer={offer} {...common} />
          </li>
        ))}
      </ul>
    </section>
  );
}
