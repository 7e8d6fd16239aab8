"use client";
import type { Minor } from "@/src/domain/money/minor";
import { LivePrice } from "@/src/components/price/live-price";
import { useConfigurator } from "./configurator-context";
import styles from "./price-difference.module.css";

/** The price difference of an option: "+ 50,00 €", or that it is included. */
export function PriceDifference({ price }: { price: Minor }) {
  const { rates, locale, t } = useConfigurator();
  if (price === 0) return <span className={styles.difference}>{t("option.included")}</span>;
  return (
    <span className={styles.difference}>
      {"+ "}
      <LivePrice euro={price} rates={rates} locale={locale} />
    </span>
  );
}
