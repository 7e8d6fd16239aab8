"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import styles from "./account.module.css";
import { AccountInput } from "./account-input";
import { callAccount } from "./call-account";

interface Props {
  readonly account: number;
  /** Whether its owner has chosen a password. */
  readonly isOpen: boolean;
  readonly hasFactor: boolean;
  readonly texts: AdminMessages<"staff.signingIn">;
}

/** An admin's actions for a staff member who cannot sign in. */
export function AccountAccess({ account, isOpen, hasFactor, texts }: Props) {
  const refresh = useFreshPage();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState("");
  const [words, setWords] = useState("");
  const call = async (path: string, body: object, done: string) => {
    const reply = await callAccount(path, { account, ...body }, texts.failed);
    setWords(reply.ok ? done : reply.message);
    if (!reply.ok) return;
    setAsking(false);
    setPassword("");
    refresh();
  };
  const take = () => call("staff/second-factor/take", { password }, texts.taken);
  return (
    <section className={styles.panel} aria-labelledby="access">
      <h3 aria-level={2} id="access">
        {texts.peopleTitle}
      </h3>
      <div className={styles.buttons}>
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => void call("staff/link", {}, texts.linkSent)}
        >
          {isOpen ? texts.link : texts.invite}
        </Button>
        {hasFactor && !isAsking && (
          <Button buttonStyle="secondary" size="small" onClick={() => setAsking(true)}>
            {texts.take}
          </Button>
        )}
      </div>
      {hasFactor && isAsking && (
        <>
          <AccountInput
            name="own-password"
            type="password"
            label={texts.password}
            value={password}
            onType={setPassword}
            autoComplete="current-password"
            onEnter={() => void take()}
          />
          <div className={styles.buttons}>
            <Button size="small" onClick={() => void take()}>
              {texts.take}
            </Button>
            <Button buttonStyle="secondary" size="small" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
      <p role="status">{words}</p>
    </section>
  );
}
