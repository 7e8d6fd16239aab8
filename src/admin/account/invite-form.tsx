"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AccountForm } from "./account-form";
import { AccountInput } from "./account-input";
import styles from "./account.module.css";
import { callAccount, type AccountReply } from "./call-account";

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly texts: AdminMessages<"staff.invite">;
  readonly roles: readonly Choice[];
  readonly languages: readonly Choice[];
}

const wordsOf = ({ error }: AccountReply, texts: AdminMessages<"staff.invite">): string => {
  if (error === "known") return texts.known;
  return error === "invalid" ? texts.invalid : texts.failed;
};

/** Address, role and, for translators, languages. */
export function InviteForm({ texts, roles, languages }: Props) {
  const router = useRouter();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState("translator");
  const [spoken, setSpoken] = useState<readonly string[]>([]);
  const [error, setError] = useState("");
  const send = async () => {
    const asked = { email, role, languages: role === "translator" ? spoken : [] };
    const reply = await callAccount("staff/invite", asked, texts.failed);
    if (reply.ok) router.push(`/admin/collections/users/${String(reply.body.id)}`);
    else setError(wordsOf(reply, texts));
  };
  return (
    <AccountForm title={texts.title} button={texts.send} error={error} onSend={send}>
      <p>{texts.intro}</p>
      <AccountInput
        name="email"
        type="email"
        label={texts.email}
        value={email}
        onType={setEmail}
        autoComplete="off"
      />
      <div className={styles.line}>
        <label htmlFor="field-role">{texts.role}</label>
        <select id="field-role" value={role} onChange={({ target }) => setRole(target.value)}>
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {role === "translator" && (
        <fieldset className={styles.choices}>
          <legend>{texts.languages}</legend>
          {languages.map(({ value, label }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={spoken.includes(value)}
                onChange={({ target }) =>
                  setSpoken(target.checked ? [...spoken, value] : spoken.filter((known) => known !== value))
                }
              />{" "}
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </AccountForm>
  );
}
