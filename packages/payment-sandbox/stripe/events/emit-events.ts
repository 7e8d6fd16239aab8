import { secondsOf } from "../../clock/clock";
import type { Delivery, EventRecord } from "../documents";
import { newId } from "../objects/new-id";
import {
  currentApiVersion,
  isAskedFor,
  nextSequence,
  readFaults,
  writeFaults,
  type StripeSandbox,
} from "../stripe-sandbox";
import { arrangeDeliveries } from "./arrange-deliveries";

/** One thing that happened, with the object as it was then. */
export interface EventDraft {
  type: string;
  object: object;
  previous?: Record<string, unknown>;
}

/** The API request that caused an event; both null when the shopper or the clock did. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

export const noCause: Cause = { id: null, idempotency_key: null };

/** Records the events of one outcome and puts their deliveries on the way. Call inside `store.together`. */
export function emitEvents(sandbox: StripeSandbox, drafts: readonly EventDraft[], cause: Cause = noCause) {
  const { store } = sandbox;
  const deliveries = drafts.flatMap((draft) => {
    const event = recordEvent(sandbox, draft, cause);
    return isAskedFor(sandbox, event.type) ? [recordDelivery(sandbox, event)] : [];
  });
  const faults = readFaults(sandbox);
  const plan = arrangeDeliveries(deliveries, faults);
  for (const [state, list] of [
    ["dropped", plan.dropped],
    ["held", plan.held],
  ] as const) {
    for (const delivery of list) store.put("deliveries", delivery.id, { ...delivery, state });
  }
  if (plan.dropped.length > 0) writeFaults(sandbox, { ...faults, drop: faults.drop - plan.dropped.length });
  if (plan.leaving.length === 0) return;
  const task = { id: newId("task"), dueAt: sandbox.clock.now() };
  store.put("tasks", task.id, {
    ...task,
    kind: "deliver",
    deliveries: plan.leaving,
    isParallel: faults.burst,
  });
}

function recordEvent(
  sandbox: StripeSandbox,
  { type, object, previous }: EventDraft,
  request: Cause,
): EventRecord {
  const id = newId("evt");
  const created = secondsOf(sandbox.clock);
  const event = {
    id,
    object: "event",
    api_version: currentApiVersion,
    created,
    data: previous ? { object, previous_attributes: previous } : { object },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
  const record = { id, type, created, sequence: nextSequence(sandbox), body: JSON.stringify(event, null, 2) };
  sandbox.store.put("events", id, record);
  return record;
}

function recordDelivery(sandbox: StripeSandbox, event: EventRecord): Delivery {
  const delivery: Delivery = {
    id: newId("we"),
    event: event.id,
    type: event.type,
    sequence: event.sequence,
    state: "waiting",
    attempts: [],
  };
  sandbox.store.put("deliveries", delivery.id, delivery);
  return delivery;
}
