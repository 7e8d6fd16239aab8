"use client";
import { useEffect } from "react";
import type { FoundGroup } from "@/src/domain/staff/admin-search";
import styles from "./find.module.css";

interface Props {
  /** what the ids of its parts begin with */
  id: string;
  name: string;
  groups: readonly FoundGroup[];
  /** place of the entry the arrows are at */
  active: number;
  onPress: (href: string) => void;
}

/** What was found, by list. The keyboard stays in the field above: it says which entry is meant. */
export function FindList({ id, name, groups, active, onPress }: Props) {
  useEffect(() => {
    document.querySelector(`[id="${id}${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const firsts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div id={`${id}list`} className={styles.list} role="listbox" aria-label={name}>
      {groups.map(({ list, title, entries }, group) => (
        <div key={list} role="group" aria-label={title || name}>
          {title !== "" && (
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
          )}
          {entries.map((entry, within) => {
            const place = (firsts[group] ?? 0) + within;
            return (
              // The field has the keyboard; a press is for the mouse and the finger.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={entry.href}
                id={`${id}${place}`}
                className={styles.entry}
                role="option"
                aria-selected={place === active}
                onClick={() => onPress(entry.href)}
              >
                <span>{entry.name}</span>
                {entry.detail !== "" && <span className={styles.detail}>{entry.detail}</span>}
                {entry.state !== "" && <span className={styles.state}>{entry.state}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
