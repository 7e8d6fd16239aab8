import type { Locale } from "@/src/domain/locale/locale";
import type french from "@/src/i18n/messages/fr/error.json";

export type ErrorTexts = Readonly<Record<Locale, typeof french>>;

let held: ErrorTexts | null = null;

/** The error page for the whole document contains them, in every language; it is part of every page. */
export function holdErrorTexts(texts: ErrorTexts): void {
  held = texts;
}

/** Null before they are loaded. */
export const errorText = (locale: Locale): typeof french | null => held?.[locale] ?? null;
