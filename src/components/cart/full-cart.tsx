"use client";
import { isParcel } from "@/src/domain/cart/article-kind";
import { CancelledNotice } from "./cancelled-notice";
import { useCartContext } from "./cart-context";
import { CartError } from "./cart-error";
import { CartLines } from "./cart-lines";
import styles from "./cart-screen.module.css";
import { CartSummary } from "./cart-summary";
import { GiftCardField } from "./gift-card-field";
import { OrderNote } from "./order-note";
import { PromoField } from "./promo-field";
import { PromoLine } from "./promo-line";
import { RemovedLine } from "./removed-line";
import { useCart } from "./use-cart";

/** A non-empty cart: lines, promo code, note and summary. */
export function FullCart() {
  const { t } = useCartContext();
  const { items } = useCart();
  return (
    <div className={styles.screen}>
      <section className={styles.content} aria-label={t("lines")}>
        <CancelledNotice />
        <CartError />
        <RemovedLine place="page" />
        <CartLines place="page" />
        <PromoLine />
        <PromoField />
        <GiftCardField />
        {items.some(({ kind }) => isParcel(kind)) && <OrderNote />}
      </section>
      <CartSummary />
    </div>
  );
}
