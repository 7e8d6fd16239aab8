"use client";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import { CurrentLink } from "./current-link";
import { MenuPanel } from "./menu-panel";
import styles from "./entry-panel.module.css";
import { useMenu } from "./use-menu";

interface Props {
  name: string;
  /** Page of the entry itself, without a language. */
  path: string;
  locale: Locale;
  /** URL of the groups, see menuAddress. */
  menu: string;
  /** What the toggle is called before the entry's name. */
  toggle: string;
}

/** A pointer that only passes opens nothing. */
const restMs = 140;

/**
 * An entry of the navbar that is a link and opens a panel with its group: by the toggle beside it, or on hover.
 * Without a script it is the link alone. Escape, leaving it or another page close it.
 */
export function EntryPanel({ name, path, locale, menu, toggle }: Props) {
  const id = useId();
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
      <CurrentLink id={`${id}name`} path={path} href={localeHref(locale, path)}>
        {name}
      </CurrentLink>
      {isReady && (
        <button
          ref={opener}
          id={`${id}toggle`}
          type="button"
          className={styles.mark}
          aria-label={toggle}
          aria-labelledby={`${id}toggle ${id}name`}
          aria-expanded={isOpen}
          onFocus={() => setNear(true)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" size="tiny" />
        </button>
      )}
      {isOpen && links.length > 0 && (
        <MenuPanel links={links} locale={locale} onLeave={() => setOpen(false)} />
      )}
    </div>
  );
}
