"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { messageOf } from "@/src/admin/message-of";
import { staffAsk } from "@/src/admin/staff-call";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import { keyCalls } from "@/src/domain/api-keys/api-key-limits";
import { apiScopes, type ApiScope } from "@/src/domain/api-keys/api-scope";
import styles from "./api-keys.module.css";
import { keyOf, NewApiKey } from "./new-api-key";

interface Props {
  texts: AdminMessages<"staff.apiKeys">;
}

/** Days until a key expires, as the form offers them. */
const lifetimes = { quarter: 90, year: 365, endless: null } as const;
type Lifetime = keyof typeof lifetimes;
const lifetimeNames = Object.keys(lifetimes) as readonly Lifetime[];

const endOf = (lifetime: Lifetime): string | null => {
  const days = lifetimes[lifetime];
  return days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
};

/** Creates a key. */
export function ApiKeyForm({ texts }: Props) {
  const id = useId();
  const refresh = useFreshPage();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [lifetime, setLifetime] = useState<Lifetime>("year");
  const [calls, setCalls] = useState(String(keyCalls.usual));
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [made, setMade] = useState<string | null>(null);
  const tick = (scope: ApiScope, isTicked: boolean) =>
    setScopes((before) => (isTicked ? [...before, scope] : before.filter((other) => other !== scope)));
  const create = async () => {
    if (isBusy) return;
    if (scopes.length === 0) {
      setSaid(texts.errors.scopes);
      return;
    }
    setBusy(true);
    setSaid("");
    const answer = await staffAsk("api-key-create", {
      name,
      scopes,
      callsPerMinute: Number(calls),
      expiresAt: endOf(lifetime),
    });
    setBusy(false);
    if (!answer.ok) {
      setSaid(messageOf(texts.errors, answer.error) ?? texts.errors.other);
      return;
    }
    setMade(keyOf(answer.value));
    setName("");
    setScopes([]);
    refresh();
  };
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}name`}>{texts.create.name}</label>
          <input
            id={`${id}name`}
            value={name}
            required
            maxLength={60}
            autoComplete="off"
            aria-describedby={`${id}name-help`}
            onChange={({ target }) => setName(target.value)}
          />
          <p id={`${id}name-help`} className={styles.quiet}>
            {texts.create.nameHelp}
          </p>
        </div>
        <fieldset className={styles.scopes}>
          <legend>{texts.create.scopes}</legend>
          {apiScopes.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ target }) => tick(scope, target.checked)}
              />
              {texts.scopes[scope]}
            </label>
          ))}
        </fieldset>
        <div className={styles.field}>
          <label htmlFor={`${id}lifetime`}>{texts.create.lifetime}</label>
          <select
            id={`${id}lifetime`}
            value={lifetime}
            onChange={({ target }) =>
              setLifetime(lifetimeNames.find((known) => known === target.value) ?? "year")
            }
          >
            {lifetimeNames.map((known) => (
              <option key={known} value={known}>
                {texts.lifetimes[known]}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}calls`}>{texts.create.calls}</label>
          <input
            id={`${id}calls`}
            type="number"
            inputMode="numeric"
            value={calls}
            required
            min={1}
            max={keyCalls.most}
            step={1}
            aria-describedby={`${id}calls-help`}
            onChange={({ target }) => setCalls(target.value)}
          />
          <p id={`${id}calls-help`} className={styles.quiet}>
            {texts.create.callsHelp}
          </p>
        </div>
        <div className={styles.actions}>
          <Button type="submit" size="medium" margin={false} disabled={isBusy}>
            {texts.create.button}
          </Button>
        </div>
        <p role="alert" className={styles.said}>
          {said}
        </p>
      </form>
      {made !== null && <NewApiKey key={made} value={made} texts={texts.created} />}
    </>
  );
}
