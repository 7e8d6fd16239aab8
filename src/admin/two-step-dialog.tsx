"use client";
import { Button } from "@payloadcms/ui";
import { useId, useRef, useState, type ReactNode } from "react";
import styles from "./two-step-dialog.module.css";

interface Props {
  /** label of the button that opens the window, and title of the window */
  title: string;
  /** labels of its own buttons */
  texts: Readonly<Record<"review" | "confirm" | "back" | "cancel", string>>;
  /** the fields, and then the effects */
  fields: ReactNode;
  ask: ReactNode;
  /** whether the input is valid */
  isReady: boolean;
  isBusy: boolean;
  /** @param key idempotency key: a repeated request is executed once */
  onOpen: (key: string) => void;
  /** @returns whether it succeeded, and the window closes */
  onConfirm: () => Promise<boolean>;
}

/** An irreversible action, in a window of its own: its fields and reason, then a confirmation of its effects. */
export function TwoStepDialog({ title, texts, fields, ask, isReady, isBusy, onOpen, onConfirm }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    onOpen(crypto.randomUUID());
    setAsked(false);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const confirm = async () => {
    if (await onConfirm()) close();
  };
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={open}>
        {title}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading}>
        <h3 id={heading}>{title.replace("…", "")}</h3>
        {isAsked ? ask : fields}
        <div className={styles.answers}>
          {isAsked ? (
            <Button size="small" disabled={isBusy} onClick={() => void confirm()}>
              {texts.confirm}
            </Button>
          ) : (
            <Button size="small" disabled={!isReady} onClick={() => setAsked(true)}>
              {texts.review}
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => (isAsked ? setAsked(false) : close())}
          >
            {isAsked ? texts.back : texts.cancel}
          </Button>
        </div>
      </dialog>
    </>
  );
}
