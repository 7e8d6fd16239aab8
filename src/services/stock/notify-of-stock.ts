import type { AddressedMail } from "@/src/domain/mail/mail";
import type { StockChange } from "@/src/store/stock/apply-stock-change";
import type { Transaction } from "@/src/store/store";

const lowMail = ({ item, name, available, lowAt }: StockChange, now: Date): AddressedMail => ({
  key: `stock-low:${item}:${now.getTime()}`,
  to: null,
  mail: {
    kind: "stock-low",
    locale: "fr",
    name,
    available,
    lowAt: lowAt ?? 0,
    record: `/admin/collections/stock-items/${item}`,
  },
});

/**
 * Notifies staff of low stock, and waiting customers of articles back in stock; in the transaction that changed the
 * counts, so that each is notified once.
 */
export async function notifyOfStock(
  tx: Pick<Transaction, "stock" | "mails">,
  changes: readonly StockChange[],
  now: Date,
): Promise<void> {
  for (const change of changes.filter(({ hasBecomeLow }) => hasBecomeLow))
    await tx.mails.queueMail(lowMail(change, now), now);
  const back = changes.filter(
    ({ before, available, isCounted }) => isCounted && before <= 0 && available > 0,
  );
  if (back.length > 0)
    await tx.stock.queueNotices(
      back.map(({ item }) => item),
      now,
    );
}
