import { csvCell } from "@/src/domain/staff/csv-cell";
import type { Shop } from "@/src/services/shop";

const columns = ["email", "language", "confirmed", "consent"] as const;

/** Rows read at a time: what lies in memory of a list of any length. */
const batch = 1_000;

/** Records who exports the list; then its lines can be written. @param by their e-mail */
export async function noteExport({ store, clock }: Pick<Shop, "store" | "clock">, by: string): Promise<void> {
  const changes = [{ field: "export", before: "", after: "true" }];
  await store.staff.auditAct({ at: clock(), by, entity: "subscribers", document: "all", changes });
}

/** Lines of a file of everybody who has confirmed and not left, a reader a line. */
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
