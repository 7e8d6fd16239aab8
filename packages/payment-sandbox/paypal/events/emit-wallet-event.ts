import type { Delivery } from "../../stripe/documents";
import { arrangeDeliveries } from "../../stripe/events/arrange-deliveries";
import { newId } from "../../stripe/objects/new-id";
import { newEventId } from "../objects/new-wallet-id";
import {
  nextWalletSequence,
  readWalletFaults,
  writeWalletFaults,
  type PaypalSandbox,
} from "../paypal-sandbox";

/** One thing that happened, with the object as it was then. */
export interface WalletEventDraft {
  type: string;
  resourceType: string;
  summary: string;
  resource: object;
}

/** Records an event and puts its delivery on the way. Call inside `store.together`. */
export function emitWalletEvent(sandbox: PaypalSandbox, draft: WalletEventDraft) {
  const { store, clock } = sandbox;
  const id = newEventId();
  const created = clock.now();
  const body = JSON.stringify({
    id,
    event_version: "1.0",
    create_time: new Date(created).toISOString(),
    resource_type: draft.resourceType,
    resource_version: "2.0",
    event_type: draft.type,
    summary: draft.summary,
    resource: draft.resource,
    links: [
      { href: `${sandbox.origin}/v1/notifications/webhooks-events/${id}`, rel: "self", method: "GET" },
      {
        href: `${sandbox.origin}/v1/notifications/webhooks-events/${id}/resend`,
        rel: "resend",
        method: "POST",
      },
    ],
  });
  const sequence = nextWalletSequence(sandbox);
  store.put("walletEvents", id, { id, type: draft.type, created, sequence, body });
  const delivery: Delivery = {
    id: newId("we"),
    event: id,
    type: draft.type,
    sequence,
    state: "waiting",
    attempts: [],
  };
  store.put("walletDeliveries", delivery.id, delivery);
  send(sandbox, delivery);
}

function send(sandbox: PaypalSandbox, delivery: Delivery) {
  const { store, clock } = sandbox;
  const faults = readWalletFaults(sandbox);
  const plan = arrangeDeliveries([delivery], { ...faults, failRefunds: 0 });
  if (plan.dropped.length > 0) {
    store.put("walletDeliveries", delivery.id, { ...delivery, state: "dropped" });
    writeWalletFaults(sandbox, { ...faults, drop: faults.drop - 1 });
  }
  if (plan.held.length > 0) store.put("walletDeliveries", delivery.id, { ...delivery, state: "held" });
  if (plan.leaving.length === 0) return;
  const task = { id: newId("task"), dueAt: clock.now() };
  store.put("walletTasks", task.id, {
    ...task,
    kind: "deliver",
    deliveries: plan.leaving,
    isParallel: faults.burst,
  });
}
