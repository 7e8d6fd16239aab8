import type { Attempt, SessionRecord, Shopper } from "../documents";
import { newId } from "../objects/new-id";
import { factsOf, isVoucherMethod } from "../objects/payment-methods";
import type { StripeSandbox } from "../stripe-sandbox";
import { completeFree, completePaid } from "./complete-session";
import { cardDecline, declinePayment } from "./decline-payment";
import { expireWhenOver } from "./expire-session";
import { findSession } from "./find-records";
import { giveVoucher } from "./give-voucher";
import { ensurePayment, requireAction } from "./payment-intent-steps";
import type { TestCard } from "../objects/test-cards";

export type PayOutcome =
  | { kind: "completed" }
  /** Already paid, in another tab or with the first click: nothing was charged again. */
  | { kind: "already-complete" }
  | { kind: "expired" }
  | { kind: "asks-bank"; attempt: string }
  | { kind: "asks-redirect"; attempt: string }
  | { kind: "asks-later"; attempt: string }
  | { kind: "voucher" }
  | { kind: "declined"; code: string };

export type Choice =
  | { method: "card"; card: TestCard }
  | { method: "other"; name: string }
  | { method: "none" };

/** Pays a session. Runs synchronously in one write, so that two clicks, tabs or reloads can never charge twice. */
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
    if (choice.method === "other") return payOtherwise(sandbox, marked, shopper, choice.name);
    if (choice.method === "card") return payByCard(sandbox, marked, shopper, choice.card);
    throw new Error(`Session ${id} costs something, yet no payment method was chosen.`);
  });
}

function payOtherwise(
  sandbox: StripeSandbox,
  session: SessionRecord,
  shopper: Shopper,
  method: string,
): PayOutcome {
  if (isVoucherMethod(method)) {
    giveVoucher(sandbox, ensurePayment(sandbox, session), method, shopper);
    return { kind: "voucher" };
  }
  const kind = factsOf(method).family === "redirect" ? "redirect" : "later";
  return {
    kind: `asks-${kind}`,
    attempt: openAttempt(sandbox, session, shopper, { kind, method, card: null }),
  };
}

function payByCard(
  sandbox: StripeSandbox,
  session: SessionRecord,
  shopper: Shopper,
  card: TestCard,
): PayOutcome {
  if (card.outcome === "asks-bank")
    return {
      kind: "asks-bank",
      attempt: openAttempt(sandbox, session, shopper, { kind: "bank", method: "card", card: card.number }),
    };
  const payable = ensurePayment(sandbox, session);
  const method = { kind: "card", card, isAuthenticated: false } as const;
  if (card.outcome === "is-declined") {
    const decline = cardDecline(card);
    declinePayment(sandbox, payable, method, shopper, decline);
    return { kind: "declined", code: decline.declineCode ?? decline.code };
  }
  completePaid(sandbox, payable, method, shopper);
  return { kind: "completed" };
}

function openAttempt(
  sandbox: StripeSandbox,
  session: SessionRecord,
  shopper: Shopper,
  step: Pick<Attempt, "kind" | "method" | "card">,
): string {
  const payable = ensurePayment(sandbox, session);
  const attempt = { id: newId("attempt"), ...step, shopper };
  sandbox.store.put("sessions", payable.object.id, { ...payable, attempt });
  if (step.kind !== "later")
    requireAction(sandbox, payable, `${sandbox.origin}/c/${step.kind}/${payable.object.id}/${attempt.id}`);
  return attempt.id;
}
