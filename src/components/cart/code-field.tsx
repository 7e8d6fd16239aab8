"use client";
import { useEffect, useState, type FormEvent } from "react";
import { Button } from "@/src/components/primitives/button";
import { Field } from "@/src/components/primitives/field";
import type { FirstCart } from "./cart-context";
import styles from "./gift-card-field.module.css";

type Outcome = NonNullable<FirstCart["outcome"]>;

/** The outcome of a code that was sent to this endpoint without our script; null on success, or if none was sent. */
export function refusedCode(first: FirstCart | null, path: string): Outcome | null {
  const outcome = first?.outcome;
  return outcome?.path === path && !outcome.isDone ? outcome : null;
}

interface Props {
  id: string;
  /** endpoint without our script */
  action: string;
  maxLength: number;
  sent: Outcome | null;
  error: string | null;
  onError: (error: string | null) => void;
  texts: Readonly<Record<"label" | "use" | "required", string>> & { readonly help?: string };
  /** @returns why the code was refused, null on success */
  onUse: (code: string) => Promise<string | null>;
}

/** A form for one code, which is checked by the shop. It needs no script. */
export function CodeField({ id, action, maxLength, sent, error, onError, texts, onUse }: Props) {
  const [isChecking, setChecking] = useState(false);
  // The browser's own validation messages are replaced by ours after hydration.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const use = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = new FormData(form).get("code");
    if (isChecking) return;
    if (typeof code !== "string" || code.trim() === "") return onError(texts.required);
    setChecking(true);
    const refusal = await onUse(code);
    if (refusal === null) form.reset();
    onError(refusal);
    setChecking(false);
  };
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => void use(event)}
      noValidate={isAlive}
    >
      <Field id={id} label={texts.label} help={texts.help} error={error}>
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
              maxLength={maxLength}
            />
            <Button type="submit" tone="outline" busy={isChecking}>
              {texts.use}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
