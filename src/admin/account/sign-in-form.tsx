"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import Link from "next/link";
import { useState } from "react";
import { AccountForm } from "./account-form";
import { AccountInput } from "./account-input";
import { callAccount, codesIn, setupIn, type ShownSetup } from "./call-account";
import { CredentialsInputs } from "./credentials-inputs";
import { RecoveryCodes, SetupSheet } from "./setup-sheet";

interface Props {
  readonly texts: AdminMessages<"browser.signIn">;
  /** Address of the user who signs in again on the same page; absent elsewhere. */
  readonly account?: string;
  readonly onSignedIn: () => void;
}

/** The current step. */
type Step = { readonly name: "password" | "code" } | { readonly name: "setup"; readonly setup: ShownSetup };

/** Password, then second factor. Both are sent together: between the two steps no session is open, on either side. */
export function SignInForm({ texts, account, onSignedIn }: Props) {
  const [email, setEmail] = useState(account ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [step, setStep] = useState<Step>({ name: "password" });
  const [error, setError] = useState("");
  const [codes, setCodes] = useState<readonly string[]>([]);
  // The page below has fields with these names.
  const prefix = account === undefined ? "" : "sign-in-";

  const send = async () => {
    const second = step.name === "password" ? {} : { code };
    const setup = step.name === "setup" ? { setup: step.setup.sealed } : {};
    const reply = await callAccount("users/login", { email, password, ...second, ...setup }, texts.failed);
    const asked = setupIn(reply.body);
    setError("");
    if (reply.ok) {
      const shown = codesIn(reply.body);
      if (shown.length === 0) onSignedIn();
      else setCodes(shown);
    } else if (reply.error === "code-needed") setStep({ name: "code" });
    else if (asked) setStep({ name: "setup", setup: asked });
    else setError(reply.message);
  };

  if (codes.length > 0) {
    return (
      <AccountForm
        title={texts.codesTitle}
        button={texts.codesKept}
        error=""
        onSend={async () => onSignedIn()}
      >
        <RecoveryCodes codes={codes} texts={texts} />
      </AccountForm>
    );
  }
  if (step.name === "password") {
    if (account !== undefined) {
      return (
        <AccountForm button={texts.signIn} error={error} onSend={send}>
          <p>{account}</p>
          <AccountInput
            name={`${prefix}password`}
            type="password"
            label={texts.password}
            value={password}
            onType={setPassword}
            autoComplete="current-password"
          />
        </AccountForm>
      );
    }
    const forgot = (
      <Link href="/admin/forgot" prefetch={false}>
        {texts.forgot}
      </Link>
    );
    return (
      <AccountForm button={texts.signIn} error={error} onSend={send} below={forgot}>
        <CredentialsInputs {...{ texts, email, password }} onEmail={setEmail} onPassword={setPassword} />
      </AccountForm>
    );
  }
  const back = (
    <Button
      buttonStyle="secondary"
      onClick={() => {
        setStep({ name: "password" });
        setCode("");
        setError("");
      }}
    >
      {texts.back}
    </Button>
  );
  const isSetup = step.name === "setup";
  return (
    <AccountForm
      title={isSetup ? texts.setupTitle : texts.codeTitle}
      button={isSetup ? texts.confirm : texts.signIn}
      error={error}
      onSend={send}
      below={back}
    >
      {isSetup && <SetupSheet setup={step.setup} texts={texts} />}
      <AccountInput
        name={`${prefix}code`}
        label={texts.code}
        value={code}
        onType={setCode}
        autoComplete="one-time-code"
        hint={isSetup ? undefined : texts.codeHint}
      />
    </AccountForm>
  );
}
