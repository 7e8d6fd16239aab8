"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import styles from "./account.module.css";
import { AccountInput } from "./account-input";
import { callAccount, codesIn, setupIn, type ShownSetup } from "./call-account";
import { RecoveryCodes, SetupSheet } from "./setup-sheet";

interface Props {
  readonly isOn: boolean;
  readonly texts: AdminMessages<"staff.signingIn">;
  readonly setupTexts: AdminMessages<"browser.signIn">;
}

type Wish = "begin" | "remove" | "codes";

/**
 * Turns one's own second factor on and off, and makes new recovery codes. No form element: it is inside the admin's
 * form.
 */
export function SecondFactor({ isOn, texts, setupTexts }: Props) {
  const refresh = useFreshPage();
  const [wish, setWish] = useState<Wish | null>(null);
  const [setup, setSetup] = useState<ShownSetup | null>(null);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = (shown: readonly string[]) => {
    setWish(null);
    setSetup(null);
    setPassword("");
    setCode("");
    setError("");
    setCodes(shown);
    refresh();
  };
  const send = async () => {
    const [path, body] = setup
      ? (["finish", { setup: setup.sealed, code }] as const)
      : ([wish ?? "begin", wish === "begin" ? { password } : { password, code }] as const);
    const reply = await callAccount(`staff/second-factor/${path}`, body, texts.failed);
    if (!reply.ok) return setError(reply.message);
    const begun = setupIn(reply.body);
    if (begun) {
      setSetup(begun);
      setError("");
    } else finish(codesIn(reply.body));
  };
  const ask = (label: string, asked: Wish) => (
    <Button buttonStyle="secondary" size="small" onClick={() => setWish(asked)}>
      {label}
    </Button>
  );
  if (codes.length > 0) {
    return (
      <>
        <RecoveryCodes codes={codes} texts={setupTexts} />
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setCodes([])}>
            {setupTexts.codesKept}
          </Button>
        </div>
      </>
    );
  }
  if (wish === null) {
    return (
      <div className={styles.buttons}>
        {isOn ? (
          <>
            {ask(texts.newCodes, "codes")}
            {ask(texts.turnOff, "remove")}
          </>
        ) : (
          ask(texts.turnOn, "begin")
        )}
      </div>
    );
  }
  return (
    <>
      {setup && <SetupSheet setup={setup} texts={setupTexts} />}
      {!setup && (
        <AccountInput
          name="own-password"
          type="password"
          label={texts.password}
          value={password}
          onType={setPassword}
          autoComplete="current-password"
          onEnter={() => void send()}
        />
      )}
      {(setup !== null || wish !== "begin") && (
        <AccountInput
          name="code"
          label={texts.code}
          value={code}
          onType={setCode}
          autoComplete="one-time-code"
          onEnter={() => void send()}
        />
      )}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => void send()}>
          {texts.next}
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={() => finish([])}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}
