"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import styles from "./confirmed-action.module.css";

interface Props {
  /** `open` is on the button; the others are beside the question */
  texts: Readonly<Record<"open" | "confirm" | "cancel", string>>;
  /** of the button, where its text is not enough to tell it from others */
  label?: string;
  question: string;
  isBusy: boolean;
  /** @param close puts the button back in place of the question */
  onConfirm: (close: () => void) => void;
}

/** A button whose action is asked about in its place before it is taken. */
export function ConfirmedAction({ texts, label, question, isBusy, onConfirm }: Props) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  if (!isAsked)
    return (
      <div className={styles.answers}>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={label}
          onClick={() => setAsked(true)}
        >
          {texts.open}
        </Button>
      </div>
    );
  return (
    <div className={styles.asked}>
      <p>{question}</p>
      <div className={styles.answers}>
        <Button size="small" margin={false} disabled={isBusy} onClick={() => onConfirm(close)}>
          {texts.confirm}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
