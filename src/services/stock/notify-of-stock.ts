import type { AddressedMail } from "@/src/domain/mail/mail";
import type { Happened } from "@/src/domain/webhooks/webhook-event";
import type { StockChange } from "@/src/store/stock/apply-stock-change";
import type { Transaction } from "@/src/store/store";

const lowEvent = ({ item, list, name, available, lowAt }: StockChange, now: Date): Happened => ({
  type: "stock.low",
  key: `stock.low:${item}:${now.getTime()}`,
  data: { list, name, available, threshold: lowAt ?? 0 },
});

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
 * Notifies staff and other systems of low stock, and waiting customers of articles back in stock; in the transaction that changed the
 * counts, so that each is notified once.
 */
export async function notifyOfStock(
  tx: Pick<Transaction, "stock" | "mails" | "webhooks">,
  changes: readonly StockChange[],
  now: Date,
): Promise<void> {
  for (const change of changes.filter(({ hasBecomeLow }) => hasBecomeLow)) {
    await tx.mails.queueMail(lowMail(change, now), now);
    await tx.webhooks.queueEvent(lowEvent(change, now), now);
  }
  const back = changes.filter(
    ({ before, available, isCounted }) => isCounted && before <= 0 && available > 0,
  );
  if (back.length > 0)
    await tx.stock.queueNotices(
      back.map(({ item }) => item),
      now,
    );
}
