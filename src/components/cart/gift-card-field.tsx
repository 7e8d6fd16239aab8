"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useState, type FormEvent } from "react";
import { checkGiftCard, removeGiftCard } from "../../browser/gift-card";
import type { ApiFailure } from "../../browser/call-api";
import { formatMoney } from "../../domain/money/format-money";
import { minor } from "../../domain/money/minor";
import { languageTag } from "../../domain/locale/locale";
import { cartAtom, fetchCartAtom } from "../../state/cart";
import { Button } from "../primitives/button";
import { Field } from "../primitives/field";
import { Icon } from "../primitives/icon";
import { useCartSurroundings } from "./cart-context";
import styles from "./gift-card-field.module.css";

const codeOf = (failure: ApiFailure) => (failure.code === "refused" ? failure.fault?.error : undefined);

/** Gift cards that pay a part: the ones brought along, and a place for another code. */
export function GiftCardField() {
  const { locale, t } = useCartSurroundings();
  const { giftCards } = useAtomValue(cartAtom);
  const fetchCart = useSetAtom(fetchCartAtom);
  const [fault, setFault] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const bring = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = new FormData(form).get("code");
    if (isChecking) return;
    if (typeof code !== "string" || code.trim() === "") return setFault(t("giftCard.faults.required"));
    setChecking(true);
    const answer = await checkGiftCard(code);
    if (answer.ok) form.reset();
    const reason = answer.ok ? null : (codeOf(answer.error) ?? "failed");
    setFault(reason && (t.optional(`giftCard.faults.${reason}`) ?? t("giftCard.faults.failed")));
    if (answer.ok) await fetchCart(locale);
    setChecking(false);
  };
  const remove = async (id: number) => {
    const answer = await removeGiftCard(id);
    setFault(answer.ok ? null : t("giftCard.faults.failed"));
    await fetchCart(locale);
  };
  return (
    <details className={styles.cards} open={giftCards.length > 0 || undefined}>
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
              <button
                type="button"
                data-type="lien"
                aria-label={t("giftCard.removeNamed", { ending })}
                onClick={() => void remove(id)}
              >
                {t("giftCard.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void bring(event)} noValidate>
        <Field id="gift-card-code" label={t("giftCard.label")} help={t("giftCard.help")} error={fault}>
          {(control) => (
            <span className={styles.row}>
              <input
                {...control}
                name="code"
                type="text"
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
