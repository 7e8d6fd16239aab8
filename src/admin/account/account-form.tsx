"use client";
import { Button } from "@payloadcms/ui";
import { useEffect, useState, type ReactNode } from "react";
import styles from "./account.module.css";

interface Props {
  readonly title?: string;
  readonly button: string;
  readonly error: string;
  /** @returns once it is done */
  readonly onSend: () => Promise<void>;
  readonly children: ReactNode;
  /** Content below the button. */
  readonly below?: ReactNode;
}

/** A form before sign-in: sent by our script only, so that no password can end up in an address. */
export function AccountForm({ title, button, error, onSend, children, below }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const send = async () => {
    setReady(false);
    await onSend();
    setReady(true);
  };
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {title !== undefined && <h1>{title}</h1>}
      {children}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <Button type="submit" size="large" disabled={!isReady}>
        {button}
      </Button>
      {below}
    </form>
  );
}
