"use client";
import NextLink from "next/link";
import { useId } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import { LazyPicture } from "@/src/components/primitives/lazy-picture";
import styles from "./side-entry.module.css";
import type { ShownLink } from "./shown-link";
import type { SideRow } from "./side-rows";

interface Props {
  row: SideRow;
  /** Its group; empty until it is loaded. */
  links: readonly ShownLink[];
  locale: Locale;
  isOpen: boolean;
  onToggle: () => void;
  /** Name of the toggle, before the row's. */
  toggle: string;
}

/** px of a picture, twice its displayed size for high-density screens. */
const edge = 160;

/** A row of the phone's menu. Its toggle is there from the start, so that nothing moves when its group is loaded. */
export function SideEntry({ row: [name, path, group], links, locale, isOpen, onToggle, toggle }: Props) {
  const id = useId();
  const opener = {
    type: "button",
    "aria-expanded": isOpen,
    disabled: links.length === 0,
    onClick: onToggle,
  } as const;
  return (
    <li className={styles.entry}>
      {path === null ? (
        <button {...opener} className={styles.name}>
          {name}
          <Icon name="chevron" size="small" />
        </button>
      ) : (
        <NextLink id={`${id}name`} className={styles.name} href={localeHref(locale, path)}>
          {name}
        </NextLink>
      )}
      {path !== null && group && (
        <button
          {...opener}
          id={`${id}toggle`}
          className={styles.toggle}
          aria-label={toggle}
          aria-labelledby={`${id}toggle ${id}name`}
        >
          <Icon name="chevron" size="small" />
        </button>
      )}
      {isOpen && (
        <ul className={styles.links}>
          {links.map(([to, label, picture]) => (
            <li key={to}>
              <NextLink href={localeHref(locale, to)} prefetch={false}>
                {picture && <LazyPicture src={picture} edge={edge} />}
                {label}
              </NextLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
