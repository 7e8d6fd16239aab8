"use client";
import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { noteAtom, noteLimit } from "@/src/client/state/checkout";
import { Field } from "@/src/components/primitives/field";
import { useCartContext } from "./cart-context";
import { payFormId } from "./pay-form";

/** A message to the workshop, kept until the order is paid. */
export function OrderNote() {
  const { first, t } = useCartContext();
  const [note, setNote] = useAtom(noteAtom);
  const area = useRef<HTMLTextAreaElement>(null);
  const sent = first?.outcome?.values.note;
  const beyond = note.length - noteLimit;
  useEffect(() => {
    // A note written before hydration, or refused by the server, is only in the page's HTML.
    if (area.current?.value) setNote(area.current.value);
  }, [setNote]);
  return (
    <Field
      id="order-note"
      label={t("note.label")}
      help={
        <>
          {t("note.help")} <span>{t("note.left", { count: noteLimit - note.length })}</span>
        </>
      }
      error={beyond > 0 ? t("note.long", { limit: noteLimit, count: beyond }) : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          ref={area}
          form={payFormId}
          name="note"
          value={note === "" && typeof sent === "string" ? sent : note}
          placeholder={t("note.placeholder")}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </Field>
  );
}
