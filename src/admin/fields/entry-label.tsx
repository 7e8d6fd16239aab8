"use client";
import { useRowLabel } from "@payloadcms/ui";
import { firstPicture, firstWords } from "@/src/admin/pictures/first-words";
import styles from "@/src/admin/pictures/pictures.module.css";
import { Thumb } from "@/src/admin/pictures/thumb";

/** Labels an entry of a list by its own text instead of its number, with its picture if it has one. */
export function EntryLabel() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  const picture = firstPicture(data ?? {});
  return (
    <span className={styles.label}>
      {picture && <Thumb of={picture.of} id={picture.id} />}
      <span>{firstWords(data ?? {}) || String((rowNumber ?? 0) + 1)}</span>
    </span>
  );
}
