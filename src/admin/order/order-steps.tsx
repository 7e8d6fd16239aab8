import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { SelectFieldServerProps } from "payload";
import { fill } from "@/src/domain/locale/fill";
import { awaitsReturn } from "@/src/domain/order/exchanges";
import { formatMoney } from "@/src/domain/money/format-money";
import { repairable } from "@/src/domain/order/guarantee-repair";
import { lineLedger } from "@/src/domain/order/line-ledger";
import { leftToSend, parcelsOf } from "@/src/domain/order/parcels";
import { refundDue } from "@/src/domain/order/refund-due";
import { adminLocale } from "@/src/admin/admin-locale";
import { isLinkOpen } from "@/src/domain/order/payment-link";
import { staffSteps } from "@/src/domain/order/staff-steps";
import { undoableStep } from "@/src/domain/order/undo-step";
import { orderUrl } from "@/src/services/orders/order-urls";
import { shopOf } from "@/src/server/runtime/shop-of";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { ExchangePanel } from "./exchange-panel";
import { lineName } from "./line-name";
import { LinkPanel } from "./link-panel";
import { ParcelList } from "./parcel-list";
import { readerOf } from "./reader";
import { RepairForm } from "./repair-form";
import { shownOrder } from "./shown-order";
import { UndoButton } from "./undo-button";
import { orderStateNames } from "./order-state-names";
import { OrderStepForm } from "./order-step-form";
import styles from "./order-steps.module.css";
import { ReturnPieces } from "@/src/admin/stock/return-pieces";

/** The state of an order, and a button for each step that staff may take now. */
export async function OrderSteps({ data, i18n, payload, user }: SelectFieldServerProps) {
  const order = await shownOrder({ data, payload, user });
  if (!order) return null;
  const texts = adminMessagesIn("orders.orderSteps", i18n.language);
  const steps = staffSteps(order);
  const { state } = order;
  const more = adminMessagesIn("orders.actions", i18n.language);
  const shop = shopOf(payload);
  const { clock, undoTime, store } = shop;
  const now = clock();
  const undoable = undoableStep(order, now, undoTime);
  const exchanges = await store.orders.findExchangesOf(order.id);
  const due = refundDue(order, exchanges);
  const watches = repairable(order, lineLedger(order, exchanges)).map(({ line }) => ({
    line,
    title: lineName(order.lines, line),
  }));
  const warning = awaitsReturn(order) ? more.exchange.early : null;
  const giveBack = parcelsOf(order).length > 0 ? texts.giveBack : texts.giveBackNow;
  const isBack = state === "withdrawn" || state === "refunded";
  const canReturn = isBack && typeof undoable === "string" && (await store.stock.soldPieces(order.id)) > 0;
  return (
    <section className={styles.steps} aria-labelledby="order-state">
      <h3 aria-level={2} id="order-state" className={styles.state} data-state={state}>
        {inReaderLanguage(orderStateNames[state], i18n.language)}
      </h3>
      {due && (
        <p className={styles.warning}>
          {fill(texts.owed, {
            amount: formatMoney(due.amount, order.chargeCurrency, adminLocale(i18n.language)),
            day: readerOf(i18n.language).moment(due.until),
          })}
        </p>
      )}
      {order.madeBy && <p>{fill(more.link.by, { by: order.madeBy })}</p>}
      {isLinkOpen(order, now) && order.linkUntil && (
        <LinkPanel
          key={order.linkUntil.getTime()}
          order={order.id}
          page={orderUrl(shop.origin, order)}
          until={fill(more.link.until, { day: readerOf(i18n.language).moment(order.linkUntil) })}
          texts={more.link}
        />
      )}
      {typeof undoable !== "string" && (
        <UndoButton
          key={`${state} ${undoable.at.getTime()}`}
          order={order.id}
          to={undoable.to}
          left={undoable.until.getTime() - now.getTime()}
          texts={adminMessagesIn("orders.undo", i18n.language)}
        />
      )}
      {steps.length === 0 && <p>{state === "withdrawn" ? giveBack : texts.none}</p>}
      {steps.map((to) => (
        <OrderStepForm
          key={`${state} ${to}`}
          {...{ order: order.id, from: state, to, warning }}
          // An order that got its receipt and its confirmation before it was held gets neither a second time.
          texts={
            order.receiptNumber === null ? texts : { ...texts, asks: { ...texts.asks, paid: texts.goesOn } }
          }
          needsParcel={to === "shipped" && leftToSend(order).length > 0}
        />
      ))}
      {canReturn && <ReturnPieces order={order.id} />}
      <ParcelList
        order={order}
        language={i18n.language}
        warning={warning}
        texts={more.parcels}
        stepTexts={texts}
      />
      {watches.length > 0 && (
        <RepairForm
          key={`repair ${order.timeline.length}`}
          order={order.id}
          watches={watches}
          texts={more.repair}
        />
      )}
      <ExchangePanel shop={shop} order={order} language={i18n.language} />
    </section>
  );
}
