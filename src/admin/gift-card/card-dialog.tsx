"use client";
import { useState } from "react";
import { TwoStepDialog } from "@/src/admin/two-step-dialog";
import { useStaffCall } from "@/src/admin/use-staff-call";
import { CardFields, type CardField } from "./card-fields";

/** Words of a dialog about a card; names in braces are placeholders for typed values. */
export interface CardDialogTexts {
  readonly title: string;
  readonly hint: string;
  readonly ask: string;
  readonly confirm: string;
  readonly done: string;
  readonly review: string;
  readonly back: string;
  readonly cancel: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

type Typed = Readonly<Record<string, string>>;

interface Props {
  /** the call after the user has confirmed */
  path: string;
  texts: CardDialogTexts;
  fields: readonly CardField[];
  /** initial values of the fields */
  start: Typed;
  /**
   * The body to send; null while a value is missing or invalid.
   * @param key idempotency key: a repeated request is executed once
   */
  bodyOf: (typed: Typed, key: string) => object | null;
  /** after success */
  onDone?: () => void;
}

/** An action on a gift card or a person. */
export function CardDialog({ path, texts, fields, start, bodyOf, onDone }: Props) {
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState(start);
  const { isBusy, send } = useStaffCall(path, texts);
  const body = bodyOf(typed, key);
  return (
    <TwoStepDialog
      title={texts.title}
      texts={texts}
      isReady={body !== null}
      isBusy={isBusy}
      onOpen={(decision) => {
        setKey(decision);
        setTyped(start);
      }}
      onConfirm={async () => {
        const isDone = body !== null && (await send(body));
        if (isDone) onDone?.();
        return isDone;
      }}
      fields={
        <>
          <p>{texts.hint}</p>
          <CardFields fields={fields} typed={typed} onType={setTyped} />
        </>
      }
      ask={<p role="alert">{texts.ask.replace(/\{(\w+)\}/g, (_, name: string) => typed[name] ?? "")}</p>}
    />
  );
}
