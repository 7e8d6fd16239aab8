import * as v from "valibot";
import { decodeForm } from "../../http/decode-form";
import { pageReply, seeOther } from "../../http/reply";
import type { Answer, Call, Route } from "../../http/route";
import { chooseTexts } from "../../stripe/hosted-page/choose-language";
import { messagePage } from "../../stripe/hosted-page/page-frame";
import type { PageTexts } from "../../stripe/hosted-page/texts/page-texts";
import { WalletError } from "../api/wallet-error";
import { fundings, type WalletOrder } from "../documents";
import { newWalletId } from "../objects/new-wallet-id";
import { findWalletOrder } from "../operations/find-wallet-records";
import { approveWalletOrder } from "../operations/order-steps";
import { readWalletFaults, type PaypalSandbox } from "../paypal-sandbox";
import { approvePageHtml } from "./approve-page";
import { walletTexts, type WalletTexts } from "./wallet-texts";

const usualEmail = "ada@example.com";

const form = v.object({
  email: v.optional(v.string(), ""),
  funding: v.optional(v.picklist(fundings), "balance"),
  never_return: v.optional(v.string()),
});

const contextOf = ({ request }: WalletOrder) => request.payment_source.paypal.experience_context;

/** A return address of the shop with the provider's parameters. */
function backTo(address: string, order: WalletOrder): string {
  const url = new URL(address);
  url.searchParams.set("token", order.id);
  if (order.payer) url.searchParams.set("PayerID", order.payer.id);
  return url.href;
}

interface Visit {
  order: WalletOrder;
  page: PageTexts;
  wallet: WalletTexts;
}

/** The page on which a shopper agrees to pay, or does not. */
export function createApproveRoutes(sandbox: PaypalSandbox): Route[] {
  const visit = (call: Call, work: (visit: Visit) => Answer): Answer => {
    const token = new URLSearchParams(call.query).get("token") ?? "";
    try {
      const order = findWalletOrder(sandbox, token);
      const page = chooseTexts(contextOf(order).locale ?? null, call.headers["accept-language"]);
      return work({ order, page, wallet: textsOf(page) });
    } catch (problem) {
      if (!(problem instanceof WalletError)) throw problem;
      const page = chooseTexts(null, call.headers["accept-language"]);
      return pageReply(404, messagePage(page, page.missing.title, [page.missing.text]));
    }
  };
  return [
    { method: "GET", path: "/checkoutnow", answer: (call) => visit(call, (found) => show(found)) },
    {
      method: "POST",
      path: "/checkoutnow",
      answer: (call) => visit(call, (found) => agree(sandbox, found, call)),
    },
  ];
}

function textsOf({ language }: PageTexts): WalletTexts {
  const texts = walletTexts.get(language);
  if (!texts) throw new Error(`The approval page has no texts in ${language}.`);
  return texts;
}

function show({ order, page, wallet }: Visit, error?: string, typed?: string): Answer {
  const { return_url: returnUrl, cancel_url: cancelUrl } = contextOf(order);
  if (order.status === "COMPLETED") {
    const link = { href: backTo(returnUrl, order), text: page.complete.link };
    return pageReply(200, messagePage(page, wallet.completed.title, [wallet.completed.text], link));
  }
  const email =
    typed ?? order.payer?.email ?? order.request.payment_source.paypal.email_address ?? usualEmail;
  const view = { order, page, wallet, email, error, cancelUrl: backTo(cancelUrl, order) };
  return pageReply(error === undefined ? 200 : 422, approvePageHtml(view));
}

function agree(sandbox: PaypalSandbox, visit: Visit, call: Call): Answer {
  const typed = v.safeParse(form, { ...decodeForm(call.body) });
  if (!typed.success) return show(visit, visit.wallet.declined);
  const { email, funding, never_return: neverReturn } = typed.output;
  if (!v.is(v.pipe(v.string(), v.rfcEmail()), email)) return show(visit, visit.page.errors.email, email);
  const approved = approveWalletOrder(sandbox, visit.order.id, {
    payer: visit.order.payer ?? { id: newWalletId(13), email, givenName: "Ada", surname: "Lovelace" },
    funding,
    neverReturns: neverReturn === "on",
  });
  sandbox.scheduler.wake();
  if (approved.neverReturns || readWalletFaults(sandbox).neverReturn) {
    const { approved: words } = visit.wallet;
    return pageReply(200, messagePage(visit.page, words.title, [words.text]));
  }
  return seeOther(backTo(contextOf(approved).return_url, approved));
}
