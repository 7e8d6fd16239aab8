"use client";
import { useSetAtom } from "jotai";
import { useState, useSyncExternalStore } from "react";
import { writeCookie } from "@/src/browser/cookies";
import { fetchCartAtom } from "@/src/state/cart";
import { ActionForm } from "@/src/components/primitives/action-form";
import { promoCookie } from "@/src/components/shell/first-script";
import { useCartSurroundings } from "./cart-context";
import styles from "./promo-line.module.css";
import { useCart } from "./use-cart";

const neverChanges = () => () => undefined;
const carriedCode = () => document.documentElement.dataset.promo ?? null;

/**
 * The promo code the shopper carries: in force, or why not; and taking it out.
 * Source: specification §2, cart screen; 12.4.
 */
export function PromoLine() {
  const { locale, first, t } = useCartSurroundings();
  const { promo, status } = useCart();
  const fetchCart = useSetAtom(fetchCartAtom);
  const [isCleared, setCleared] = useState(false);
  const code = useSyncExternalStore(neverChanges, carriedCode, () => first?.promo ?? null);
  if (status !== "known" || isCleared) return null;
  const carried = (promo?.code ?? code)?.toUpperCase();
  if (carried === undefined) return null;
  const forget = () => {
    writeCookie({ name: promoCookie, value: "", maxAge: 0 });
    delete document.documentElement.dataset.promo;
    setCleared(true);
    void fetchCart(locale);
  };
  return (
    <div className={styles.promo}>
      <p>
        {promo
          ? t("promo.applied", { code: carried, percent: promo.percent })
          : t("promo.invalid", { code: carried })}
      </p>
      <ActionForm action={`/api/promo/forget?locale=${locale}`} values={{}} onAct={forget}>
        <button type="submit" data-type="lien">
          {t("promo.remove")}
        </button>
      </ActionForm>
    </div>
  );
}
