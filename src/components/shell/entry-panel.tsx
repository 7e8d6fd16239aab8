"use client";
import NextLink from "next/link";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import { CurrentLink } from "./current-link";
import styles from "./entry-panel.module.css";
import { useMenu } from "./use-menu";

interface Props {
  name: string;
  /** Page of the entry itself, without a language. */
  path: string;
  locale: Locale;
  /** URL of the groups, see menuAddress. */
  menu: string;
}

/** A pointer that only passes opens nothing. */
const restMs = 140;

/** More links than this are set in two columns. */
const oneColumn = 6;

/**
 * An entry of the navbar that is a link and opens a panel with its group: by the toggle beside it, or on hover.
 * Without a script it is the link alone. Escape, leaving it or another page close it.
 */
export function EntryPanel({ name, path, locale, menu }: Props) {
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const rest = useRef<number>(undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const links = useMenu(menu, isNear || isOpen)?.find(([group]) => group === name)?.[1] ?? [];
  // The toggle works with scripts only.
  useEffect(() => {
    setReady(true);
    return () => window.clearTimeout(rest.current);
  }, []);
  const come = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    setNear(true);
    rest.current = window.setTimeout(() => setOpen(true), restMs);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    window.clearTimeout(rest.current);
    setOpen(false);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed are its link and its button
    <div
      className={styles.entry}
      onPointerEnter={come}
      onPointerLeave={leave}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <CurrentLink path={path} href={localeHref(locale, path)}>
        {name}
      </CurrentLink>
      {isReady && (
        <button
          ref={opener}
          type="button"
          className={styles.mark}
          aria-label={name}
          aria-expanded={isOpen}
          onFocus={() => setNear(true)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" size="tiny" />
        </button>
      )}
      {isOpen && links.length > 0 && (
        <ul className={styles.panel} data-columns={links.length > oneColumn ? "two" : undefined}>
          {links.map(([to, label]) => (
            <li key={to}>
              <NextLink href={localeHref(locale, to)} prefetch={false} onClick={() => setOpen(false)}>
                {label}
              </NextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
