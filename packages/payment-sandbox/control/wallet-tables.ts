import { html, type Markup } from "../http/html";
import type { WalletOrder } from "../paypal/documents";
import { approvePage, refundedOf, unitOf } from "../paypal/objects/show-wallet-order";
import { readWalletFaults, type PaypalSandbox } from "../paypal/paypal-sandbox";
import { button, table } from "./page-parts";

const MAX_ROWS = 100;

/** What happened lately at the wallet, and the buttons to make more happen. */
export function walletTables(wallet: PaypalSandbox): Markup[] {
  const { store } = wallet;
  const deliveries = store
    .all("walletDeliveries")
    .toSorted((a, b) => b.sequence - a.sequence)
    .slice(0, MAX_ROWS);
  return [
    table(
      "Wallet orders",
      ["Order", "State", "Amount", "Actions"],
      store
        .all("walletOrders")
        .slice(-MAX_ROWS)
        .toReversed()
        .map((order) => showOrder(wallet, order)),
    ),
    html`<p class="soft">Wallet faults: <code>${JSON.stringify(readWalletFaults(wallet))}</code></p>`,
    table(
      "Wallet events and deliveries",
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
            <td>${button(`/_control/wallet/events/${event}/send`, "Send again")}</td>
          </tr>`,
      ),
    ),
  ];
}

function showOrder(wallet: PaypalSandbox, order: WalletOrder): Markup {
  const { id, status } = order;
  const { amount, custom_id: name = "" } = unitOf(order);
  const capture = wallet.store.get("walletCaptures", order.capture ?? "");
  const isPending = capture?.status === "PENDING";
  const hasMoney = capture?.status === "COMPLETED" && refundedOf(wallet, capture.id) < capture.amount;
  const buttons: (Markup | false)[] = [
    isPending && button(`/_control/wallet/captures/${id}/settle`, "Money arrives", { outcome: "completed" }),
    isPending && button(`/_control/wallet/captures/${id}/settle`, "Denied", { outcome: "denied" }),
    hasMoney && button(`/_control/wallet/captures/${id}/refund`, "Refund"),
    hasMoney && button(`/_control/wallet/captures/${id}/reverse`, "Reverse"),
  ];
  return html`<tr>
    <td><a href="${approvePage(wallet, id)}">${id}</a><br /><span class="soft">${name}</span></td>
    <td>${status}${capture ? `, ${capture.status}` : ""}</td>
    <td>${amount.value} ${amount.currency_code}</td>
    <td>${buttons}</td>
  </tr>`;
}
