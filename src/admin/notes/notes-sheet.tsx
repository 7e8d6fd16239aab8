import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { shopOf } from "@/src/server/runtime/shop-of";
import { NoteForm } from "./note-form";
import { NoteList } from "./note-list";
import { shownOrder } from "@/src/admin/order/shown-order";

/** Internal notes of staff about an order, and a field to add one. */
export async function NotesSheet({ data, i18n: { language }, payload, user }: UIFieldServerProps) {
  const order = await shownOrder({ data, payload, user });
  if (!order) return null;
  const { orders } = shopOf(payload).store;
  const [notes, colleagues] = await Promise.all([orders.findNotes(order.id), orders.findColleagues()]);
  const texts = adminMessagesIn("staff.notes", language);
  return (
    <>
      {notes.length === 0 ? <p>{texts.none}</p> : <NoteList {...{ notes, texts, language }} />}
      <NoteForm
        order={order.id}
        colleagues={colleagues.filter(({ email }) => email !== user?.email)}
        texts={texts}
      />
    </>
  );
}
