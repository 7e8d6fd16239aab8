"use client";
import { useTranslation } from "@payloadcms/ui";
import DeliveredDatePicker, { type DatePickerProps } from "react-datepicker/dist/es/index.js";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

export { registerLocale, setDefaultLocale } from "react-datepicker/dist/es/index.js";

const texts = {
  fr: { time: "Heure", previous: "Mois précédent", next: "Mois suivant" },
  en: { time: "Time", previous: "Previous month", next: "Next month" },
  es: { time: "Hora", previous: "Mes anterior", next: "Mes siguiente" },
  ja: { time: "時刻", previous: "前の月", next: "次の月" },
};

/** What the CMS asks for where nobody has said how to write a day, as its scheduling drawer does. */
const american: Readonly<Record<string, string>> = {
  "MMM d, yyy h:mm a": "dd/MM/yyyy HH:mm",
  "MM/dd/yyyy": "dd/MM/yyyy",
  "h:mm aa": "HH:mm",
};

const asWrittenHere = (format: DatePickerProps["dateFormat"]) =>
  typeof format === "string" ? (american[format] ?? format) : format;

/**
 * The calendar of the CMS, in the reader's language at once: it learns its month names only after it was drawn, and its
 * own words are English. Stands in for the package itself, see next.config.ts.
 */
export default function DatePicker({ dateFormat, timeFormat, ...props }: DatePickerProps) {
  const { i18n } = useTranslation();
  const t = inReaderLanguage(texts, i18n.language);
  return (
    <DeliveredDatePicker
      {...props}
      dateFormat={asWrittenHere(dateFormat)}
      timeFormat={timeFormat === undefined ? undefined : (american[timeFormat] ?? timeFormat)}
      locale={i18n.dateFNS}
      timeCaption={t.time}
      previousMonthAriaLabel={t.previous}
      nextMonthAriaLabel={t.next}
      previousMonthButtonLabel={t.previous}
      nextMonthButtonLabel={t.next}
    />
  );
}
