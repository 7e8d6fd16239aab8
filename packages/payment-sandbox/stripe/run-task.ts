import type { StripeTask } from "./documents";
import { deliverBatch } from "./events/deliver";
import { expireWhenOver } from "./operations/expire-session";
import { findSession, idOf } from "./operations/find-records";
import { settleLater } from "./operations/settle-later";
import type { StripeSandbox } from "./stripe-sandbox";

/** Runs a due task; its effect and its removal are one write. */
export function runTask(sandbox: StripeSandbox, task: StripeTask): Promise<void> | void {
  if (task.kind === "deliver") return deliverBatch(sandbox, task);
  sandbox.store.together(() => {
    sandbox.store.remove("tasks", task.id);
    if (task.kind === "expire-session") expireWhenOver(sandbox, findSession(sandbox, task.session));
    if (task.kind === "settle") settleIfWaiting(sandbox, task.session, task.outcome);
  });
}

function settleIfWaiting(sandbox: StripeSandbox, id: string, outcome: "succeeded" | "failed") {
  // Settled through the control API meanwhile: nothing left to do.
  const { object } = findSession(sandbox, id);
  const intent = sandbox.store.get("paymentIntents", idOf(object.payment_intent) ?? "");
  if (intent?.status === "processing") settleLater(sandbox, id, outcome);
}
