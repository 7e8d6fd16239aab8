"use client";
import { useState, type FormEvent } from "react";
import { sendWithdrawal } from "@/src/client/browser/order-page";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { Button } from "@/src/components/primitives/button";
import { Field } from "@/src/components/primitives/field";
import { Notice } from "@/src/components/primitives/notice";
import type { OrderWords } from "./order-words";
import styles from "./withdrawal-panel.module.css";

interface Props {
  pieces: OrderPageResponse["withdrawable"];
  /** the order's secret */
  token: string;
  words: OrderWords;
  onChange: () => Promise<void>;
}

/** Withdrawing from some pieces of an order: how many of each, in two steps as with the whole. */
export function WithdrawPart({ pieces, token, words: { t, locale }, onChange }: Props) {
  const [state, setState] = useState<"idle" | "sending" | "empty" | "failed">("idle");
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const data = new FormData(event.currentTarget);
    const chosen = pieces
      .map(({ line }) => ({ line, quantity: Number(data.get(`piece-${line}`)) }))
      .filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0) return setState("empty");
    setState("sending");
    const sent = await sendWithdrawal(token, chosen);
    setState(sent.ok ? "idle" : "failed");
    if (sent.ok) await onChange();
  };
  return (
    <details>
      <summary>{t("withdrawal.part.open")}</summary>
      <form className={styles.confirm} method="post" action="/api/withdrawal" onSubmit={confirm}>
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="order" value={token} />
        <input type="hidden" name="part" value="1" />
        <p>{t("withdrawal.part.text")}</p>
        {pieces.map(({ line, title, quantity }) => (
          <Field key={line} id={`piece-${line}`} label={title}>
            {(control) => (
              <select {...control} name={`piece-${line}`} defaultValue="0">
                {Array.from({ length: quantity + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {t("withdrawal.part.count", { count, of: quantity })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <p data-type="note">{t("withdrawal.next")}</p>
        <div role="alert">
          {state === "empty" && <Notice tone="error">{t("withdrawal.part.empty")}</Notice>}
          {state === "failed" && <Notice tone="error">{t("withdrawal.failed")}</Notice>}
        </div>
        <Button type="submit" busy={state === "sending"}>
          {t(state === "sending" ? "withdrawal.sending" : "withdrawal.part.confirm")}
        </Button>
      </form>
    </details>
  );
}
