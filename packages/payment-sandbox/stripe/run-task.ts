import type { StripeTask } from "./documents";
import { deliverBatch } from "./events/deliver";
import { expireWhenOver } from "./operations/expire-session";
import { findSession } from "./operations/find-records";
import { isAwaiting, settleLater } from "./operations/settle-later";
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
  if (isAwaiting(sandbox, findSession(sandbox, id))) settleLater(sandbox, id, outcome);
}
