import { newId } from "../objects/new-id";
import { findTestCard } from "../objects/test-cards";
import type { StripeSandbox } from "../stripe-sandbox";
import { completePaid, completeUnpaid } from "./complete-session";
import { declinePayment, refusedByBank } from "./decline-payment";
import { expireWhenOver } from "./expire-session";
import { findSession } from "./find-records";

export type AttemptOutcome = "completed" | "refused" | "already-complete" | "expired" | "outdated";

/** The shopper's answer at the bank. */
export function answerBank(
  sandbox: StripeSandbox,
  id: string,
  attempt: string,
  isApproved: boolean,
): AttemptOutcome {
  return sandbox.store.together(() => {
    const found = openAttemptOf(sandbox, id, attempt, "bank");
    if (typeof found === "string") return found;
    if (!isApproved) {
      const payable = { ...found.session, attempt: null };
      declinePayment(
        sandbox,
        payable,
        { kind: "card", card: found.card, isAuthenticated: false },
        found.attempt.shopper,
        refusedByBank,
      );
      return "refused";
    }
    completePaid(
      sandbox,
      found.session,
      { kind: "card", card: found.card, isAuthenticated: true },
      found.attempt.shopper,
    );
    return "completed";
  });
}

export type PayLaterAnswer = "succeeded" | "failed" | "pending";

/** The shopper accepts the pay-later offer; the payment settles or fails after `settleSeconds`. */
export function acceptPayLater(
  sandbox: StripeSandbox,
  id: string,
  attempt: string,
  later: PayLaterAnswer,
  settleSeconds: number,
): AttemptOutcome {
  return sandbox.store.together(() => {
    const found = openAttemptOf(sandbox, id, attempt, "pay-later");
    if (typeof found === "string") return found;
    completeUnpaid(sandbox, found.session, found.attempt.shopper);
    if (later !== "pending") {
      const task = { id: newId("task"), dueAt: sandbox.clock.now() + settleSeconds * 1000 };
      sandbox.store.put("tasks", task.id, { ...task, kind: "settle", session: id, outcome: later });
    }
    return "completed";
  });
}

function openAttemptOf(sandbox: StripeSandbox, id: string, attempt: string, kind: "bank" | "pay-later") {
  const session = expireWhenOver(sandbox, findSession(sandbox, id));
  if (session.object.status === "complete") return "already-complete" as const;
  if (session.object.status !== "open") return "expired" as const;
  // Another tab has restarted the payment: only the latest attempt may pay.
  if (session.attempt?.id !== attempt || session.attempt.kind !== kind) return "outdated" as const;
  const card = findTestCard(session.attempt.card ?? "4242424242424242");
  if (!card) throw new Error(`Attempt ${attempt} was made with a card that no longer exists.`);
  return { session, attempt: session.attempt, card };
}
