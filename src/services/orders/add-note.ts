import { staffLocale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import type { Shop } from "@/src/services/shop";
import type { NewNote } from "@/src/store/orders/note-rows";

/** `unknown-colleague`: a mentioned person is not (or no longer) at the order desk. */
export type NoteError = "not-found" | "unknown-colleague";

/** Adds an internal note; mentioned staff members get a mail with a link, without the text. */
export async function addNote(shop: Shop, note: NewNote): Promise<Result<null, NoteError>> {
  const order = await shop.store.orders.findOrder("id", note.orderId);
  if (!order) return fail("not-found");
  const colleagues = await shop.store.orders.findColleagues();
  const named = colleagues.filter(({ id }) => note.mentions.includes(id));
  if (named.length < note.mentions.length) return fail("unknown-colleague");
  const now = shop.clock();
  const { by } = note;
  await shop.store.transaction(async (tx) => {
    const id = await tx.orders.insertNote(note, now);
    const changes = [{ field: "note", before: "", after: hiddenValue }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    for (const { id: person, email } of named) {
      const mail = {
        kind: "staff-mention",
        locale: staffLocale,
        order: order.id,
        number: order.number,
        by,
      } as const;
      await tx.mails.queueMail({ key: `staff-mention:${id}:${person}`, to: email, mail }, now);
    }
  });
  shop.flushOutbox();
  return ok(null);
}
