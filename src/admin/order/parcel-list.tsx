import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import { carrierNames, type Pieces } from "@/src/domain/order/carrier";
import type { Order } from "@/src/domain/order/order";
import { leftToSend, parcelsOf } from "@/src/domain/order/parcels";
import { slipAddress } from "@/src/admin/desk/desk-papers";
import styles from "./order-steps.module.css";
import { lineName } from "./line-name";
import { ParcelForm } from "./parcel-form";
import { PartForm } from "./part-form";
import { readerOf } from "./reader";

interface Props {
  order: Order;
  language: string;
  /** notice before something is sent */
  warning: string | null;
  texts: AdminMessages<"orders.actions">["parcels"];
  stepTexts: AdminMessages<"orders.orderSteps">;
}

const inWords = ({ lines }: Order, pieces: readonly Pieces[]): string =>
  pieces.map(({ line, quantity }) => `${quantity} × ${lineName(lines, line)}`).join(", ");

/** The shipped parcels of an order, the remaining pieces, and the form to send a part of them. */
export function ParcelList({ order, language, warning, texts, stepTexts }: Props) {
  const parcels = parcelsOf(order);
  const left = order.parcel === null ? leftToSend(order) : [];
  const isWaiting = order.state === "in-workshop" || order.state === "quality-control";
  const isDivisible = left.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
  const { moment } = readerOf(language);
  return (
    <>
      {parcels.length > 0 && (
        <section className={styles.parcels} aria-label={texts.title}>
          {parcels.map((parcel, place) => (
            <div key={parcel.trackingNumber}>
              <strong>
                {carrierNames[parcel.carrier]} {parcel.trackingNumber}
              </strong>
              <p>{moment(parcel.sentAt)}</p>
              <p>{inWords(order, parcel.pieces)}</p>
              <a href={slipAddress(order.id, parcel.pieces)}>{texts.slip}</a>
              {(parcel.isLast ? order.state === "shipped" : order.state !== "delivered") && (
                <ParcelForm
                  order={order.id}
                  part={parcel.isLast ? null : place}
                  texts={parcel.isLast ? stepTexts : { ...stepTexts, correct: texts.correct }}
                />
              )}
            </div>
          ))}
          {order.parts.length > 0 && left.length > 0 && (
            <p>{fill(texts.left, { pieces: inWords(order, left) })}</p>
          )}
        </section>
      )}
      {isWaiting && isDivisible && (
        <PartForm
          key={`${order.state} ${order.parts.length}`}
          order={order.id}
          from={order.state}
          left={left.map((piece) => ({ ...piece, title: lineName(order.lines, piece.line) }))}
          warning={warning}
          texts={texts}
          stepTexts={stepTexts}
        />
      )}
    </>
  );
}
