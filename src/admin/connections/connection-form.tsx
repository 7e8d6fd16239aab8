"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button, toast } from "@payloadcms/ui";
import { useId, useState } from "react";
import { messageOf } from "@/src/admin/message-of";
import { staffCall } from "@/src/admin/staff-call";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import { mailSecurities, type ConnectionKind, type MailEntry } from "@/src/domain/connections/connection";
import type { Locale } from "@/src/domain/locale/locale";
import {
  bodyOf,
  connectionFields,
  emptyConnection,
  usualPorts,
  type ConnectionFieldName,
} from "./connection-fields";
import styles from "./connections.module.css";

interface Props {
  kind: ConnectionKind;
  /** The server that was entered, without its login. */
  mail: Pick<MailEntry, "host" | "port" | "security" | "sender"> | null;
  texts: AdminMessages<"settings.connections">;
  /** of the test mail */
  locale: Locale;
  isOpen: boolean;
}

const isUsualPort = (port: string) => Object.values<string>(usualPorts).includes(port);

/** Enters an account, which is tried at its provider before it is kept. */
export function ConnectionForm({ kind, mail, texts, locale, isOpen }: Props) {
  const id = useId();
  const refresh = useFreshPage();
  const [typed, setTyped] = useState(() => emptyConnection(mail));
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const type = (name: ConnectionFieldName, value: string) =>
    setTyped((before) => ({
      ...before,
      [name]: value,
      ...(name === "security" &&
        isUsualPort(before.port) && { port: usualPorts[value as keyof typeof usualPorts] }),
    }));
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setSaid("");
    const error = await staffCall(`connection-${kind}`, {
      ...bodyOf[kind](typed),
      ...(kind === "mail" && { locale }),
    });
    setBusy(false);
    if (error === null) {
      toast.success(texts.done[kind]);
      refresh();
    } else
      setSaid(
        messageOf(texts.errors[kind], error) ?? messageOf(texts.errors.any, error) ?? texts.errors.any.other,
      );
  };
  const options = (name: "security" | "mode") =>
    name === "security"
      ? mailSecurities.map((value) => [value, texts.securities[value]] as const)
      : (["live", "test"] as const).map((value) => [value, texts.modes[value]] as const);
  return (
    <details open={isOpen} className={styles.entry}>
      <summary>{isOpen ? texts.enter[kind] : texts.replace}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className={styles.fields}>
          {connectionFields[kind].map(({ name, kind: input, isOptional }) => {
            const help = messageOf(texts.help, name);
            const common = {
              id: `${id}${name}`,
              value: typed[name],
              required: !isOptional,
              ...(help !== undefined && { "aria-describedby": `${id}${name}-help` }),
            };
            return (
              <div key={name} className={styles.field}>
                <label htmlFor={`${id}${name}`}>
                  {texts.fields[name]}
                  {isOptional && <span className={styles.quiet}> {texts.optional}</span>}
                </label>
                {input === "security" || input === "mode" ? (
                  <select {...common} onChange={({ target }) => type(name, target.value)}>
                    {options(input).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    {...common}
                    type={input === "secret" ? "password" : "text"}
                    inputMode={input === "number" ? "numeric" : undefined}
                    pattern={input === "number" ? "[0-9]{1,5}" : undefined}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={({ target }) => type(name, target.value)}
                  />
                )}
                {help !== undefined && (
                  <p id={`${id}${name}-help`} className={styles.quiet}>
                    {help}
                  </p>
                )}
              </div>
            );
          })}
        </div>
        <div className={styles.actions}>
          <Button type="submit" size="medium" margin={false} disabled={isBusy}>
            {texts.keep[kind]}
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {isBusy ? texts.busy : said}
        </p>
      </form>
    </details>
  );
}
