"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { writeCookie } from "../../browser/cookies";
import { cartAtom, fetchCartAtom } from "../../state/cart";
import { promoCookie } from "../shell/first-script";
import { useCartSurroundings } from "./cart-context";
import styles from "./promo-line.module.css";

/**
 * The promo code the shopper carries: in force, or why not; and taking it out.
 * Source: specification §2, cart screen; decision "promo code".
 */
export function PromoLine() {
  const { locale, t } = useCartSurroundings();
  const { promo, status } = useAtomValue(cartAtom);
  const fetchCart = useSetAtom(fetchCartAtom);
  const [isForgotten, setForgotten] = useState(false);
  if (status !== "known" || isForgotten) return null;
  const carried = promo?.code ?? document.documentElement.dataset.promo;
  if (!carried) return null;
  const forget = () => {
    writeCookie({ name: promoCookie, value: "", maxAge: 0 });
    delete document.documentElement.dataset.promo;
    setForgotten(true);
    void fetchCart(locale);
  };
  const code = carried.toUpperCase();
  return (
    <div className={styles.promo}>
      <p>{promo ? t("promo.applied", { code, percent: promo.percent }) : t("promo.invalid", { code })}</p>
      <button type="button" data-type="lien" onClick={forget}>
        {t("promo.remove")}
      </button>
    </div>
  );
}
