"use client";
import { Reglet } from "../primitives/reglet";
import { useCartSurroundings } from "./cart-context";
import { CartFault } from "./cart-fault";
import { CartLines } from "./cart-lines";
import { CartProvider, type CartProviderProps } from "./cart-provider";
import styles from "./cart-screen.module.css";
import { CartSummary } from "./cart-summary";
import { EmptyCart } from "./empty-cart";
import { GiftCardField } from "./gift-card-field";
import { KeepCartAddress } from "./keep-cart-address";
import { OrderNote } from "./order-note";
import { PromoLine } from "./promo-line";
import { useCart } from "./use-cart";

/** The cart page below its title: lines, promo code, note and summary, or the way to fill it. */
export function CartScreen(props: CartProviderProps) {
  return (
    <CartProvider {...props}>
      {props.first && <KeepCartAddress locale={props.locale} />}
      <Screen />
    </CartProvider>
  );
}

function Screen() {
  const { t } = useCartSurroundings();
  const { items, status } = useCart();
  if (status === "unread") {
    return (
      <div className={styles.waiting} role="status">
        <span data-sr="">{t("loading")}</span>
        <Reglet ticks={40} />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <>
        <CartFault />
        <EmptyCart />
      </>
    );
  }
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
