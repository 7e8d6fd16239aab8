"use client";
import { useSyncExternalStore, type ReactNode } from "react";
import { onConsentChange, readConsent, writeConsent, type Consent } from "../../browser/consent";
import { Button } from "../primitives/button";
import styles from "./cookie-notice.module.css";

interface Props {
  label: string;
  refuse: string;
  accept: string;
  children: ReactNode;
}

/** The server knows no answer; a page without a script measures nothing and asks nothing. */
const onServer = (): Consent => "refused";

/** Two answers of the same weight. Source: specification §4, cookie notice; decision "cookie notice". */
export function CookieNotice({ label, refuse, accept, children }: Props) {
  const consent = useSyncExternalStore(onConsentChange, readConsent, onServer);
  if (consent !== "unanswered") return null;
  return (
    <section className={styles.notice} aria-label={label}>
      <p>{children}</p>
      <div className={styles.answers}>
        <Button tone="outline" align="centre" onClick={() => writeConsent("refused")}>
          {refuse}
        </Button>
        <Button tone="outline" align="centre" onClick={() => writeConsent("accepted")}>
          {accept}
        </Button>
      </div>
    </section>
  );
}
