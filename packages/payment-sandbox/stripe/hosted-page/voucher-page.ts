import { html } from "../../http/html";
import { pageReply, seeOther } from "../../http/reply";
import type { Answer, Route } from "../../http/route";
import { factsOf } from "../objects/payment-methods";
import { findSession } from "../operations/find-records";
import { paymentOf } from "../operations/payment-intent-steps";
import { isAwaiting, settleLater } from "../operations/settle-later";
import type { StripeSandbox } from "../stripe-sandbox";
import { returnsToShop, returnUrl } from "./finish";
import { pageFrame } from "./page-frame";
import { showAmount } from "./show-order";
import { withSession, type Visit } from "./visit";

/** The voucher that a shopper pays at a till, and a button that does so. */
export function createVoucherRoutes(sandbox: StripeSandbox): Route[] {
  const path = "/c/voucher/:session";
  return [
    {
      method: "GET",
      path,
      answer: (call, names) => withSession(sandbox, call, names, (visit) => show(sandbox, visit)),
    },
    {
      method: "POST",
      path,
      answer: (call, names) =>
        withSession(sandbox, call, names, ({ session }) => {
          const { id } = session.object;
          if (isAwaiting(sandbox, session)) settleLater(sandbox, id, "succeeded");
          sandbox.scheduler.wake();
          return seeOther(`/c/voucher/${id}`);
        }),
    },
  ];
}

function show(sandbox: StripeSandbox, { session, texts }: Visit): Answer {
  const { id } = session.object;
  const { awaited, object } = findSession(sandbox, id);
  if (awaited === null) return seeOther(`/c/pay/${id}`);
  const { voucher } = texts;
  const title = voucher.title(factsOf(awaited).name);
  return pageReply(200, pageFrame(texts, title, showVoucher()));

  function showVoucher() {
    const details = paymentOf(sandbox, session).next_action;
    const shown = details?.konbini_display_details ?? details?.multibanco_display_details;
    const day = new Intl.DateTimeFormat(texts.language, {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: details?.konbini_display_details ? "Asia/Tokyo" : "UTC",
    });
    const isOpen = isAwaiting(sandbox, session);
    const ended = object.payment_status === "paid" ? voucher.paid : voucher.expired;
    return html`<main class="message">
      <h1>${title}</h1>
      <p>
        ${isOpen ? voucher.text(showAmount(session, texts), day.format((shown?.expires_at ?? 0) * 1000)) : ended}
      </p>
      ${
        isOpen
          ? html`<form method="post" action="/c/voucher/${id}"><button>${voucher.pay}</button></form>`
          : ""
      }
      ${returnsToShop(sandbox, session) ? html`<p><a href="${returnUrl(session)}">${texts.complete.link}</a></p>` : ""}
    </main>`;
  }
}
