"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { fill } from "@/src/domain/locale/fill";
import type { OrderState } from "@/src/domain/order/order-state";
import { slipAddress } from "@/src/admin/desk/desk-papers";
import { noParcel, ParcelFields } from "./parcel-fields";
import styles from "./order-steps.module.css";
import { StepQuestion } from "./step-question";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  order: number;
  from: OrderState;
  /** pieces that can still be sent */
  left: readonly { readonly line: number; readonly quantity: number; readonly title: string }[];
  /** notice before something is sent */
  warning: string | null;
  texts: AdminMessages<"orders.actions">["parcels"];
  stepTexts: AdminMessages<"orders.orderSteps">;
}

/** Ships some pieces ahead of the rest: which, carrier, number. */
export function PartForm({ order, from, left, warning, texts, stepTexts }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [parcel, setParcel] = useState(noParcel);
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const { isBusy, send } = useStaffCall("order-part", texts);
  const pieces = left
    .map(({ line }) => ({ line, quantity: counts.get(line) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  if (!isOpen)
    return (
      <Button buttonStyle="secondary" size="medium" onClick={() => setOpen(true)}>
        {texts.send}
      </Button>
    );
  return (
    <StepQuestion
      name={texts.send}
      texts={texts}
      isBusy={isBusy}
      isReady={pieces.length > 0 && parcel.trackingNumber.trim() !== ""}
      onConfirm={() => void send({ order, from, parcel, pieces })}
      onCancel={() => setOpen(false)}
    >
      <p>{texts.hint}</p>
      {warning !== null && <p className={styles.warning}>{warning}</p>}
      {left.map(({ line, quantity, title }) => (
        <label key={line} className={styles.pieces} htmlFor={`${id}${line}`}>
          {fill(texts.pieces, { title })}
          <select
            id={`${id}${line}`}
            value={counts.get(line) ?? 0}
            onChange={({ target }) => setCounts(new Map(counts).set(line, Number(target.value)))}
          >
            {Array.from({ length: quantity + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      ))}
      <ParcelFields texts={stepTexts} parcel={parcel} onType={setParcel} />
      {pieces.length > 0 && <a href={slipAddress(order, pieces)}>{texts.slip}</a>}
    </StepQuestion>
  );
}
