"use client";
import { useAtomValue } from "jotai";
import { payFaultAtom, type PayFault as Fault } from "@/src/state/checkout";
import { Notice } from "@/src/components/primitives/notice";
import { useCartSurroundings, type FirstCart } from "./cart-context";

/** Of a payment that was asked for without our script. */
function firstFault(first: FirstCart | null): Fault | null {
  const outcome = first?.outcome;
  if (!outcome || outcome.isDone || outcome.path !== "/api/checkout") return null;
  return { message: "purchase_error", reason: outcome.fault };
}

/** Why the payment did not open. Source: specification §8, checkout. */
export function PayFault() {
  const { first, t } = useCartSurroundings();
  const fault = useAtomValue(payFaultAtom) ?? firstFault(first);
  if (!fault) return null;
  const reason = fault.reason === null ? undefined : t.optional(`reasons.${fault.reason}`);
  return (
    <Notice tone="error" role="alert">
      <p>{t(fault.message)}</p>
      {reason && <p>{reason}</p>}
    </Notice>
  );
}
