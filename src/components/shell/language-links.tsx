"use client";
import type { SyntheticEvent } from "react";
import { languages } from "@/src/domain/locale/languages";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { rememberLocale } from "./remember-locale";
import { usePath } from "./use-path";

interface Props {
  locale: Locale;
}

/** The query is read at the press: a configurator writes its choice there. */
const keepQuery = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.search = window.location.search;
};

/** The same page in the other languages, each named in its own. */
export function LanguageLinks({ locale }: Props) {
  const path = usePath();
  return locales.map((code) => (
    <li key={code}>
      <a
        href={localeHref(code, path)}
        hrefLang={languageTag(code)}
        lang={languageTag(code)}
        aria-current={code === locale ? "true" : undefined}
        onPointerDown={keepQuery}
        onClick={(event) => {
          keepQuery(event);
          rememberLocale(code);
        }}
      >
        {languages[code].name}
      </a>
    </li>
  ));
}
