"use client";
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import styles from "./dropdown.module.css";
import { usePath } from "./use-path";

interface Props {
  label: ReactNode;
  children: ReactNode;
}

/** A menu that opens on click, without scripts too; Escape, leaving it or another page close it. */
export function Dropdown({ label, children }: Props) {
  const path = usePath();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // A new key on every page: what was open there is closed here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles clicks of its summary and its links
    <details
      key={path}
      ref={details}
      className={styles.menu}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <summary>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
