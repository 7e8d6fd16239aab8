import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Priced } from "@/src/domain/money/own-price";
import type { Offer } from "@/src/domain/watch/offer";
import { ConfiguratorTile } from "@/src/components/watch/configurator-tile";
import { WatchCard } from "@/src/components/watch/watch-card";
import styles from "./watch-list.module.css";

interface Props {
  offers: readonly Offer[];
  rates: Rates;
  locale: Locale;
  version: string;
  /** Lowest price of a bespoke watch; shown on the tile that links to it. */
  from: Priced;
}

/** Cards before the tile that links to the configurator, so that it fills the second row of three. */
const beforeTile = 4;

/** Cards a phone shows first. */
const firstRow = 2;

/** Cards in rows of three, two on a phone; after the fourth the link to the configurator. */
export function WatchList({ offers, rates, locale, version, from }: Props) {
  const common = { rates, locale, version };
  const card = (offer: Offer, position: number) => (
    <li key={offer.watch.code}>
      <WatchCard offer={offer} priority={position < firstRow} {...common} />
    </li>
  );
  // The tile fills the rest of its row, or a whole one.
  const span = 3 - (Math.min(offers.length, beforeTile) % 3);
  const tileParts = (offers[2] ?? offers[0])?.watch.parts;
  return (
    <ul className={styles.list}>
      {offers.slice(0, beforeTile).map(card)}
      {tileParts && (
        <li className={styles.tile} data-span={span}>
          <ConfiguratorTile parts={tileParts} from={from} {...common} />
        </li>
      )}
      {offers.slice(beforeTile).map((offer, position) => card(offer, position + beforeTile))}
    </ul>
  );
}
