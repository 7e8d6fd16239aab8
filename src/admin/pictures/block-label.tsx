"use client";
import { useRowLabel, useTranslation } from "@payloadcms/ui";
import { inReaderLanguage, type ReaderText } from "@/src/domain/locale/in-reader-language";
import { firstPicture, firstWords } from "./first-words";
import styles from "./pictures.module.css";
import { Thumb } from "./thumb";

/** Label of a collapsed block: its index, its kind, its picture and its first words. */
export function BlockLabel({ kind }: { kind: ReaderText }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>();
  const { i18n } = useTranslation();
  const picture = firstPicture(data ?? {});
  return (
    <span className={styles.label}>
      <span>{String((rowNumber ?? 0) + 1).padStart(2, "0")}</span>
      {picture && <Thumb of={picture.of} id={picture.id} />}
      <b>{inReaderLanguage(kind, i18n.language)}</b>
      <span className={styles.words}>{firstWords(data ?? {})}</span>
    </span>
  );
}
