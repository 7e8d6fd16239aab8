"use client";
import { useSetAtom } from "jotai";
import { useEffect, useState, type FormEvent } from "react";
import { carryPromoCode } from "@/src/browser/promo";
import { fetchCartAtom } from "@/src/state/cart";
import { Button } from "@/src/components/primitives/button";
import { Field } from "@/src/components/primitives/field";
import { Icon } from "@/src/components/primitives/icon";
import { useCartSurroundings } from "./cart-context";
import styles from "./gift-card-field.module.css";

const path = "/api/promo/use";

/** A place for a promo code; what it does is said above it, as for one that came by a link. */
export function PromoField() {
  const { locale, first, t } = useCartSurroundings();
  const sent = first?.outcome?.path === path && !first.outcome.isDone ? first.outcome : null;
  const sentenceOf = (reason: string) =>
    t.optional(`promo.field.errors.${reason}`) ?? t("promo.field.errors.failed");
  const fetchCart = useSetAtom(fetchCartAtom);
  const [error, setError] = useState(sent && sentenceOf(sent.error ?? "failed"));
  const [isChecking, setChecking] = useState(false);
  // The browser's own objections come in its own words; ours take their place as soon as they can.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const use = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = new FormData(form).get("code");
    if (isChecking) return;
    if (typeof code !== "string" || code.trim() === "") return setError(sentenceOf("required"));
    setChecking(true);
    const answer = await carryPromoCode(code);
    if (answer.ok) {
      form.reset();
      document.documentElement.dataset.promo = answer.value.code.toUpperCase();
      await fetchCart(locale);
    }
    const refusal = !answer.ok && answer.error.code === "refused" ? answer.error.error?.error : null;
    setError(answer.ok ? null : sentenceOf(refusal ?? "failed"));
    setChecking(false);
  };
  return (
    <details className={styles.cards} open={sent !== null || undefined}>
      <summary>
        {t("promo.field.title")} <Icon name="chevron" size="small" />
      </summary>
      <form
        className={styles.form}
        method="post"
        action={`${path}?locale=${locale}`}
        onSubmit={(event) => void use(event)}
        noValidate={isAlive}
      >
        <Field id="promo-code" label={t("promo.field.label")} error={error}>
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
                maxLength={40}
              />
              <Button type="submit" tone="outline" busy={isChecking}>
                {t("promo.field.use")}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </details>
  );
}
