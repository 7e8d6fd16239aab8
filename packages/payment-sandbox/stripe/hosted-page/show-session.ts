import { pageReply } from "../../http/reply";
import type { Answer } from "../../http/route";
import type { SessionRecord } from "../documents";
import type { StripeSandbox } from "../stripe-sandbox";
import { returnsToShop, returnUrl } from "./finish";
import { messagePage } from "./page-frame";
import type { FieldErrors, Typed } from "./read-payment-form";
import { sessionPage } from "./session-page";
import type { PageTexts } from "./texts/page-texts";

export interface Shown {
  session: SessionRecord;
  texts: PageTexts;
}

export function showOpen(
  sandbox: StripeSandbox,
  { session, texts }: Shown,
  form: { typed: Typed; errors: FieldErrors; notice: string | undefined },
  status = 200,
): Answer {
  const secondsLeft = session.object.expires_at - sandbox.clock.now() / 1000;
  const minutesLeft = Math.max(1, Math.ceil(secondsLeft / 60));
  return pageReply(status, sessionPage(session, { texts, minutesLeft, ...form }));
}

/** 410 for an expired page: it is gone for good. */
export function showClosed(sandbox: StripeSandbox, { session, texts }: Shown): Answer {
  const { object } = session;
  if (object.status === "expired") {
    const link = object.cancel_url ? { href: object.cancel_url, text: texts.back } : undefined;
    return pageReply(410, messagePage(texts, texts.expired.title, [texts.expired.text], link));
  }
  const state = object.payment_status === "unpaid" ? texts.complete.unpaid : texts.complete.text;
  if (!returnsToShop(sandbox, session))
    return pageReply(200, messagePage(texts, texts.complete.title, [state, texts.complete.stays]));
  return pageReply(
    200,
    messagePage(texts, texts.complete.title, [state], {
      href: returnUrl(session),
      text: texts.complete.link,
    }),
  );
}
