"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { Button } from "@payloadcms/ui";
import { useEffect, useId, useRef } from "react";
import styles from "@/src/admin/two-step-dialog.module.css";
import { SignInForm } from "./sign-in-form";

interface Props {
  readonly texts: AdminMessages<"browser.sessionEnded">;
  /** Of the account whose session has ended. */
  readonly email: string;
  readonly onSignedIn: () => void;
  readonly onCancel: () => void;
}

/** A window above the page that requires the password of an account. */
export function SignInAgain({ texts, email, onSignedIn, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onCancel}>
      <h3 id={heading}>{texts.title}</h3>
      <p>{texts.intro}</p>
      <SignInForm texts={useAdminMessages("signIn")} account={email} onSignedIn={onSignedIn} />
      <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
        {texts.later}
      </Button>
    </dialog>
  );
}
