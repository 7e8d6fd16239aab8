import type { SelectFieldServerProps } from "payload";
import { carrierNames } from "@/src/domain/order/carrier";
import { staffSteps } from "@/src/domain/order/staff-steps";
import { undoableStep } from "@/src/domain/order/undo-step";
import { shopOf } from "@/src/shop/shop-of";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { shownOrder } from "./shown-order";
import { UndoButton } from "./undo-button";
import { undoTextsOf } from "./undo-texts";
import { orderStateNames } from "./order-state-names";
import { OrderStepForm } from "./order-step-form";
import styles from "./order-steps.module.css";
import { orderStepsTextsOf } from "./order-steps-texts";
import { ReturnPieces } from "@/src/admin/stock/return-pieces";
import { ParcelForm } from "./parcel-form";

/** Where an order stands, and a button for each step that staff may take with it now. */
export async function OrderSteps({ data, i18n, payload, user }: SelectFieldServerProps) {
  const order = await shownOrder({ data, payload, user });
  if (!order) return null;
  const texts = orderStepsTextsOf(i18n.language);
  const steps = staffSteps(order);
  const { state } = order;
  const { clock, undoTime, store } = shopOf(payload);
  const now = clock();
  const undoable = undoableStep(order, now, undoTime);
  const isBack = state === "withdrawn" || state === "refunded";
  const canReturn = isBack && typeof undoable === "string" && (await store.stock.soldPieces(order.id)) > 0;
  return (
    <section className={styles.steps} aria-labelledby="order-state">
      <h3 id="order-state" className={styles.state} data-state={state}>
        {inReaderLanguage(orderStateNames[state], i18n.language)}
      </h3>
      {order.parcel && (
        <p>
          {carrierNames[order.parcel.carrier]} {order.parcel.trackingNumber}
        </p>
      )}
      {typeof undoable !== "string" && (
        <UndoButton
          key={`${state} ${undoable.at.getTime()}`}
          order={order.id}
          to={state}
          left={undoable.until.getTime() - now.getTime()}
          texts={undoTextsOf(i18n.language)}
        />
      )}
      {steps.length === 0 && <p>{texts.none}</p>}
      {steps.map((to) => (
        <OrderStepForm key={`${state} ${to}`} {...{ order: order.id, from: state, to, texts }} />
      ))}
      {canReturn && <ReturnPieces order={order.id} />}
      {state === "shipped" && <ParcelForm order={order.id} texts={texts} />}
    </section>
  );
}
