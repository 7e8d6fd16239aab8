"use client";
import { useSetAtom } from "jotai";
import { useEffect, useState, type FormEvent } from "react";
import { checkGiftCard, removeGiftCard } from "@/src/browser/gift-card";
import type { ApiFailure } from "@/src/browser/call-api";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { languageTag } from "@/src/domain/locale/locale";
import { fetchCartAtom } from "@/src/state/cart";
import { Button } from "@/src/components/primitives/button";
import { Field } from "@/src/components/primitives/field";
import { Icon } from "@/src/components/primitives/icon";
import { ActionForm } from "@/src/components/primitives/action-form";
import { useCartSurroundings, type CartTexts } from "./cart-context";
import styles from "./gift-card-field.module.css";
import { useCart } from "./use-cart";

const codeOf = (failure: ApiFailure) => (failure.code === "refused" ? failure.error?.error : undefined);

/** Endpoint that brings a card. */
const path = "/api/gift-card/check";

const sentenceOf = (reason: string, t: CartTexts) =>
  t.optional(`giftCard.errors.${reason}`) ?? t("giftCard.errors.failed");

/** Gift cards that pay a part: the ones brought along, and a place for another code. */
export function GiftCardField() {
  const { locale, first, t } = useCartSurroundings();
  const sent = first?.outcome?.path === path && !first.outcome.isDone ? first.outcome : null;
  const { giftCards } = useCart();
  const fetchCart = useSetAtom(fetchCartAtom);
  const [error, setError] = useState<string | null>(sent && sentenceOf(sent.error ?? "failed", t));
  // The browser's own objections come in its own words; ours take their place as soon as they can.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const [isChecking, setChecking] = useState(false);
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const bring = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = new FormData(form).get("code");
    if (isChecking) return;
    if (typeof code !== "string" || code.trim() === "") return setError(t("giftCard.errors.required"));
    setChecking(true);
    const answer = await checkGiftCard(code);
    if (answer.ok) form.reset();
    const reason = answer.ok ? null : (codeOf(answer.error) ?? "failed");
    setError(reason && sentenceOf(reason, t));
    if (answer.ok) await fetchCart(locale);
    setChecking(false);
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
                <button type="submit" data-type="lien" aria-label={t("giftCard.removeNamed", { ending })}>
                  {t("giftCard.remove")}
                </button>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.form}
        method="post"
        action={`${path}?locale=${locale}`}
        onSubmit={(event) => void bring(event)}
        noValidate={isAlive}
      >
        <Field id="gift-card-code" label={t("giftCard.label")} help={t("giftCard.help")} error={error}>
          {(control) => (
            <span className={styles.row}>
              <input
                {...control}
                name="code"
                type="text"
                required
                defaultValue={typeof sent?.values.code === "string" ? sent.values.code : undefined}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
              />
              <Button type="submit" tone="outline" busy={isChecking}>
                {t("giftCard.use")}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </details>
  );
}
