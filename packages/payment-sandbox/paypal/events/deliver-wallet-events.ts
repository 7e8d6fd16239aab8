import type { DeliveryAttempt } from "../../stripe/documents";
import { retryDelay } from "../../stripe/events/retry-delays";
import { newId } from "../../stripe/objects/new-id";
import type { WalletTask } from "../documents";
import { currentWebhook, readWalletFaults, writeWalletFaults, type PaypalSandbox } from "../paypal-sandbox";
import { signTransmission } from "./transmission";

// The provider waits this long for a 2xx; any other result counts as failed.
const patienceMs = 10_000;

/** Sends a batch, then removes its task; failed deliveries get a retry task. */
export async function deliverWalletEvents(sandbox: PaypalSandbox, task: WalletTask): Promise<void> {
  if (task.isParallel) await Promise.all(task.deliveries.map((id) => attempt(sandbox, id)));
  else for (const id of task.deliveries) await attempt(sandbox, id);
  // Cut off half-way: the task stays and the next start sends it again.
  if (!sandbox.closing.aborted) sandbox.store.remove("walletTasks", task.id);
}

async function attempt(sandbox: PaypalSandbox, id: string) {
  const { store, clock } = sandbox;
  const event = store.get("walletEvents", store.get("walletDeliveries", id)?.event ?? "");
  if (!event) return;
  const outcome = isSwallowed(sandbox, event.type)
    ? { status: null, problem: "the connection was lost on request" }
    : await post(sandbox, event.body);
  if (sandbox.closing.aborted) return;
  store.together(() => record(sandbox, id, { at: new Date(clock.now()).toISOString(), ...outcome }));
  sandbox.scheduler.wake();
}

function record(sandbox: PaypalSandbox, id: string, attempted: DeliveryAttempt) {
  const { store, clock, clockSpeed } = sandbox;
  // Read now: a copy of the same delivery may have finished meanwhile.
  const delivery = store.get("walletDeliveries", id);
  if (!delivery) return;
  const attempts = [...delivery.attempts, attempted];
  const isReceived = attempted.status !== null && attempted.status >= 200 && attempted.status < 300;
  if (isReceived || delivery.state === "delivered") {
    store.put("walletDeliveries", id, { ...delivery, attempts, state: "delivered" });
    return;
  }
  const wait = retryDelay(attempts.length, clockSpeed);
  store.put("walletDeliveries", id, {
    ...delivery,
    attempts,
    state: wait === undefined ? "failed" : "waiting",
  });
  const isPlanned = store
    .all("walletTasks")
    .some((task) => task.dueAt > clock.now() && task.deliveries.includes(id));
  if (wait === undefined || isPlanned) return;
  const task = { id: newId("task"), dueAt: clock.now() + wait };
  store.put("walletTasks", task.id, { ...task, kind: "deliver", deliveries: [id], isParallel: false });
}

function isSwallowed(sandbox: PaypalSandbox, type: string): boolean {
  const faults = readWalletFaults(sandbox);
  const isTouched = faults.types.length === 0 || faults.types.includes(type);
  if (!isTouched || faults.failAttempts === 0) return false;
  writeWalletFaults(sandbox, { ...faults, failAttempts: faults.failAttempts - 1 });
  return true;
}

async function post(
  sandbox: PaypalSandbox,
  body: string,
): Promise<{ status: number | null; problem: string | null }> {
  const { id, time, signature, certUrl, algorithm } = signTransmission(sandbox, body);
  try {
    const response = await fetch(currentWebhook(sandbox).url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), sandbox.closing]),
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "PayPal/AUHR-214.0-58130495",
        "PAYPAL-TRANSMISSION-ID": id,
        "PAYPAL-TRANSMISSION-TIME": time,
        "PAYPAL-TRANSMISSION-SIG": signature,
        "PAYPAL-CERT-URL": certUrl,
        "PAYPAL-AUTH-ALGO": algorithm,
      },
    });
    await response.arrayBuffer();
    return { status: response.status, problem: response.ok ? null : `the shop answered ${response.status}` };
  } catch (problem) {
    const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
    return { status: null, problem: cause instanceof Error ? cause.message : String(cause) };
  }
}
