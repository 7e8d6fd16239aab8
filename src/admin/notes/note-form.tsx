"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { Colleague } from "@/src/store/orders/note-rows";
import { useStaffCall } from "@/src/admin/use-staff-call";
import styles from "./notes.module.css";

interface Props {
  order: number;
  /** users a note can mention */
  colleagues: readonly Colleague[];
  texts: AdminMessages<"staff.notes">;
}

/** Writes a note and mentions colleagues. No form element: it is inside the admin's form. */
export function NoteForm({ order, colleagues, texts }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const [named, setNamed] = useState<readonly number[]>([]);
  const { isBusy, send } = useStaffCall("order-note", texts);
  const toggle = (person: number) =>
    setNamed(named.includes(person) ? named.filter((other) => other !== person) : [...named, person]);
  const add = async () => {
    if (!(await send({ order, text, mentions: named }))) return;
    setText("");
    setNamed([]);
  };
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{texts.write}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {colleagues.length > 0 && (
        <fieldset>
          <legend>{texts.name}</legend>
          {colleagues.map((person) => (
            <label key={person.id}>
              <input type="checkbox" checked={named.includes(person.id)} onChange={() => toggle(person.id)} />
              {person.email}
            </label>
          ))}
        </fieldset>
      )}
      <Button size="small" disabled={isBusy || text.trim() === ""} onClick={() => void add()}>
        {texts.add}
      </Button>
    </div>
  );
}
