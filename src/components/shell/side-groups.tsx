"use client";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import type { ShownGroup } from "./load-menu";
import styles from "./side-groups.module.css";

interface Props {
  groups: readonly ShownGroup[];
  locale: Locale;
}

/** All links of the navbar's panels, a group at a time, for small screens. */
export function SideGroups({ groups, locale }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map(([name, links]) => (
        <details key={name} name="side-menu" className={styles.group}>
          <summary>
            {name}
            <Icon name="chevron" size="tiny" />
          </summary>
          <ul>
            {links.map(([to, label]) => (
              <li key={to}>
                <NextLink href={localeHref(locale, to)} prefetch={false}>
                  {label}
                </NextLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
