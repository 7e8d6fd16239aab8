"use client";
import { useAtomValue } from "jotai";
import { useId, useState } from "react";
import { chargeCurrency } from "@/src/domain/money/charge-currency";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useCurrency } from "@/src/client/state/currency";
import { LivePrice } from "@/src/components/price/live-price";
import { priceText } from "@/src/components/price/price-texts";
import { ScrollableRegion } from "@/src/components/primitives/scrollable-region";
import { AddWatch } from "./add-watch";
import { useConfigurator } from "./configurator-context";
import styles from "./price-bar.module.css";
import { OfferedWatch } from "./offered-watch";
import { PriceDetail } from "./price-detail";
import { ShippingDate } from "./shipping-date";

/** Price, its details, the shipping day, and the button to add to the cart: always visible. */
export function PriceBar() {
  const { catalogue, rates, chargedAsShown, deliveryNote, locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const currency = useCurrency();
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const price = priceWatch(selection, catalogue);
  const isChargedOtherwise = chargeCurrency(currency, chargedAsShown) !== currency;
  return (
    <div className={styles.bar} data-buy-bar="">
      <div id={detailId} className={styles.detail} hidden={!isOpen}>
        {isOpen && (
          <ScrollableRegion axis="block" aria-label={t("price.detail")}>
            <PriceDetail price={price} />
          </ScrollableRegion>
        )}
      </div>
      <div className={styles.delivery}>{deliveryNote}</div>
      <OfferedWatch total={price.total} />
      <p className={styles.shipping}>
        <ShippingDate />
        {isChargedOtherwise && (
          <span>{t("price.charged", { amount: priceText(price.total, "EUR", rates, locale) })}</span>
        )}
      </p>
      <div>
        <p className={styles.price}>
          <span data-sr="">{t("price.label")} </span>
          <LivePrice price={price.priced.total} rates={rates} locale={locale} />
        </p>
        <button
          type="button"
          className={styles.unfold}
          data-type="link"
          aria-expanded={isOpen}
          aria-controls={detailId}
          onClick={() => setOpen((open) => !open)}
        >
          {t(isOpen ? "price.hide" : "price.detail")}
        </button>
      </div>
      <AddWatch />
    </div>
  );
}
