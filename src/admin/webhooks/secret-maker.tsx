"use client";
import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import * as v from "valibot";
import { staffAsk } from "@/src/admin/staff-call";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import styles from "./webhooks.module.css";

interface Props {
  endpoint: number;
  isFirst: boolean;
  /** How the endpoint's secret stands. */
  status: string;
  texts: AdminMessages<"staff.webhookSheet">["make"];
}

const answer = v.object({ secret: v.string() });

/** Makes a secret and shows it this once. */
export function SecretMaker({ endpoint, isFirst, status, texts }: Props) {
  const refresh = useFreshPage();
  const [secret, setSecret] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const asked = await staffAsk("webhook-secret", { endpoint });
    const read = v.safeParse(answer, asked.ok ? asked.value : null);
    if (read.success) setSecret(read.output.secret);
    else toast.error(texts.error);
    setBusy(false);
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(texts.copied);
    } catch {
      // Forbidden, or not over https: it can be selected.
      toast.error(texts.notCopied);
    }
  };
  const close = () => {
    setSecret(null);
    refresh();
  };
  if (secret === null)
    return (
      <div className={styles.actions}>
        <p className={isFirst ? styles.alert : undefined}>{status}</p>
        <Button
          size="small"
          buttonStyle={isFirst ? "primary" : "secondary"}
          margin={false}
          disabled={isBusy}
          onClick={() => void make()}
        >
          {isFirst ? texts.first : texts.another}
        </Button>
      </div>
    );
  return (
    <div className={styles.secret} role="status">
      <p>{texts.shown}</p>
      <code>{secret}</code>
      <div className={styles.actions}>
        <Button size="small" margin={false} onClick={() => void copy(secret)}>
          {texts.copy}
        </Button>
        <Button size="small" buttonStyle="secondary" margin={false} onClick={close}>
          {texts.close}
        </Button>
      </div>
    </div>
  );
}
