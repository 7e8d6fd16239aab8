"use client";
import NextLink from "next/link";
import { useEffect, useRef, useState } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/search.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./search-window.module.css";
import { useSuggestions } from "./use-suggestions";

interface Props {
  locale: Locale;
  texts: TextTree;
  isOpen: boolean;
  onClose: () => void;
}

const examples = ["one", "two", "three", "four"] as const;

/** Content of the search window: suggestions while typing; the form itself leads to the search page. */
export function SearchWindow({ locale, texts, isOpen, onClose }: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const [typed, setTyped] = useState("");
  const suggestions = useSuggestions(typed, locale);
  const input = useRef<HTMLInputElement>(null);
  // The window would give the focus to its close button.
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const page = localeHref(locale, "/recherche");
  const resultsOf = (words: string) => `${page}?${new URLSearchParams({ q: words })}`;
  return (
    <>
      <search>
        <form action={page} method="get" className={styles.form}>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            name="q"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-label={t("label")}
            placeholder={t("label")}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit">{t("submit")}</button>
        </form>
      </search>
      <p data-sr="" role="status">
        {suggestions &&
          (suggestions.hits.length > 0
            ? t.count("suggestions", suggestions.hits.length)
            : t("suggestions.none"))}
      </p>
      {suggestions === null ? (
        <div className={styles.examples}>
          <p data-type="note">{t("start")}</p>
          <ul>
            {examples.map((key) => (
              <li key={key}>
                <NextLink
                  data-type="link"
                  href={resultsOf(t(`examples.${key}`))}
                  onClick={onClose}
                  prefetch={false}
                >
                  {t(`examples.${key}`)}
                </NextLink>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className={styles.hits}>
          {suggestions.hits.map(({ kind, title, summary, href }) => (
            <li key={href}>
              <NextLink href={localeHref(locale, href)} onClick={onClose} prefetch={false}>
                <b>{title}</b>
                <span data-type="note">{t(`kinds.${kind}`)}</span>
                {summary && <small>{summary}</small>}
              </NextLink>
            </li>
          ))}
        </ul>
      )}
      {suggestions && (
        <p className={styles.rest} data-type="ui">
          {suggestions.isUnreachable && <span>{t("unreachable")}</span>}
          {!suggestions.isUnreachable && suggestions.hits.length === 0 && (
            <span>{t("nothing", { query: suggestions.words })}</span>
          )}
          {suggestions.hits.length > 0 && (
            <NextLink data-type="link" href={resultsOf(suggestions.words)} onClick={onClose} prefetch={false}>
              {t("all")}
            </NextLink>
          )}
        </p>
      )}
    </>
  );
}
