"use client";
import { useDeferredValue, type ReactNode } from "react";
import { writeConsent } from "@/src/client/browser/consent";
import { Button } from "@/src/components/primitives/button";
import { useConsent } from "@/src/components/tracking/use-consent";
import styles from "./cookie-notice.module.css";

interface Props {
  label: string;
  refuse: string;
  accept: string;
  children: ReactNode;
}

/**
 * Two answers of equal weight, rendered after all interactive elements. Source: specification §4, cookie notice;
 * 17.1.
 */
export function CookieNotice({ label, refuse, accept, children }: Props) {
  if (useDeferredValue(useConsent()) !== "unanswered") return null;
  return (
    <section className={styles.notice} data-cookie-notice="" aria-label={label}>
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
