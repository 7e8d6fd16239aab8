"use client";
import { useSetAtom } from "jotai";
import NextLink from "next/link";
import { useState } from "react";
import { writeCookie } from "@/src/client/browser/cookies";
import { localeHref } from "@/src/i18n/locale-href";
import { fetchCartAtom } from "@/src/client/state/cart";
import { useBrowserValue } from "@/src/client/state/live";
import { ActionForm } from "@/src/components/primitives/action-form";
import { promoCookieName } from "@/src/domain/cart/is-promo-code";
import { useCartContext } from "./cart-context";
import { promoWords, refusalWords } from "./promo-words";
import styles from "./promo-line.module.css";
import { useCart } from "./use-cart";
import { useCartMoney } from "./use-cart-money";

const carriedCode = () => document.documentElement.dataset.promo ?? null;

/**
 * The promotion of the cart; if it is not the shopper's code, the reason; and the button to remove the code. Source:
 * specification §2, cart screen; 12.4.
 */
export function PromoLine() {
  const { locale, first, t } = useCartContext();
  const { promo, refusedPromo, status } = useCart();
  const money = useCartMoney();
  const fetchCart = useSetAtom(fetchCartAtom);
  const [isCleared, setCleared] = useState(false);
  const code = useBrowserValue(carriedCode, first?.promo ?? null);
  const carried = isCleared
    ? null
    : (code?.toUpperCase() ?? (promo?.isAutomatic === false ? promo.code : null));
  const words = [
    ...(promo && (promo.isAutomatic || !isCleared) ? [promoWords(promo, t, money)] : []),
    ...(refusedPromo && carried !== null ? [refusalWords(refusedPromo, carried, t, money)] : []),
  ];
  if (status !== "known" || words.length === 0) return null;
  const clear = () => {
    writeCookie({ name: promoCookieName, value: "", maxAge: 0 });
    delete document.documentElement.dataset.promo;
    setCleared(true);
    // Another code may be typed in afterwards.
    void fetchCart(locale).then(() => setCleared(false));
  };
  return (
    <div className={styles.promo}>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {refusedPromo?.reason === "sign-in" && carried !== null && (
        <NextLink data-type="link" href={localeHref(locale, "/auth")}>
          {t("promo.signIn")}
        </NextLink>
      )}
      {carried !== null && (
        <ActionForm action={`/api/promo/clear?locale=${locale}`} values={{}} onAct={clear}>
          <button type="submit" data-type="link">
            {t("promo.remove")}
          </button>
        </ActionForm>
      )}
    </div>
  );
}
