"use client";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import { CurrentLink } from "./current-link";
import { Dropdown } from "./dropdown";
import { EntryPanel } from "./entry-panel";
import styles from "./navbar.module.css";
import type { ShownLink } from "./shown-link";

/** A name, and its target: a path without a language, or a list; `opens` where a panel belongs to the path. */
export type ShownEntry = readonly [label: string, to: string | readonly ShownLink[], opens?: 1];

interface Props {
  entries: readonly ShownEntry[];
  locale: Locale;
  /** URL of the panels' links, see menuAddress. */
  menu: string;
  /** Name of a panel's toggle, before the name of its entry. */
  toggle: string;
}

/** Entries of the navbar. A client component, so that the flight data contain their names only. */
export function NavEntries({ entries, locale, menu, toggle }: Props) {
  return (
    <ul className={styles.list}>
      {entries.map(([name, to, opens]) => (
        <li key={name}>
          {opens && typeof to === "string" ? (
            <EntryPanel name={name} path={to} locale={locale} menu={menu} toggle={toggle} />
          ) : typeof to === "string" ? (
            <CurrentLink path={to} href={localeHref(locale, to)}>
              {name}
            </CurrentLink>
          ) : (
            <Dropdown
              label={
                <>
                  {name}
                  <Icon name="chevron" size="tiny" />
                </>
              }
            >
              <ul>
                {to.map(([path, label]) => (
                  <li key={path}>
                    <NextLink href={localeHref(locale, path)}>{label}</NextLink>
                  </li>
                ))}
              </ul>
            </Dropdown>
          )}
        </li>
      ))}
    </ul>
  );
}
