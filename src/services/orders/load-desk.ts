import { parisDay } from "@/src/domain/calendar/paris-day";
import { deskQueueNames, type DeskQueue, type DeskSort } from "@/src/domain/order/desk-queue";
import { dispatchDate } from "@/src/domain/order/dispatch-date";
import type { Order } from "@/src/domain/order/order";
import { lineLedger, type LineLedger } from "@/src/domain/order/line-ledger";
import { refundDue, type RefundDue } from "@/src/domain/order/refund-due";
import type { OrderState } from "@/src/domain/order/order-state";
import { staffSteps } from "@/src/domain/order/staff-steps";
import type { Shop } from "@/src/services/shop";

/** An order in a queue of the desk. */
export interface DeskOrder {
  readonly order: Order;
  /** promised dispatch day; null if none */
  readonly promised: Date | null;
  readonly isLate: boolean;
  readonly steps: readonly OrderState[];
  readonly ledger: readonly LineLedger[];
  /** refund due to its buyer; null if none */
  readonly due: RefundDue | null;
}

export interface DeskView {
  readonly queue: DeskQueue | null;
  readonly search: string;
  readonly sort: DeskSort;
  readonly after: number | null;
}

export interface DeskPage {
  readonly counts: Readonly<Record<DeskQueue, number>>;
  readonly orders: readonly DeskOrder[];
  /** cursor of the next page; null on the last one */
  readonly next: number | null;
}

/** Orders on one page of the desk. */
const pageLength = 50;

/** The queues of the order desk. @param counted if already counted */
export async function loadDesk(
  { store, clock }: Shop,
  view: DeskView,
  counted?: DeskPage["counts"],
): Promise<DeskPage> {
  const [{ settings, catalogue }, counts, found] = await Promise.all([
    store.loadSnapshot(),
    counted ?? store.orders.countDesk(),
    // One more row tells whether there is another page.
    store.orders.findDeskOrders({ ...view, limit: pageLength + 1 }),
  ]);
  const today = parisDay(clock());
  const exchanges = await store.orders.findExchangesOfAll(found.map(({ id }) => id));
  const orders = found.slice(0, pageLength).map((order): DeskOrder => {
    const promised = dispatchDate(order, catalogue, settings.leadDays);
    const taken = exchanges.get(order.id) ?? [];
    return {
      order,
      promised,
      isLate: promised !== null && parisDay(promised) < today,
      steps: staffSteps(order),
      ledger: lineLedger(order, taken),
      due: refundDue(order, taken),
    };
  });
  return { counts, orders, next: found.length > pageLength ? (orders.at(-1)?.order.id ?? null) : null };
}

/** The desk opened at the first non-empty queue. @param view shown if all are empty */
export async function openDesk(shop: Shop, view: DeskView): Promise<{ view: DeskView; page: DeskPage }> {
  const counts = await shop.store.orders.countDesk();
  const opened = { ...view, queue: deskQueueNames.find((queue) => counts[queue] > 0) ?? view.queue };
  return { view: opened, page: await loadDesk(shop, opened, counts) };
}
