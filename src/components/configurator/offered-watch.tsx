"use client";
import { useAtomValue } from "jotai";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor, type Minor } from "@/src/domain/money/minor";
import { cartAtom } from "@/src/client/state/cart";
import { useConfigurator } from "./configurator-context";
import styles from "./offered-watch.module.css";

/** Shows the recipient of a gift how much of the watch it covers and what remains to pay: in euros, as gifts are. */
export function OfferedWatch({ total }: { total: Minor }) {
  const { locale, t } = useConfigurator();
  const { giftCards } = useAtomValue(cartAtom);
  const gift = giftCards.find(({ kind }) => kind === "watch");
  if (!gift) return null;
  const euros = (amount: number) => formatMoney(minor(amount), "EUR", locale);
  const rest = Math.max(0, total - gift.spendable);
  return (
    <p className={styles.offered} aria-live="polite">
      <b>{t("offered.title", { amount: euros(gift.spendable) })}</b>{" "}
      <span>{rest === 0 ? t("offered.whole") : t("offered.rest", { rest: euros(rest) })}</span>
    </p>
  );
}
