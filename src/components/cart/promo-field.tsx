"use client";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { carryPromoCode } from "@/src/client/browser/promo";
import { fetchCartAtom } from "@/src/client/state/cart";
import { Icon } from "@/src/components/primitives/icon";
import { useCartContext } from "./cart-context";
import { CodeField, refusedCode } from "./code-field";
import styles from "./gift-card-field.module.css";

const path = "/api/promo/use";

/** A field for a promo code; its effect is shown above, as for one from a link. */
export function PromoField() {
  const { locale, first, t } = useCartContext();
  const sent = refusedCode(first, path);
  const sentenceOf = (reason: string) =>
    t.optional(`promo.field.errors.${reason}`) ?? t("promo.field.errors.failed");
  const fetchCart = useSetAtom(fetchCartAtom);
  const [error, setError] = useState(sent && sentenceOf(sent.error ?? "failed"));
  const use = async (code: string) => {
    const answer = await carryPromoCode(code);
    if (!answer.ok)
      return sentenceOf((answer.error.code === "refused" && answer.error.error?.error) || "failed");
    document.documentElement.dataset.promo = answer.value.code.toUpperCase();
    await fetchCart(locale);
    return null;
  };
  return (
    <details className={styles.cards} open={sent !== null || undefined}>
      <summary>
        {t("promo.field.title")} <Icon name="chevron" size="small" />
      </summary>
      <CodeField
        id="promo-code"
        action={`${path}?locale=${locale}`}
        maxLength={40}
        {...{ sent, error }}
        onError={setError}
        onUse={use}
        texts={{
          label: t("promo.field.label"),
          use: t("promo.field.use"),
          required: sentenceOf("required"),
        }}
      />
    </details>
  );
}
