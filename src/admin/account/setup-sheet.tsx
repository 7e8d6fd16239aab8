"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import type { ShownSetup } from "./call-account";
import styles from "./account.module.css";

/** The secret of an authenticator, as a QR code and as text. */
export function SetupSheet({ setup, texts }: { setup: ShownSetup; texts: AdminMessages<"browser.signIn"> }) {
  return (
    <>
      <p>{texts.setupIntro}</p>
      <img className={styles.qr} alt={texts.qr} src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`} />
      <p className={styles.key}>
        {texts.setupKey} <code data-second-factor-key>{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
    </>
  );
}

/** Recovery codes, shown once. */
export function RecoveryCodes({
  codes,
  texts,
}: {
  codes: readonly string[];
  texts: AdminMessages<"browser.signIn">;
}) {
  return (
    <>
      <p>{texts.codesIntro}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code data-recovery-code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
