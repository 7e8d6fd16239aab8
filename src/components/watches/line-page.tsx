import { localise, type Locale } from "@/src/domain/locale/locale";
import { cheapestWatchPrice } from "@/src/domain/watch/cheapest-watch-price";
import type { Offer } from "@/src/domain/watch/offer";
import type { WatchLine } from "@/src/domain/watch/watch-line";
import type { CmsPage } from "@/src/services/content/load-cms-page";
import type { Storefront } from "@/src/services/content/load-storefront";
import { ListFoot, ListHead } from "./list-blocks";
import { PageHead } from "./page-head";
import { WatchList } from "./watch-list";
import styles from "./watches-page.module.css";

interface Props {
  line: WatchLine;
  offers: readonly Offer[];
  locale: Locale;
  storefront: Storefront;
  /** Blocks an editor has composed around the list. */
  composed: CmsPage | null;
}

/** The watches of one line. */
export async function LinePage({ line, offers, locale, storefront, composed }: Props) {
  const { settings, catalogue } = storefront;
  const around = { composed, locale, storefront };
  return (
    <>
      <ListHead {...around}>
        <PageHead title={localise(line.name, locale)} text={localise(line.text, locale)} />
      </ListHead>
      <div className={styles.list} data-block="">
        <WatchList
          offers={offers}
          rates={settings.rates}
          locale={locale}
          version={catalogue.version}
          from={cheapestWatchPrice(catalogue)}
        />
      </div>
      <ListFoot {...around} />
    </>
  );
}
