"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useId } from "react";
import { carrierNames, carriers } from "@/src/domain/order/carrier";
import styles from "./order-steps.module.css";

export interface TypedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

interface Props {
  texts: Pick<AdminMessages<"orders.orderSteps">, "carrier" | "trackingNumber">;
  parcel: TypedParcel;
  onType: (parcel: TypedParcel) => void;
}

/** Carrier and number of a parcel. No form element: it is inside the admin's form. */
export function ParcelFields({ texts, parcel, onType }: Props) {
  const id = useId();
  return (
    <div className={styles.parcel}>
      <label htmlFor={`${id}carrier`}>{texts.carrier}</label>
      <select
        id={`${id}carrier`}
        value={parcel.carrier}
        onChange={({ target }) => onType({ ...parcel, carrier: target.value })}
      >
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrierNames[carrier]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}number`}>{texts.trackingNumber}</label>
      <input
        id={`${id}number`}
        value={parcel.trackingNumber}
        autoComplete="off"
        onChange={({ target }) => onType({ ...parcel, trackingNumber: target.value })}
        // Enter must not submit the admin's own form from here.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    </div>
  );
}

export const noParcel: TypedParcel = { carrier: carriers[0], trackingNumber: "" };
