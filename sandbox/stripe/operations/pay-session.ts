import type { SessionRecord, Shopper } from "../documents";
import { newId } from "../objects/new-id";
import type { StripeSandbox } from "../stripe-sandbox";
import { completePaid, completeFree, completeUnpaid } from "./complete-session";
import { declinePayment, cardDecline, refusedByBank } from "./decline-payment";
import { expireWhenOver } from "./expire-session";
import { findSession } from "./find-records";
import { ensurePayment, requireAction } from "./payment-intent-steps";
import { findTestCard, type TestCard } from "../objects/test-cards";

export type PayOutcome =
  | { kind: "completed" }
  /** Somebody already paid, in another tab or with the first click: nothing was charged again. */
  | { kind: "already-complete" }
  | { kind: "expired" }
  | { kind: "asks-bank"; attempt: string }
  | { kind: "asks-pay-later"; attempt: string }
  | { kind: "declined"; code: string };

export type Choice = { method: "card"; card: TestCard } | { method: "klarna" } | { method: "none" };

/**
 * The shopper presses the button. Runs without a pause in one write, so that two
 * presses, tabs or reloads can never charge twice.
 */
export function paySession(
  sandbox: StripeSandbox,
  id: string,
  shopper: Shopper,
  choice: Choice,
  neverReturns: boolean,
): PayOutcome {
  return sandbox.store.together((): PayOutcome => {
    const session = expireWhenOver(sandbox, findSession(sandbox, id));
    if (session.object.status === "complete") return { kind: "already-complete" };
    if (session.object.status !== "open") return { kind: "expired" };
    const marked = { ...session, neverReturns };
    sandbox.store.put("sessions", id, marked);
    if (marked.object.amount_total === 0) {
      completeFree(sandbox, marked, shopper);
      return { kind: "completed" };
    }
    if (choice.method === "klarna")
      return { kind: "asks-pay-later", attempt: openAttempt(sandbox, marked, shopper, null) };
    if (choice.method === "card") return payByCard(sandbox, marked, shopper, choice.card);
    throw new Error(`Session ${id} costs something, yet no payment method was chosen.`);
  });
}

function payByCard(
  sandbox: StripeSandbox,
  session: SessionRecord,
  shopper: Shopper,
  card: TestCard,
): PayOutcome {
  if (card.outcome === "asks-bank")
    return { kind: "asks-bank", attempt: openAttempt(sandbox, session, shopper, card) };
  const payable = ensurePayment(sandbox, session);
  const means = { kind: "card", card, isAuthenticated: false } as const;
  if (card.outcome === "is-declined") {
    const decline = cardDecline(card);
    declinePayment(sandbox, payable, means, shopper, decline);
    return { kind: "declined", code: decline.declineCode ?? decline.code };
  }
  completePaid(sandbox, payable, means, shopper);
  return { kind: "completed" };
}

function openAttempt(
  sandbox: StripeSandbox,
  session: SessionRecord,
  shopper: Shopper,
  card: TestCard | null,
): string {
  const payable = ensurePayment(sandbox, session);
  const attempt = {
    id: newId("attempt"),
    kind: card ? "bank" : "pay-later",
    card: card?.number ?? null,
    shopper,
    isApproved: false,
  } as const;
  sandbox.store.put("sessions", payable.object.id, { ...payable, attempt });
  if (card) requireAction(sandbox, payable, `${sandbox.origin}/c/bank/${payable.object.id}/${attempt.id}`);
  return attempt.id;
}

export type AttemptOutcome =
  "completed" | "waiting" | "refused" | "already-complete" | "expired" | "outdated";

/** The shopper answers at the bank. @param delaySeconds 0 to 600, on the sandbox's clock */
export function answerBank(
  sandbox: StripeSandbox,
  id: string,
  attempt: string,
  isApproved: boolean,
  delaySeconds: number,
): AttemptOutcome {
  return sandbox.store.together(() => {
    const found = openAttemptOf(sandbox, id, attempt, "bank");
    if (typeof found === "string") return found;
    if (found.attempt.isApproved) return "waiting";
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
    if (delaySeconds > 0) {
      sandbox.store.put("sessions", id, {
        ...found.session,
        attempt: { ...found.attempt, isApproved: true },
      });
      const task = { id: newId("task"), dueAt: sandbox.clock.now() + delaySeconds * 1000 };
      sandbox.store.put("tasks", task.id, { ...task, kind: "finish-bank", session: id, attempt });
      return "waiting";
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

/** The delay at the bank is over. Does nothing when the session closed meanwhile. */
export function finishBank(sandbox: StripeSandbox, id: string, attempt: string) {
  const found = openAttemptOf(sandbox, id, attempt, "bank");
  if (typeof found === "string") return;
  completePaid(
    sandbox,
    found.session,
    { kind: "card", card: found.card, isAuthenticated: true },
    found.attempt.shopper,
  );
}

export type PayLaterAnswer = "succeeded" | "failed" | "pending";

/** The shopper accepts the pay-later offer; the money comes, or not, after `settleSeconds`. */
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
  // Another tab began anew: only the latest attempt may still pay.
  if (session.attempt?.id !== attempt || session.attempt.kind !== kind) return "outdated" as const;
  const card = findTestCard(session.attempt.card ?? "4242424242424242");
  if (!card) throw new Error(`Attempt ${attempt} was made with a card that no longer exists.`);
  return { session, attempt: session.attempt, card };
}
