import type { AdminMessages } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { fill } from "@/src/domain/locale/fill";
import type { OrderNote } from "@/src/store/orders/note-rows";
import styles from "./notes.module.css";
import { readerOf } from "@/src/admin/order/reader";

interface Props {
  notes: readonly OrderNote[];
  texts: AdminMessages<"staff.notes">;
  language: string;
  /** link to the order, in a list of notes of several orders */
  isNumbered?: boolean;
}

/** Notes with their authors and times. */
export function NoteList({ notes, texts, language, isNumbered = false }: Props) {
  const { moment } = readerOf(language);
  return (
    <ol className={styles.notes}>
      {notes.map(({ id, orderId, number, text, by, at, mentions }) => (
        <li key={id}>
          <p className={styles.quiet}>
            {isNumbered && (
              <Link href={`/admin/collections/orders/${orderId}`} prefetch={false}>
                {number}
              </Link>
            )}{" "}
            {by} · {moment(at)}
          </p>
          <p className={styles.text}>{text}</p>
          {mentions.length > 0 && !isNumbered && (
            <p className={styles.quiet}>{fill(texts.named, { names: mentions.join(", ") })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
