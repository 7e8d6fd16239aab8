import * as v from "valibot";
import { ApiError } from "../stripe/api/api-error";
import { orderBy } from "../stripe/events/arrange-deliveries";
import { sendAgain } from "../stripe/events/send-again";
import { closeDispute, openDispute } from "../stripe/operations/disputes";
import { expireSession } from "../stripe/operations/expire-session";
import { findCharge } from "../stripe/operations/find-records";
import { createRefund, failRefund } from "../stripe/operations/refunds";
import { settleLater } from "../stripe/operations/settle-later";
import { action, type ControlAction } from "./control-action";
import { faultsSchema, noFaults } from "../stripe/faults";
import { readEndpoint, readFaults, writeEndpoint, writeFaults } from "../stripe/stripe-sandbox";

// Forms of the control page send numbers as text.
const amount = v.optional(
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
);
const nothing = v.strictObject({});

/** Everything that can be done to the sandbox from outside, on one screen; the README explains each. */
export const controlActions: readonly ControlAction[] = [
  action("PUT", "/_control/faults", faultsSchema, (sandbox, faults) => {
    writeFaults(sandbox, faults);
    return faults;
  }),
  action("DELETE", "/_control/faults", nothing, (sandbox) => {
    writeFaults(sandbox, noFaults);
    return readFaults(sandbox);
  }),
  action(
    "PUT",
    "/_control/endpoint",
    v.strictObject({ url: v.pipe(v.string(), v.url()) }),
    (sandbox, { url }) => {
      writeEndpoint(sandbox, { ...readEndpoint(sandbox), url });
      return { url };
    },
  ),
  action(
    "POST",
    "/_control/clock",
    v.strictObject({ skipSeconds: v.pipe(v.number(), v.minValue(0)) }),
    (sandbox, { skipSeconds }) => {
      sandbox.clock.skip(skipSeconds * 1000);
      return { now: new Date(sandbox.clock.now()).toISOString() };
    },
  ),
  action("POST", "/_control/sessions/:id/expire", nothing, (sandbox, _body, { id = "" }) =>
    expireSession(sandbox, id),
  ),
  action(
    "POST",
    "/_control/sessions/:id/settle",
    v.strictObject({ outcome: v.picklist(["succeeded", "failed"]) }),
    (sandbox, { outcome }, { id = "" }) => {
      settleLater(sandbox, id, outcome);
      return { session: id, outcome };
    },
  ),
  action("POST", "/_control/charges/:id/refund", v.strictObject({ amount }), (sandbox, body, { id = "" }) => {
    return createRefund(sandbox, findCharge(sandbox, id), body.amount);
  }),
  action(
    "POST",
    "/_control/charges/:id/dispute",
    v.strictObject({
      amount,
      reason: v.optional(
        v.picklist(["fraudulent", "product_not_received", "product_unacceptable", "duplicate", "general"]),
        "fraudulent",
      ),
    }),
    (sandbox, body, { id = "" }) => {
      const charge = findCharge(sandbox, id);
      return openDispute(sandbox, charge, { amount: body.amount ?? charge.amount, reason: body.reason });
    },
  ),
  action(
    "POST",
    "/_control/refunds/:id/fail",
    v.strictObject({ reason: v.optional(v.string(), "lost_or_stolen_card") }),
    (sandbox, { reason }, { id = "" }) => {
      return failRefund(sandbox, id, reason);
    },
  ),
  action(
    "POST",
    "/_control/disputes/:id/close",
    v.strictObject({ outcome: v.picklist(["won", "lost"]) }),
    (sandbox, { outcome }, { id = "" }) => {
      return closeDispute(sandbox, id, outcome);
    },
  ),
  action(
    "POST",
    "/_control/events/:id/send",
    v.strictObject({
      copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
    }),
    (sandbox, { copies }, { id = "" }) => {
      const delivery = sandbox.store.all("deliveries").find(({ event }) => event === id);
      if (!delivery) throw new ApiError(`No such event: '${id}'`, { status: 404 });
      sendAgain(sandbox, Array<string>(copies).fill(delivery.id), true);
      return { sending: copies };
    },
  ),
  action(
    "POST",
    "/_control/deliveries/send",
    v.strictObject({
      states: v.optional(v.array(v.picklist(["held", "dropped", "failed", "waiting", "delivered"])), [
        "held",
      ]),
      order: v.optional(v.picklist(["as-happened", "reverse", "shuffle"]), "as-happened"),
      burst: v.optional(v.boolean(), false),
    }),
    (sandbox, { states, order, burst }) => {
      const chosen = sandbox.store.all("deliveries").filter(({ state }) => states.includes(state));
      const ids = orderBy(
        chosen.toSorted((a, b) => a.sequence - b.sequence),
        order,
      ).map(({ id }) => id);
      sendAgain(sandbox, ids, burst);
      return { sending: ids.length };
    },
  ),
];
