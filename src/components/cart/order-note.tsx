"use client";
import { useAtom } from "jotai";
import { noteAtom, noteLimit } from "../../state/checkout";
import { Field } from "../primitives/field";
import { useCartSurroundings } from "./cart-context";

/** A word to the workshop, kept until the order is paid. */
export function OrderNote() {
  const { t } = useCartSurroundings();
  const [note, setNote] = useAtom(noteAtom);
  return (
    <Field
      id="order-note"
      label={t("note.label")}
      help={
        <>
          {t("note.help")} {t("note.count", { count: note.length, limit: noteLimit })}
        </>
      }
    >
      {(control) => (
        <textarea
          {...control}
          value={note}
          maxLength={noteLimit}
          placeholder={t("note.placeholder")}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </Field>
  );
}
