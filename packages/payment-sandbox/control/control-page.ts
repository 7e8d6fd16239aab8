import { html, type Markup } from "../http/html";
import type { PaypalSandbox } from "../paypal/paypal-sandbox";
import { button, table } from "./page-parts";
import { walletTables } from "./wallet-tables";
import { showMoney } from "../stripe/objects/currencies";
import type { SessionRecord } from "../stripe/documents";
import { pageFrame } from "../stripe/hosted-page/page-frame";
import { en } from "../stripe/hosted-page/texts/en";
import { idOf } from "../stripe/operations/find-records";
import { isAwaiting } from "../stripe/operations/settle-later";
import { readFaults, type StripeSandbox } from "../stripe/stripe-sandbox";

const MAX_ROWS = 100;

/** What happened lately, and the buttons to make more happen. English: it is for developers. */
export function controlPage(sandbox: StripeSandbox, wallet: PaypalSandbox | undefined): string {
  const { store } = sandbox;
  const sessions = store.all("sessions").slice(-MAX_ROWS).toReversed();
  const deliveries = store
    .all("deliveries")
    .toSorted((a, b) => b.sequence - a.sequence)
    .slice(0, MAX_ROWS);
  const body = html`<main class="wide">
    <h1>Payment sandbox</h1>
    <p class="soft">
      Clock: ${new Date(sandbox.clock.now()).toISOString()}. Faults:
      <code>${JSON.stringify(readFaults(sandbox))}</code>
    </p>
    ${table(
      "Sessions",
      ["Session", "State", "Amount", "Expires", "Actions"],
      sessions.map((session) => showSession(sandbox, session)),
    )}
    ${wallet ? walletTables(wallet) : ""}
    ${table(
      "Events and deliveries",
      ["Event", "Type", "State", "Attempts", "Actions"],
      deliveries.map(
        ({ event, type, state, attempts }) =>
          html`<tr>
            <td>${event}</td>
            <td>${type}</td>
            <td>${state}</td>
            <td>
              ${attempts.map(({ at, status, problem }) => html`<div>${at} ${status ?? ""} ${problem ?? ""}</div>`)}
            </td>
            <td>${button(`/_control/events/${event}/send`, "Send again")}</td>
          </tr>`,
      ),
    )}
    ${table(
      "Refunds",
      ["Refund", "Amount", "State", "Actions"],
      store
        .all("refunds")
        .slice(-MAX_ROWS)
        .toReversed()
        .map(
          (refund) =>
            html`<tr>
              <td>${refund.id}</td>
              <td>${showMoney(refund.amount, refund.currency, "en")}</td>
              <td>${refund.status ?? ""}</td>
              <td>
                ${refund.status !== "failed" ? button(`/_control/refunds/${refund.id}/fail`, "Let it fail") : ""}
              </td>
            </tr>`,
        ),
    )}
    ${table(
      "Disputes",
      ["Dispute", "Amount", "State", "Actions"],
      store
        .all("disputes")
        .slice(-MAX_ROWS)
        .toReversed()
        .map(
          (dispute) =>
            html`<tr>
              <td>${dispute.id}</td>
              <td>${showMoney(dispute.amount, dispute.currency, "en")}</td>
              <td>${dispute.status}</td>
              <td>
                ${dispute.status === "needs_response" ? [button(`/_control/disputes/${dispute.id}/close`, "Won by the shop", { outcome: "won" }), button(`/_control/disputes/${dispute.id}/close`, "Lost", { outcome: "lost" })] : ""}
              </td>
            </tr>`,
        ),
    )}
  </main>`;
  return pageFrame(en, "Payment sandbox", body);
}

function showSession(sandbox: StripeSandbox, session: SessionRecord): Markup {
  const { object, pageUrl } = session;
  const intent = sandbox.store.get("paymentIntents", idOf(object.payment_intent) ?? "");
  const charge = sandbox.store.get("charges", idOf(intent?.latest_charge) ?? "");
  const isLate = isAwaiting(sandbox, session);
  const buttons: (Markup | false)[] = [
    object.status === "open" && button(`/_control/sessions/${object.id}/expire`, "Expire"),
    isLate && button(`/_control/sessions/${object.id}/settle`, "Payment arrives", { outcome: "succeeded" }),
    isLate && button(`/_control/sessions/${object.id}/settle`, "Payment fails", { outcome: "failed" }),
    charge?.paid === true &&
      !charge.refunded &&
      !charge.disputed &&
      button(`/_control/charges/${charge.id}/refund`, "Refund"),
    charge?.paid === true && !charge.disputed && button(`/_control/charges/${charge.id}/dispute`, "Dispute"),
  ];
  return html`<tr>
    <td>
      <a href="${pageUrl}">${object.id.slice(0, 24)}…</a><br /><span class="soft"
        >${object.client_reference_id ?? ""}</span
      >
    </td>
    <td>${object.status ?? ""}, ${object.payment_status}</td>
    <td>${showMoney(object.amount_total ?? 0, object.currency ?? "eur", "en")}</td>
    <td>${new Date(object.expires_at * 1000).toISOString()}</td>
    <td>${buttons}</td>
  </tr>`;
}
