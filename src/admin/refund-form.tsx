"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import styles from "./refund-form.module.css";
import type { RefundTexts } from "./refund-texts";
import { staffCall } from "./staff-call";

interface Props {
  order: number;
  currency: string;
  /** hundredths of the charged currency: what is left, and what was given back already */
  left: number;
  givenBack: number;
  texts: RefundTexts;
}

const wordsOf = (errors: Readonly<Record<string, string>>, code: string) => errors[code] ?? errors.other;

/**
 * Gives money of an order back. One decision has one key: pressed twice, it is given back once. Not a form of its own:
 * it stands inside the admin's.
 */
export function RefundForm({ order, currency, left, givenBack, texts }: Props) {
  const router = useRouter();
  const amountField = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState("");
  const giveBack = async () => {
    const amount = Math.round((amountField.current?.valueAsNumber ?? 0) * 100);
    if (isBusy || !Number.isSafeInteger(amount) || amount <= 0) return;
    setBusy(true);
    setWords(texts.busy);
    const error = await staffCall("refund", { order, amount, knownGivenBack: givenBack, key });
    if (error === null) setKey(crypto.randomUUID());
    setWords(error === null ? texts.done : (wordsOf(texts.errors, error) ?? ""));
    setBusy(false);
    router.refresh();
  };
  return (
    <details className={styles.refund}>
      <summary>{texts.title}</summary>
      <div>
        <label>
          {texts.amount.replace("{currency}", currency)}
          <input
            key={left}
            ref={amountField}
            type="number"
            min="0.01"
            step="0.01"
            max={left / 100}
            defaultValue={left / 100}
          />
        </label>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void giveBack()}>
          {texts.submit}
        </Button>
      </div>
      <p>{texts.hint}</p>
      <p role="status">{words}</p>
    </details>
  );
}
