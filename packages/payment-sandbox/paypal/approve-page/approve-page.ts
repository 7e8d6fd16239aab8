import { html, type Markup } from "../../http/html";
import { showMoney } from "../../stripe/objects/currencies";
import { pageFrame } from "../../stripe/hosted-page/page-frame";
import type { PageTexts } from "../../stripe/hosted-page/texts/page-texts";
import { fundings, type WalletOrder } from "../documents";
import { unitOf } from "../objects/show-wallet-order";
import { toSmallest, type WalletMoney } from "../objects/wallet-money";
import type { WalletTexts } from "./wallet-texts";

export interface ApproveView {
  order: WalletOrder;
  page: PageTexts;
  wallet: WalletTexts;
  cancelUrl: string;
  /** The previous input, or the default account. */
  email: string;
  error: string | undefined;
}

const show = (money: WalletMoney, language: string) =>
  showMoney(toSmallest(money), money.currency_code.toLowerCase(), language);

/** The order lines beside the approval form. */
export function approvePageHtml(view: ApproveView): string {
  const { wallet, page } = view;
  const body = html`<div class="page">
    ${showBasket(view)}
    <main>${showForm(view)}</main>
  </div>`;
  return pageFrame(page, wallet.title, body);
}

function showBasket({ order, page, wallet, cancelUrl }: ApproveView): Markup {
  const { items = [], amount, shipping } = unitOf(order);
  const lines = items.map(
    (item) =>
      html`<li>
        <span>${item.name} <small>${page.quantity(Number(item.quantity))}</small></span>
        <span class="money">${show(item.unit_amount, page.language)}</span>
      </li>`,
  );
  return html`<section class="order" aria-labelledby="order-title">
    <a class="back" href="${cancelUrl}">← ${wallet.cancel}</a>
    <h1>${wallet.title}</h1>
    <h2 id="order-title">${page.order}</h2>
    <ul class="lines">
      ${lines}
    </ul>
    <dl class="sum">
      <dt class="total">${page.total}</dt>
      <dd class="total">
        <span class="money">${show(amount, page.language)}</span> <small>${amount.currency_code}</small>
      </dd>
    </dl>
    ${
      shipping?.address
        ? html`<p class="soft">
            ${wallet.ship}: ${shipping.name?.full_name ?? ""}, ${shipping.address.address_line_1 ?? ""},
            ${shipping.address.postal_code ?? ""} ${shipping.address.admin_area_2 ?? ""}
            ${shipping.address.country_code}
          </p>`
        : ""
    }
  </section>`;
}

function showForm({ order, page, wallet, email, error }: ApproveView): Markup {
  return html`${error ? html`<div class="alert" role="alert"><p>${error}</p></div>` : ""}
    <form method="post" action="/checkoutnow?token=${order.id}" novalidate>
      <fieldset>
        <legend>${wallet.account}</legend>
        <div class="field">
          <label for="email">${page.email} <span class="soft">${wallet.accountHint}</span></label>
          <input id="email" name="email" type="email" autocomplete="email" value="${email}" />
        </div>
      </fieldset>
      <fieldset>
        <legend>${wallet.funding}</legend>
        ${fundings.map(
          (funding) =>
            html`<label class="choice">
              <input
                type="radio"
                name="funding"
                value="${funding}"
                ${funding === "balance" ? html` checked` : ""}
              />
              <span>${wallet.fundings[funding]}</span>
            </label>`,
        )}
      </fieldset>
      <fieldset>
        <legend>${page.switches}</legend>
        <label class="choice">
          <input type="checkbox" name="never_return" /> <span>${wallet.neverReturn}</span>
        </label>
      </fieldset>
      <button class="first">${wallet.agree(show(unitOf(order).amount, page.language))}</button>
    </form>`;
}
