"use client";
import { Button } from "@payloadcms/ui";
import { useId, useRef, useState } from "react";
import styles from "@/src/admin/refund-form.module.css";
import { useStaffCall } from "@/src/admin/use-staff-call";
import { CardFields, type CardField } from "./card-fields";
import type { CardDialogTexts } from "./card-texts";

type Typed = Readonly<Record<string, string>>;

interface Props {
  /** the call that is made once somebody has confirmed */
  path: string;
  texts: CardDialogTexts;
  fields: readonly CardField[];
  /** as the fields stand at first */
  start: Typed;
  /** What is sent; null while something is missing or wrong. @param key names the decision: sent twice, done once */
  bodyOf: (typed: Typed, key: string) => object | null;
  /** once it is done */
  onDone?: () => void;
}

/** Something done with a gift card or a person, in a window of its own: what and why, then once more what is about to happen. */
export function CardDialog({ path, texts, fields, start, bodyOf, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState(start);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, send } = useStaffCall(path, texts);
  const body = bodyOf(typed, key);
  const open = () => {
    setKey(crypto.randomUUID());
    setTyped(start);
    setAsked(false);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const confirm = async () => {
    if (body === null || !(await send(body))) return;
    close();
    onDone?.();
  };
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={open}>
        {texts.title}
      </Button>
      <dialog ref={dialog} className={styles.refund} aria-labelledby={title}>
        <h3 id={title}>{texts.title}</h3>
        {isAsked ? (
          <p role="alert">{texts.ask.replace(/\{(\w+)\}/g, (_, name: string) => typed[name] ?? "")}</p>
        ) : (
          <>
            <p>{texts.hint}</p>
            <CardFields fields={fields} typed={typed} onType={setTyped} />
          </>
        )}
        <div className={styles.answers}>
          {isAsked ? (
            <Button size="small" disabled={isBusy} onClick={() => void confirm()}>
              {texts.confirm}
            </Button>
          ) : (
            <Button size="small" disabled={body === null} onClick={() => setAsked(true)}>
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
