"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import styles from "./account.module.css";
import { callAccount } from "./call-account";

interface Props {
  readonly account: number;
  readonly isOwn: boolean;
  readonly sessions: readonly {
    readonly id: number;
    readonly name: string;
    readonly seen: string;
    readonly isHere: boolean;
  }[];
  readonly texts: AdminMessages<"staff.signingIn">;
}

/** Signed-in browsers, each with a button that ends its session. */
export function SessionList({ account, isOwn, sessions, texts }: Props) {
  const refresh = useFreshPage();
  const [words, setWords] = useState("");
  const end = async (which: number | "others" | "all") => {
    const reply = await callAccount("staff/sessions/end", { account, which }, texts.failed);
    setWords(reply.ok ? "" : reply.message);
    refresh();
  };
  if (sessions.length === 0) return <p className={styles.quiet}>{texts.none}</p>;
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, name, seen, isHere }) => (
          <li key={id} data-here={isHere}>
            <span>
              {name} <span className={styles.quiet}>{isHere ? texts.here : seen}</span>
            </span>
            {!isHere && (
              <Button buttonStyle="secondary" size="small" onClick={() => void end(id)}>
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" size="small" onClick={() => void end(isOwn ? "others" : "all")}>
          {isOwn ? texts.endOthers : texts.endAll}
        </Button>
      </div>
      <p role="alert" className={styles.error}>
        {words}
      </p>
    </>
  );
}
