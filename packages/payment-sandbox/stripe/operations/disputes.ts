import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import { ApiError, missingResource } from "../api/api-error";
import { emitEvents } from "../events/emit-events";
import { buildDispute, type DisputeRequest } from "../objects/build-dispute";
import type { StripeSandbox } from "../stripe-sandbox";

/** The cardholder contests the charge; the money is taken back at once, as the provider does. */
export function openDispute(
  sandbox: StripeSandbox,
  charge: Stripe.Charge,
  request: DisputeRequest,
): Stripe.Dispute {
  const { store } = sandbox;
  if (!charge.paid) throw new ApiError(`Charge ${charge.id} failed and cannot be disputed.`);
  if (charge.disputed) throw new ApiError(`Charge ${charge.id} is already disputed.`);
  if (request.amount < 1 || request.amount > charge.amount)
    throw new ApiError(`A dispute of charge ${charge.id} takes 1 to ${charge.amount}.`, { param: "amount" });
  const dispute = buildDispute(charge, request, secondsOf(sandbox.clock));
  store.together(() => {
    store.put("disputes", dispute.id, dispute);
    store.put("charges", charge.id, { ...charge, disputed: true });
    emitEvents(sandbox, [
      { type: "charge.dispute.created", object: dispute },
      { type: "charge.dispute.funds_withdrawn", object: dispute },
    ]);
  });
  return dispute;
}

/** @throws ApiError when the dispute does not exist or is closed already */
export function closeDispute(sandbox: StripeSandbox, id: string, status: "won" | "lost"): Stripe.Dispute {
  const { store } = sandbox;
  const dispute = store.get("disputes", id);
  if (!dispute) throw missingResource("dispute", id, "dispute", 404);
  if (dispute.status === "won" || dispute.status === "lost")
    throw new ApiError(`Dispute ${id} is already ${dispute.status}.`);
  // `disputed` stays true on the charge, won or lost: it says that there once was a dispute.
  const closed: Stripe.Dispute = { ...dispute, status };
  store.together(() => {
    store.put("disputes", id, closed);
    const drafts = [{ type: "charge.dispute.closed", object: closed, previous: { status: dispute.status } }];
    if (status === "won")
      drafts.push({
        type: "charge.dispute.funds_reinstated",
        object: closed,
        previous: { status: dispute.status },
      });
    emitEvents(sandbox, drafts);
  });
  return closed;
}
