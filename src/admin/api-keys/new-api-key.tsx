"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button, toast } from "@payloadcms/ui";
import { useId, useRef } from "react";
import styles from "./api-keys.module.css";

interface Props {
  value: string;
  texts: AdminMessages<"staff.apiKeys.created">;
}

/** The key in the answer of the endpoint that has created it. */
export const keyOf = (answer: unknown): string =>
  typeof answer === "object" && answer !== null && "key" in answer ? String(answer.key) : "";

/** The new key, which is never shown again. */
export function NewApiKey({ value, texts }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      toast.success(texts.copied);
    } catch {
      // Without https the browser lets nothing be copied by a script: the key is selected.
      toast.info(texts.selected);
    }
  };
  return (
    <div className={styles.created} role="status">
      <label htmlFor={id}>{texts.label}</label>
      <div className={styles.actions}>
        <input
          ref={input}
          id={id}
          readOnly
          value={value}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <Button size="medium" margin={false} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <p>{texts.once}</p>
    </div>
  );
}
