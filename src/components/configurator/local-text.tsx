"use client";
import { defaultLocale, languageTag, localise, type Localised } from "@/src/domain/locale/locale";
import { useConfigurator } from "./configurator-context";

/** A text of the catalogue; if the page's language lacks it, the French one, marked as French. */
export function LocalText({ text }: { text: Localised }) {
  const { locale } = useConfigurator();
  const isFallback = locale !== defaultLocale && !text[locale];
  return <span lang={isFallback ? languageTag(defaultLocale) : undefined}>{localise(text, locale)}</span>;
}
