"use client";
import { useSetAtom } from "jotai";
import { addAndShowAtom } from "@/src/client/state/add-and-show";
import { ActionForm } from "@/src/components/primitives/action-form";
import { Button } from "@/src/components/primitives/button";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { priceText, priceTextWithEuros } from "@/src/components/price/price-texts";
import { useCartContext } from "./cart-context";
import styles from "./gift-card-offer.module.css";
import { useCart, useCartCurrency } from "./use-cart";

/** Offers a gift card as long as none is in the cart. Source: specification §2, cart drawer; §9, upsell. */
export function GiftCardOffer() {
  const { locale, settings, t } = useCartContext();
  const { items } = useCart();
  const addAndShow = useSetAtom(addAndShowAtom);
  const currency = useCartCurrency();
  if (items.some((item) => item.kind === "gift-card")) return null;
  const { sku, price } = settings.upsell;
  const priced = [price, currency, settings.rates, locale] as const;
  return (
    <section className={styles.offer} aria-labelledby="gift-card-offer">
      <h3 id="gift-card-offer">{t("upsell.title", { amount: priceTextWithEuros(...priced) })}</h3>
      <p>{t("upsell.text")}</p>
      <ActionForm
        action={`/api/cart/add?locale=${locale}`}
        values={{ sku, quantity: 1 }}
        onAct={() => void addAndShow({ sku, locale })}
      >
        <Button type="submit" tone="light" size="small">
          <span>{t("upsell.add")}</span>
          <LiveFigure>{priceText(...priced)}</LiveFigure>
        </Button>
      </ActionForm>
    </section>
  );
}
