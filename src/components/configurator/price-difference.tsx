"use client";
import type { Priced } from "@/src/domain/money/own-price";
import { LivePrice } from "@/src/components/price/live-price";
import { useConfigurator } from "./configurator-context";
import styles from "./price-difference.module.css";

/** The price difference of an option: "+ 50,00 €", or that it is included. */
export function PriceDifference({ priced }: { priced: Priced }) {
  const { rates, locale, t } = useConfigurator();
  if (priced.price === 0 && !priced.own)
    return <span className={styles.difference}>{t("option.included")}</span>;
  return (
    <span className={styles.difference}>
      {"+ "}
      <LivePrice price={priced} rates={rates} locale={locale} />
    </span>
  );
}
