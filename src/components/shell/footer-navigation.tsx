"use client";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { mailtoHref } from "@/src/domain/mail/mailto-href";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-links";
import type { ShownLink } from "./shown-link";

interface Props {
  locale: Locale;
  groups: readonly (readonly [title: string, links: readonly ShownLink[]])[];
  email: string;
  /** Accessible name of the languages. */
  language: string;
}

/**
 * Groups of links; the last one has the contact address and the languages as well. A client component, like links
 * anyway: the flight data then contain names instead of elements.
 */
export function FooterNavigation({ locale, groups, email, language }: Props) {
  return groups.map(([title, links], position) => {
    const isLast = position === groups.length - 1;
    return (
      <nav key={title} aria-labelledby={`footer-${position}`}>
        <h2 id={`footer-${position}`}>{title}</h2>
        <ul>
          {links.map(([path, label]) => (
            <li key={path}>
              <NextLink href={localeHref(locale, path)} prefetch={false}>
                {label}
              </NextLink>
            </li>
          ))}
          {isLast && email !== "" && (
            <li>
              <a data-type="data" href={mailtoHref(email)}>
                {email}
              </a>
            </li>
          )}
        </ul>
        {isLast && (
          <ul className={styles.languages} aria-label={language}>
            <LanguageLinks locale={locale} />
          </ul>
        )}
      </nav>
    );
  });
}
