import type { Locale } from "@/src/domain/locale/locale";
import en from "@/src/i18n/messages/en/mail.json";
import es from "@/src/i18n/messages/es/mail.json";
import fr from "@/src/i18n/messages/fr/mail.json";
import jp from "@/src/i18n/messages/jp/mail.json";

export type MailTexts = typeof fr;

const texts: Record<Locale, MailTexts> = { fr, en, es, jp };

export const mailTexts = (locale: Locale): MailTexts => texts[locale];

/** Puts values into a text's {names}; a name without a value stays visible. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
