"use client";
import { useAtom } from "jotai";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { dutyPaidAtom } from "@/src/client/state/checkout";
import { useCartContext } from "./cart-context";
import styles from "./duty-choice.module.css";
import { useCart, useCartCurrency } from "./use-cart";

/** Duties and taxes paid now rather than at the door, where the market offers it. */
export function DutyChoice() {
  const { locale, t } = useCartContext();
  const { duties } = useCart();
  const currency = useCartCurrency();
  const [isPaid, choose] = useAtom(dutyPaidAtom);
  const offered = duties[currency];
  if (!offered) return null;
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isPaid} onChange={({ target }) => choose(target.checked)} />
      <span data-type="note">
        {t("duties.choose", { amount: formatMoney(minor(offered.shown), currency, locale) })}
      </span>
    </label>
  );
}
