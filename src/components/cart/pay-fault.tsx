"use client";
import { useAtomValue } from "jotai";
import { payFaultAtom } from "../../state/checkout";
import { Notice } from "../primitives/notice";
import { useCartSurroundings } from "./cart-context";

/** Why the payment did not open. Source: specification §8, checkout. */
export function PayFault() {
  const { t } = useCartSurroundings();
  const fault = useAtomValue(payFaultAtom);
  if (!fault) return null;
  const reason = fault.reason === null ? undefined : t.optional(`reasons.${fault.reason}`);
  return (
    <Notice tone="error" role="alert">
      <p>{t(fault.message)}</p>
      {reason && <p>{reason}</p>}
    </Notice>
  );
}
