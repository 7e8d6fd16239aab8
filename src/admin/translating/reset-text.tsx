"use client";

import { Button, useField, useTranslation } from "@payloadcms/ui";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

const words = {
  fr: "Revenir au texte d’origine",
  en: "Go back to the original text",
  es: "Volver al texto original",
  ja: "元の文言に戻す",
};

/** Empties the field beside it; an empty text falls back to the message file. */
export function ResetText({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path });
  const { i18n } = useTranslation();
  const label = inReaderLanguage(words, i18n.language);
  if (!value) return null;
  return (
    <Button buttonStyle="secondary" size="small" disabled={disabled} onClick={() => setValue("")}>
      {label}
    </Button>
  );
}
