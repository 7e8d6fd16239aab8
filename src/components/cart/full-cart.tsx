"use client";
import { useCartSurroundings } from "./cart-context";
import { CartFault } from "./cart-fault";
import { CartLines } from "./cart-lines";
import styles from "./cart-screen.module.css";
import { CartSummary } from "./cart-summary";
import { GiftCardField } from "./gift-card-field";
import { OrderNote } from "./order-note";
import { PromoLine } from "./promo-line";

/** A cart that holds something: lines, promo code, note and summary. */
export function FullCart() {
  const { t } = useCartSurroundings();
  return (
    <div className={styles.screen}>
      <section className={styles.content} aria-label={t("lines")}>
        <CartFault />
        <CartLines place="page" />
        <PromoLine />
        <GiftCardField />
        <OrderNote />
      </section>
      <CartSummary />
    </div>
  );
}
