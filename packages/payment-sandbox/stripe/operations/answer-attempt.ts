import type { Attempt } from "../documents";
import type { PaymentMethod } from "../objects/build-charge";
import { newId } from "../objects/new-id";
import { findTestCard } from "../objects/test-cards";
import type { StripeSandbox } from "../stripe-sandbox";
import { completePaid, completeUnpaid } from "./complete-session";
import { declinePayment, refusedByBank } from "./decline-payment";
import { expireWhenOver } from "./expire-session";
import { findSession } from "./find-records";

export type AttemptOutcome = "completed" | "refused" | "already-complete" | "expired" | "outdated";

/** The shopper's answer at the bank of a card or of a method. */
export function answerBank(
  sandbox: StripeSandbox,
  id: string,
  attempt: string,
  isApproved: boolean,
): AttemptOutcome {
  return sandbox.store.together(() => {
    const found = openAttemptOf(sandbox, id, attempt, ["bank", "redirect"]);
    if (typeof found === "string") return found;
    const { session, attempt: open } = found;
    const method = methodOf(open, isApproved);
    if (!isApproved) {
      declinePayment(sandbox, { ...session, attempt: null }, method, open.shopper, refusedByBank);
      return "refused";
    }
    completePaid(sandbox, session, method, open.shopper);
    return "completed";
  });
}

function methodOf({ id, method, card: number }: Attempt, isAuthenticated: boolean): PaymentMethod {
  if (method !== "card") return { kind: "other", method };
  const card = findTestCard(number ?? "");
  if (!card) throw new Error(`Attempt ${id} was made with a card that no longer exists.`);
  return { kind: "card", card, isAuthenticated };
}

export type LaterAnswer = "at-once" | "succeeded" | "failed" | "pending";

/** The shopper accepts to pay later; the payment is there at once, or settles or fails after `settleSeconds`. */
export function acceptLater(
  sandbox: StripeSandbox,
  id: string,
  attempt: string,
  later: LaterAnswer,
  settleSeconds: number,
): AttemptOutcome {
  return sandbox.store.together(() => {
    const found = openAttemptOf(sandbox, id, attempt, ["later"]);
    if (typeof found === "string") return found;
    const { method, shopper } = found.attempt;
    if (later === "at-once") {
      completePaid(sandbox, found.session, { kind: "other", method }, shopper);
      return "completed";
    }
    completeUnpaid(sandbox, found.session, method, shopper);
    if (later !== "pending") {
      const task = { id: newId("task"), dueAt: sandbox.clock.now() + settleSeconds * 1000 };
      sandbox.store.put("tasks", task.id, { ...task, kind: "settle", session: id, outcome: later });
    }
    return "completed";
  });
}

function openAttemptOf(
  sandbox: StripeSandbox,
  id: string,
  attempt: string,
  kinds: readonly Attempt["kind"][],
) {
  const session = expireWhenOver(sandbox, findSession(sandbox, id));
  if (session.object.status === "complete") return "already-complete" as const;
  if (session.object.status !== "open") return "expired" as const;
  // Another tab has restarted the payment: only the latest attempt may pay.
  if (session.attempt?.id !== attempt || !kinds.includes(session.attempt.kind)) return "outdated" as const;
  return { session, attempt: session.attempt };
}
