import type { SelectFieldServerProps } from "payload";
import { fill } from "@/src/domain/locale/fill";
import { isLinkOpen } from "@/src/domain/order/payment-link";
import { staffSteps } from "@/src/domain/order/staff-steps";
import { undoableStep } from "@/src/domain/order/undo-step";
import { orderUrl } from "@/src/services/orders/order-urls";
import { shopOf } from "@/src/shop/shop-of";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { ExchangePanel } from "./order/exchange-panel";
import { LinkPanel } from "./order/link-panel";
import { moreTextsOf } from "./order/more-texts";
import { ParcelList } from "./order/parcel-list";
import { readerOf } from "./order/reader";
import { shownOrder } from "./order/shown-order";
import { UndoButton } from "./order/undo-button";
import { undoTextsOf } from "./order/undo-texts";
import { orderStateNames } from "./order-state-names";
import { OrderStepForm } from "./order-step-form";
import styles from "./order-steps.module.css";
import { orderStepsTextsOf } from "./order-steps-texts";

/** Where an order stands, and a button for each step that staff may take with it now. */
export async function OrderSteps({ data, i18n, payload, user }: SelectFieldServerProps) {
  const order = await shownOrder({ data, payload, user });
  if (!order) return null;
  const texts = orderStepsTextsOf(i18n.language);
  const steps = staffSteps(order);
  const { state } = order;
  const more = moreTextsOf(i18n.language);
  const shop = shopOf(payload);
  const { clock, undoTime } = shop;
  const now = clock();
  const undoable = undoableStep(order, now, undoTime);
  return (
    <section className={styles.steps} aria-labelledby="order-state">
      <h3 id="order-state" className={styles.state} data-state={state}>
        {inReaderLanguage(orderStateNames[state], i18n.language)}
      </h3>
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
          texts={undoTextsOf(i18n.language)}
        />
      )}
      {steps.length === 0 && <p>{texts.none}</p>}
      {steps.map((to) => (
        <OrderStepForm key={`${state} ${to}`} {...{ order: order.id, from: state, to, texts }} />
      ))}
      <ParcelList order={order} language={i18n.language} texts={more.parcels} stepTexts={texts} />
      <ExchangePanel shop={shop} order={order} language={i18n.language} />
    </section>
  );
}
