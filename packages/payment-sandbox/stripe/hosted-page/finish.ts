import { seeOther } from "../../http/reply";
import type { Answer } from "../../http/route";
import type { SessionRecord } from "../documents";
import { readFaults, type StripeSandbox } from "../stripe-sandbox";

/** Sends the shopper back to the shop, or to the closed page when this payment never returns. */
export function finish(sandbox: StripeSandbox, session: SessionRecord): Answer {
  return seeOther(returnsToShop(sandbox, session) ? returnUrl(session) : `/c/pay/${session.object.id}`);
}

export function returnsToShop(sandbox: StripeSandbox, session: SessionRecord): boolean {
  return !session.neverReturns && !readFaults(sandbox).neverReturn;
}

export function returnUrl({ object }: SessionRecord): string {
  return (object.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", object.id);
}
