"use client";
import { DatePicker, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { momentFormat } from "./moment-formats";
import styles from "./moment-input.module.css";

interface Props {
  /** of the input itself, for its label */
  id: string;
  label: string;
  value: Date | null;
  onChange: (moment: Date | null) => void;
}

/**
 * A future hour, in a custom window or view: typed or chosen as in a document's form. The browser's own field would
 * use the format of the browser's language, not of the admin's.
 */
export function MomentInput({ id, label, value, onChange }: Props) {
  const { i18n } = useTranslation();
  const [today] = useState(() => new Date());
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <DatePicker
        {...(value && { value })}
        pickerAppearance="dayAndTime"
        displayFormat={momentFormat(i18n.language, true)}
        timeFormat="HH:mm"
        timeIntervals={5}
        minDate={today}
        // The calendar may extend beyond a scrolling window.
        overrides={{ id, popperProps: { strategy: "fixed" } }}
        onChange={(moment: Date | null) => onChange(moment)}
      />
    </div>
  );
}
