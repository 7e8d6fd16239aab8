"use client";
import type { FormEvent, ReactNode } from "react";
import styles from "./action-form.module.css";

/** What a form sends, by name. */
export type SentValues = Readonly<Record<string, string | number | boolean>>;

interface Props {
  /** Endpoint of the form, with its leading /api. */
  action: string;
  values: SentValues;
  /** Replaces the submission of the form after hydration. */
  onAct: () => void;
  /** The button. */
  children: ReactNode;
}

/** A button that changes something: a real form, which works without scripts; after hydration, the page stays. */
export function ActionForm({ action, values, onAct, children }: Props) {
  const act = (event: FormEvent) => {
    event.preventDefault();
    onAct();
  };
  return (
    <form className={styles.form} method="post" action={action} onSubmit={act}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  );
}
