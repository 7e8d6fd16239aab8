"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useState } from "react";
import { AccountForm } from "./account-form";
import { AccountInput } from "./account-input";
import { callAccount } from "./call-account";
import { CredentialsInputs } from "./credentials-inputs";

/** Address and password of the first admin; later sign-ins use the usual page. */
export function FirstAdminForm({ texts, token }: { texts: AdminMessages<"browser.signIn">; token: string }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [error, setError] = useState("");
  const send = async () => {
    if (password !== again) return setError(texts.different);
    const reply = await callAccount("users/first-register", { token, email, password }, texts.failed);
    if (reply.ok) window.location.assign("/admin/login");
    else setError(reply.message);
  };
  return (
    <AccountForm title={texts.firstTitle} button={texts.open} error={error} onSend={send}>
      <p>{texts.firstIntro}</p>
      <CredentialsInputs {...{ texts, email, password }} onEmail={setEmail} onPassword={setPassword} isNew />
      <AccountInput
        name="password-again"
        type="password"
        label={texts.again}
        value={again}
        onType={setAgain}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
