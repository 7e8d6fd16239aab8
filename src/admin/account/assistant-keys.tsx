"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import { keyOf, NewApiKey } from "@/src/admin/api-keys/new-api-key";
import { RevokeApiKey } from "@/src/admin/api-keys/revoke-api-key";
import { messageOf } from "@/src/admin/message-of";
import { staffAsk } from "@/src/admin/staff-call";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import styles from "./account.module.css";
import { AccountInput } from "./account-input";

interface Props {
  keys: readonly { readonly id: number; readonly name: string; readonly used: string }[];
  texts: AdminMessages<"staff.assistants">;
  keyTexts: AdminMessages<"staff.apiKeys">;
}

const yearLater = () => new Date(Date.now() + 365 * 86_400_000).toISOString();

/** Keys of the assistants of one's own account. It is inside the account's form, and so no form of its own. */
export function AssistantKeys({ keys, texts, keyTexts }: Props) {
  const refresh = useFreshPage();
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const create = async () => {
    if (isBusy || name.trim() === "") return;
    setBusy(true);
    const answer = await staffAsk("assistant-key-create", { name, expiresAt: yearLater() });
    setBusy(false);
    if (!answer.ok) {
      toast.error(messageOf(keyTexts.errors, answer.error) ?? keyTexts.errors.other);
      return;
    }
    setMade(keyOf(answer.value));
    setName("");
    refresh();
  };
  return (
    <>
      {keys.length === 0 && <p>{texts.none}</p>}
      {keys.length > 0 && (
        <ul className={styles.sessions}>
          {keys.map((key) => (
            <li key={key.id}>
              <span>
                {key.name} <span className={styles.quiet}>{key.used}</span>
              </span>
              <RevokeApiKey id={key.id} name={key.name} texts={keyTexts} path="assistant-key-revoke" />
            </li>
          ))}
        </ul>
      )}
      <AccountInput
        name="assistant"
        label={texts.name}
        value={name}
        autoComplete="off"
        onType={setName}
        onEnter={() => void create()}
      />
      <div>
        <Button size="medium" disabled={isBusy || name.trim() === ""} onClick={() => void create()}>
          {texts.create}
        </Button>
      </div>
      {made !== null && <NewApiKey key={made} value={made} texts={keyTexts.created} />}
    </>
  );
}
