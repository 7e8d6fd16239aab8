"use client";
import NextLink from "next/link";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { rememberLocale } from "./remember-locale";
import { usePath } from "./use-path";

interface Props {
  locale: Locale;
  languages: Readonly<Record<Locale, string>>;
}

/** The same page in the other languages, each named in its own. */
export function LanguageLinks({ locale, languages }: Props) {
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
        {languages[code]}
      </NextLink>
    </li>
  ));
}
