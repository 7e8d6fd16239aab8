import { csvCell } from "@/src/domain/staff/csv-cell";
import type { Shop } from "@/src/services/shop";

const columns = ["email", "language", "confirmed", "consent"] as const;

/** Rows read at a time, which limits the memory used. */
const batch = 1_000;

/** Records an export of the list before it is written. @param by e-mail of the staff member */
export async function noteExport({ store, clock }: Pick<Shop, "store" | "clock">, by: string): Promise<void> {
  const changes = [{ field: "export", before: "", after: "true" }];
  await store.staff.auditAct({ at: clock(), by, entity: "subscribers", document: "all", changes });
}

/** Lines of the export: one per confirmed, active subscriber. */
export async function* writeReaders({ store }: Pick<Shop, "store">): AsyncGenerator<string> {
  yield `${columns.join(",")}\r\n`;
  let last = 0;
  for (;;) {
    const readers = await store.newsletter.listReaders(last, batch);
    const lines = readers.map(({ email, locale, consentText, confirmedAt }) =>
      [email, locale, confirmedAt?.toISOString() ?? "", consentText].map(csvCell).join(","),
    );
    if (lines.length > 0) yield `${lines.join("\r\n")}\r\n`;
    const end = readers.at(-1);
    if (!end || readers.length < batch) return;
    last = end.id;
  }
}
