"use client";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { checkGiftCard, removeGiftCard } from "@/src/client/browser/gift-card";
import type { ApiFailure } from "@/src/client/browser/call-api";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { dateTag } from "@/src/domain/locale/locale";
import { fetchCartAtom } from "@/src/client/state/cart";
import { Icon } from "@/src/components/primitives/icon";
import { ActionForm } from "@/src/components/primitives/action-form";
import { useCartContext, type CartTexts } from "./cart-context";
import { CodeField, refusedCode } from "./code-field";
import styles from "./gift-card-field.module.css";
import { useCart } from "./use-cart";

const codeOf = (failure: ApiFailure) => (failure.code === "refused" ? failure.error?.error : undefined);

/** Endpoint that adds a card. */
const path = "/api/gift-card/check";

const sentenceOf = (reason: string, t: CartTexts) =>
  t.optional(`giftCard.errors.${reason}`) ?? t("giftCard.errors.failed");

/** Gift cards that pay a part: the added ones, and a field for another code. */
export function GiftCardField() {
  const { locale, first, t } = useCartContext();
  const sent = refusedCode(first, path);
  const { giftCards } = useCart();
  const fetchCart = useSetAtom(fetchCartAtom);
  const [error, setError] = useState<string | null>(sent && sentenceOf(sent.error ?? "failed", t));
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const bring = async (code: string) => {
    const answer = await checkGiftCard(code);
    if (!answer.ok) return sentenceOf(codeOf(answer.error) ?? "failed", t);
    await fetchCart(locale);
    return null;
  };
  const remove = async (id: number) => {
    const answer = await removeGiftCard(id);
    setError(answer.ok ? null : t("giftCard.errors.failed"));
    await fetchCart(locale);
  };
  return (
    <details className={styles.cards} open={giftCards.length > 0 || sent !== null || undefined}>
      <summary>
        {t("giftCard.title")} <Icon name="chevron" size="small" />
      </summary>
      {giftCards.length > 0 && (
        <ul>
          {giftCards.map(({ id, ending, spendable, until }) => (
            <li key={id}>
              <p>
                {t("giftCard.card", {
                  ending,
                  amount: formatMoney(minor(spendable), "EUR", locale),
                  day: day.format(new Date(until)),
                })}
              </p>
              <ActionForm
                action={`/api/gift-card/remove?locale=${locale}`}
                values={{ id }}
                onAct={() => void remove(id)}
              >
                <button type="submit" data-type="link" aria-label={t("giftCard.removeNamed", { ending })}>
                  {t("giftCard.remove")}
                </button>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      <CodeField
        id="gift-card-code"
        action={`${path}?locale=${locale}`}
        maxLength={60}
        {...{ sent, error }}
        onError={setError}
        onUse={bring}
        texts={{
          label: t("giftCard.label"),
          help: t("giftCard.help"),
          use: t("giftCard.use"),
          required: t("giftCard.errors.required"),
        }}
      />
    </details>
  );
}
