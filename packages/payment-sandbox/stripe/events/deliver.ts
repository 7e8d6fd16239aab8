import type { Delivery, DeliveryAttempt, StripeTask } from "../documents";
import { newId } from "../objects/new-id";
import { readEndpoint, readFaults, writeFaults, type StripeSandbox } from "../stripe-sandbox";
import { retryDelay } from "./retry-delays";
import { signPayload } from "./sign-payload";

// The provider waits this long for a 2xx; any other result counts as failed.
const patienceMs = 10_000;

/** Sends a batch, then removes its task; failed deliveries get a retry task. */
export async function deliverBatch(sandbox: StripeSandbox, task: StripeTask & { kind: "deliver" }) {
  if (task.isParallel) {
    await Promise.all(task.deliveries.map((id) => attemptDelivery(sandbox, id)));
  } else {
    for (const id of task.deliveries) await attemptDelivery(sandbox, id);
  }
  // Cut off half-way: the task stays and the next start sends it again.
  if (sandbox.closing.aborted) return;
  sandbox.store.remove("tasks", task.id);
}

async function attemptDelivery(sandbox: StripeSandbox, id: string) {
  const { store, clock } = sandbox;
  const event = store.get("events", store.get("deliveries", id)?.event ?? "");
  if (!event) return;
  const outcome = takeSwallowed(sandbox, event.type)
    ? { status: null, problem: "the connection was lost on request" }
    : await post(sandbox, event.body);
  if (sandbox.closing.aborted) return;
  store.together(() => {
    // Read again: a copy of the same delivery may have finished meanwhile.
    const current = store.get("deliveries", id);
    if (!current) return;
    const attempt: DeliveryAttempt = { at: new Date(clock.now()).toISOString(), ...outcome };
    record(sandbox, current, attempt);
  });
  sandbox.scheduler.wake();
}

function record(sandbox: StripeSandbox, delivery: Delivery, attempt: DeliveryAttempt) {
  const { store, clock, clockSpeed } = sandbox;
  const attempts = [...delivery.attempts, attempt];
  const isReceived = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  if (isReceived || delivery.state === "delivered") {
    store.put("deliveries", delivery.id, { ...delivery, attempts, state: "delivered" });
    return;
  }
  const isRetryPlanned = store
    .all("tasks")
    .some(
      (task) => task.kind === "deliver" && task.dueAt > clock.now() && task.deliveries.includes(delivery.id),
    );
  const wait = retryDelay(attempts.length, clockSpeed);
  store.put("deliveries", delivery.id, {
    ...delivery,
    attempts,
    state: wait === undefined ? "failed" : "waiting",
  });
  if (wait === undefined || isRetryPlanned) return;
  const task = { id: newId("task"), dueAt: clock.now() + wait };
  store.put("tasks", task.id, { ...task, kind: "deliver", deliveries: [delivery.id], isParallel: false });
}

function takeSwallowed(sandbox: StripeSandbox, type: string): boolean {
  const faults = readFaults(sandbox);
  const isTouched = faults.types.length === 0 || faults.types.includes(type);
  if (!isTouched || faults.failAttempts === 0) return false;
  writeFaults(sandbox, { ...faults, failAttempts: faults.failAttempts - 1 });
  return true;
}

async function post(
  sandbox: StripeSandbox,
  body: string,
): Promise<{ status: number | null; problem: string | null }> {
  const { url, secret } = readEndpoint(sandbox);
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), sandbox.closing]),
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "Stripe-Signature": signPayload(body, secret, Math.floor(sandbox.clock.real() / 1000)),
      },
    });
    await response.arrayBuffer();
    return { status: response.status, problem: response.ok ? null : `the shop answered ${response.status}` };
  } catch (problem) {
    const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
    return { status: null, problem: cause instanceof Error ? cause.message : String(cause) };
  }
}
