import type { SelectFieldServerProps } from "payload";
import { carrierNames } from "@/src/domain/order/carrier";
import { staffSteps } from "@/src/domain/order/staff-steps";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { shownOrder } from "./order/shown-order";
import { orderStateNames } from "./order-state-names";
import { OrderStepForm } from "./order-step-form";
import styles from "./order-steps.module.css";
import { orderStepsTextsOf } from "./order-steps-texts";
import { ParcelForm } from "./parcel-form";

/** Where an order stands, and a button for each step that staff may take with it now. */
export async function OrderSteps({ data, i18n, payload, user }: SelectFieldServerProps) {
  const order = await shownOrder({ data, payload, user });
  if (!order) return null;
  const texts = orderStepsTextsOf(i18n.language);
  const steps = staffSteps(order);
  const { state } = order;
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
      {steps.length === 0 && <p>{texts.none}</p>}
      {steps.map((to) => (
        <OrderStepForm key={`${state} ${to}`} {...{ order: order.id, from: state, to, texts }} />
      ))}
      {state === "shipped" && <ParcelForm order={order.id} texts={texts} />}
    </section>
  );
}
