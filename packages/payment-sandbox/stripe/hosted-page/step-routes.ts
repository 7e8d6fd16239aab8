import { pageReply, seeOther } from "../../http/reply";
import type { Answer, Route } from "../../http/route";
import { acceptLater, answerBank, type AttemptOutcome, type LaterAnswer } from "../operations/answer-attempt";
import type { StripeSandbox } from "../stripe-sandbox";
import { chooseTexts } from "./choose-language";
import { finish } from "./finish";
import { messagePage } from "./page-frame";
import { withSession, type Visit } from "./visit";
import { showClosed } from "./show-session";
import { bankPage, laterPage } from "./step-pages";

/** Pages of banks and payment methods, between the form and the shop. */
export function createStepRoutes(sandbox: StripeSandbox): Route[] {
  const step = (
    method: "GET" | "POST",
    path: string,
    work: (visit: Visit, attempt: string) => Answer,
  ): Route => ({
    method,
    path,
    answer: (call, names) => withSession(sandbox, call, names, (visit) => work(visit, names.attempt ?? "")),
  });
  const confirmed = ["/c/bank/:session/:attempt", "/c/redirect/:session/:attempt"].flatMap((path) => [
    step("GET", path, (visit, attempt) => show(sandbox, visit, attempt, bankPage)),
    step("POST", path, (visit, attempt) => {
      const isApproved = visit.form.answer === "approve";
      const { id } = visit.session.object;
      return proceed(sandbox, visit, answerBank(sandbox, id, attempt, isApproved));
    }),
  ]);
  return [
    ...confirmed,
    step("GET", "/c/later/:session/:attempt", (visit, attempt) => show(sandbox, visit, attempt, laterPage)),
    step("POST", "/c/later/:session/:attempt", (visit, attempt) => {
      if (visit.form.answer !== "accept")
        return seeOther(`/c/pay/${visit.session.object.id}?notice=later-refused`);
      const { id } = visit.session.object;
      const seconds = between(visit.form.seconds, 86_400);
      const outcome = readOutcome(visit.form.outcome);
      return proceed(sandbox, visit, acceptLater(sandbox, id, attempt, outcome, seconds));
    }),
    {
      method: "GET",
      path: "/c/left",
      answer(call) {
        const texts = chooseTexts(null, call.headers["accept-language"]);
        return pageReply(200, messagePage(texts, texts.bank.left, [texts.bank.leftText]));
      },
    },
  ];
}

function show(
  sandbox: StripeSandbox,
  { session, texts }: Visit,
  attempt: string,
  page: typeof bankPage,
): Answer {
  if (session.object.status === "complete") return finish(sandbox, session);
  if (session.object.status !== "open") return showClosed(sandbox, { session, texts });
  if (session.attempt?.id !== attempt) return seeOther(`/c/pay/${session.object.id}?notice=restarted`);
  return pageReply(200, page(session, texts));
}

function proceed(sandbox: StripeSandbox, { session, texts }: Visit, outcome: AttemptOutcome): Answer {
  sandbox.scheduler.wake();
  const { id } = session.object;
  const now = sandbox.store.get("sessions", id) ?? session;
  if (outcome === "completed" || outcome === "already-complete") return finish(sandbox, now);
  if (outcome === "expired") return showClosed(sandbox, { session: now, texts });
  return seeOther(`/c/pay/${id}?notice=${outcome === "refused" ? "bank-refused" : "restarted"}`);
}

function readOutcome(typed: unknown): LaterAnswer {
  return typed === "failed" || typed === "pending" || typed === "at-once" ? typed : "succeeded";
}

function between(typed: unknown, most: number): number {
  const seconds = Number(typed);
  return Number.isFinite(seconds) ? Math.min(most, Math.max(0, Math.floor(seconds))) : 0;
}
