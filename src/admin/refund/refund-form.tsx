"use client";
import { Button } from "@payloadcms/ui";
import { useRef, useState } from "react";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { parseAmount } from "@/src/domain/money/parse-amount";
import type { Locale } from "@/src/domain/locale/locale";
import { RefundFields, type RefundLine, type TypedRefund } from "./refund-fields";
import styles from "./refund-form.module.css";
import type { RefundTexts } from "./refund-texts";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  order: number;
  currency: Currency;
  /** How amounts are written for whoever reads the admin. */
  locale: Locale;
  lines: readonly RefundLine[];
  /** hundredths of the charged currency: what is left, and what was given back already */
  left: number;
  givenBack: number;
  texts: RefundTexts;
}

const nothing: TypedRefund = { amount: "", reason: "" };

/**
 * Gives money of an order back, in a window of its own: which articles, how much and why, and then once more what is about
 * to happen. One decision has one key: pressed twice, it is given back once.
 */
export function RefundForm({ order, currency, locale, lines, left, givenBack, texts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState(nothing);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, send } = useStaffCall("refund", texts);
  const amount = parseAmount(typed.amount) ?? 0;
  const reason = typed.reason.trim();
  const isReady = amount > 0 && amount <= left && reason !== "";
  const sum = (value: number) => formatMoney(minor(value), currency, locale);
  const open = () => {
    setKey(crypto.randomUUID());
    setTyped(nothing);
    setAsked(false);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const giveBack = async () => {
    if (await send({ order, amount, knownGivenBack: givenBack, key, reason })) close();
  };
  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={open}>
        {texts.title}
      </Button>
      <dialog ref={dialog} className={styles.refund} aria-labelledby="refund-title">
        <h3 id="refund-title">{texts.title.replace("…", "")}</h3>
        <p>{texts.left.replace("{amount}", sum(left))}</p>
        {isAsked ? (
          <p role="alert">{texts.ask.replace("{amount}", sum(amount))}</p>
        ) : (
          <RefundFields {...{ typed, lines, left, currency, texts, sum }} onType={setTyped} />
        )}
        {isAsked ? <p>{reason}</p> : <p>{texts.hint}</p>}
        <div className={styles.answers}>
          {isAsked ? (
            <Button size="small" disabled={isBusy} onClick={() => void giveBack()}>
              {texts.submit.replace("{amount}", sum(amount))}
            </Button>
          ) : (
            <Button size="small" disabled={!isReady} onClick={() => setAsked(true)}>
              {texts.review}
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => (isAsked ? setAsked(false) : close())}
          >
            {isAsked ? texts.back : texts.cancel}
          </Button>
        </div>
      </dialog>
    </>
  );
}
