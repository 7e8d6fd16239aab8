"use client";
import { Button } from "@payloadcms/ui";
import { useStaffCall } from "@/src/admin/use-staff-call";
import styles from "./delivered.module.css";

interface Props {
  difference: number;
  field: string;
  texts: {
    readonly take: string;
    readonly keep: string;
    readonly done: string;
    readonly errors: Readonly<Record<string, string>> & { readonly other: string };
  };
}

/** Takes the delivered value of a field, or keeps the shop's own for good. */
export function SettleButtons({ difference, field, texts }: Props) {
  const { isBusy, send } = useStaffCall("delivered-settle", texts);
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => void send({ difference, field, take: true })}
      >
        {texts.take}
      </Button>
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void send({ difference, field, take: false })}
      >
        {texts.keep}
      </Button>
    </div>
  );
}
