"use client";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { LazyPicture } from "@/src/components/primitives/lazy-picture";
import styles from "./menu-panel.module.css";
import type { ShownLink } from "./shown-link";

interface Props {
  links: readonly ShownLink[];
  locale: Locale;
  onLeave: () => void;
}

/** More links than this are set in two columns. */
const oneColumn = 5;

/** px of a picture, twice its displayed size for high-density screens. */
const edge = 320;

/** The panel of an entry of the navbar: the links that show a watch, then the others. */
export function MenuPanel({ links, locale, onLeave }: Props) {
  const pictured = links.filter(([, , picture]) => picture);
  const others = links.filter(([, , picture]) => !picture);
  const link = ([to, label, picture]: ShownLink) => (
    <li key={to}>
      <NextLink href={localeHref(locale, to)} prefetch={false} onClick={onLeave}>
        {picture && <LazyPicture src={picture} edge={edge} />}
        {label}
      </NextLink>
    </li>
  );
  return (
    <div
      className={styles.panel}
      data-pictures={pictured.length === 0 ? undefined : pictured.length === 1 ? "one" : "several"}
    >
      {pictured.length > 0 && <ul className={styles.pictures}>{pictured.map(link)}</ul>}
      {others.length > 0 && (
        <ul className={styles.links} data-columns={others.length > oneColumn ? "two" : undefined}>
          {others.map(link)}
        </ul>
      )}
    </div>
  );
}
