"use client";
import NextLink from "next/link";
import { languages } from "@/src/domain/locale/languages";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { rememberLocale } from "./remember-locale";
import { usePath } from "./use-path";

interface Props {
  locale: Locale;
}

/** The same page in the other languages, each named in its own. */
export function LanguageLinks({ locale }: Props) {
  const path = usePath();
  return locales.map((code) => (
    <li key={code}>
      <NextLink
        href={localeHref(code, path)}
        hrefLang={languageTag(code)}
        lang={languageTag(code)}
        prefetch={false}
        aria-current={code === locale ? "true" : undefined}
        onClick={() => rememberLocale(code)}
      >
        {languages[code].name}
      </NextLink>
    </li>
  ));
}
