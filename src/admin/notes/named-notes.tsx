import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { ServerProps } from "payload";
import { shopOf } from "@/src/server/runtime/shop-of";
import { mayRead } from "@/src/admin/may-read";
import { NoteList } from "./note-list";
import styles from "./notes.module.css";

/** A number that can be read at a glance. */
const shown = 5;

/** The latest notes that mention the current user, on the admin's first page. */
export async function NamedNotes({ i18n: { language }, payload, user }: ServerProps) {
  if (!user || !mayRead("order-notes", user)) return null;
  const notes = await shopOf(payload).store.orders.findNotesNaming(user.id, shown);
  if (notes.length === 0) return null;
  const texts = adminMessagesIn("staff.notes", language);
  return (
    <section className={styles.panel} aria-labelledby="named-notes">
      <h2 id="named-notes">{texts.panel}</h2>
      <NoteList {...{ notes, texts, language }} isNumbered />
    </section>
  );
}
