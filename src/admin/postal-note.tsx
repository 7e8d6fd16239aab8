"use client";
import { useTranslation } from "@payloadcms/ui";
import { fill } from "@/src/domain/locale/fill";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { isPostalCode, postalExample } from "@/src/domain/order/postal-code";
import styles from "./postal-note.module.css";

const wrong = {
  fr: "Ce code ne va pas avec le pays. Exemple : {example}.",
  en: "This code doesn’t go with the country. For example: {example}.",
  es: "Este código no corresponde al país. Por ejemplo: {example}.",
  ja: "この国の郵便番号ではないようです。例：{example}",
};

/** Whether a typed post code does not match the country's format; a missing one is reported elsewhere. */
export const isPostalWrong = (code: string, country: string): boolean =>
  code.trim() !== "" && !isPostalCode(code, country);

/** Below the field of a post code: that its format is invalid for the country, and a valid example. */
export function PostalNote({ id, code, country }: { id: string; code: string; country: string }) {
  const { i18n } = useTranslation();
  const message = inReaderLanguage(wrong, i18n.language);
  return (
    <span id={id} role="status" className={styles.note}>
      {isPostalWrong(code, country) && fill(message, { example: postalExample(country) ?? "" })}
    </span>
  );
}
