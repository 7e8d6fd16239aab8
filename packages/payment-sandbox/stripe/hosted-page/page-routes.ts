import { seeOther, styleReply } from "../../http/reply";
import type { Answer, Route } from "../../http/route";
import { paySession } from "../operations/pay-session";
import type { StripeSandbox } from "../stripe-sandbox";
import { finish } from "./finish";
import { pageStyle } from "./page-style";
import { readPaymentForm, readTyped } from "./read-payment-form";
import { showClosed, showOpen } from "./show-session";
import { createStepRoutes } from "./step-routes";
import { createVoucherRoutes } from "./voucher-page";
import { withSession, type Visit } from "./visit";

/** Pages of the provider that a shopper sees. */
export function createPageRoutes(sandbox: StripeSandbox): Route[] {
  return [
    { method: "GET", path: "/c/style.css", answer: () => styleReply(pageStyle) },
    {
      method: "GET",
      path: "/c/pay/:session",
      answer: (call, names) => withSession(sandbox, call, names, (shown) => show(sandbox, shown)),
    },
    {
      method: "POST",
      path: "/c/pay/:session",
      answer: (call, names) => withSession(sandbox, call, names, (shown) => pay(sandbox, shown)),
    },
    ...createStepRoutes(sandbox),
    ...createVoucherRoutes(sandbox),
  ];
}

function show(sandbox: StripeSandbox, { session, texts, call }: Visit): Answer {
  if (session.object.status !== "open") return showClosed(sandbox, { session, texts });
  const noticeName = new URLSearchParams(call.query).get("notice") ?? "";
  const notice = new Map<string, string>(Object.entries(texts.notices)).get(noticeName);
  return showOpen(sandbox, { session, texts }, { typed: {}, errors: {}, notice });
}

function pay(sandbox: StripeSandbox, { session, texts, form }: Visit): Answer {
  if (session.object.status === "complete") return finish(sandbox, session);
  if (session.object.status !== "open") return showClosed(sandbox, { session, texts });
  const typed = readTyped(form);
  const read = readPaymentForm(session, typed, texts, new Date(sandbox.clock.now()));
  if (!read.isValid)
    return showOpen(sandbox, { session, texts }, { typed, errors: read.errors, notice: undefined }, 422);

  const { id } = session.object;
  const outcome = paySession(sandbox, id, read.shopper, read.choice, read.neverReturns);
  sandbox.scheduler.wake();
  const now = sandbox.store.get("sessions", id) ?? session;
  if (outcome.kind === "completed" || outcome.kind === "already-complete") return finish(sandbox, now);
  if (outcome.kind === "expired") return showClosed(sandbox, { session: now, texts });
  if (outcome.kind === "asks-bank") return seeOther(`/c/bank/${id}/${outcome.attempt}`);
  if (outcome.kind === "asks-redirect") return seeOther(`/c/redirect/${id}/${outcome.attempt}`);
  if (outcome.kind === "asks-later") return seeOther(`/c/later/${id}/${outcome.attempt}`);
  if (outcome.kind === "voucher") return seeOther(`/c/voucher/${id}`);
  const notice =
    new Map<string, string>(Object.entries(texts.notices)).get(outcome.code) ?? texts.notices.card_declined;
  return showOpen(sandbox, { session: now, texts }, { typed, errors: {}, notice }, 402);
}
