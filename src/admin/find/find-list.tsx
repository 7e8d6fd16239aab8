"use client";
import { useEffect } from "react";
import type { FoundGroup } from "@/src/domain/staff/admin-search";
import styles from "./find.module.css";

interface Props {
  /** prefix of the ids of its parts */
  id: string;
  name: string;
  groups: readonly FoundGroup[];
  /** index of the active entry */
  active: number;
  onPress: (href: string) => void;
}

/** Search results, by list. The focus stays in the field above, which references the active entry. */
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
