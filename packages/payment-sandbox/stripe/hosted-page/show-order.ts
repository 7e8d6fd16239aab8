import { html, type Markup } from "../../http/html";
import type { SessionRecord } from "../documents";
import { showMoney } from "../objects/currencies";
import type { PageTexts } from "./texts/page-texts";

export function shopName({ object }: SessionRecord): string {
  const address = object.success_url?.replaceAll("{CHECKOUT_SESSION_ID}", "id") ?? "";
  return URL.canParse(address) ? new URL(address).host : "";
}

export function showAmount({ object }: SessionRecord, texts: PageTexts): string {
  return showMoney(object.amount_total ?? 0, object.currency ?? "eur", texts.language);
}

/** Order lines and total. */
export function showOrder(session: SessionRecord, texts: PageTexts, minutesLeft: number): Markup {
  const { object, lines } = session;
  const money = (amount: number | null) =>
    html`<span class="money">${showMoney(amount ?? 0, object.currency ?? "eur", texts.language)}</span>`;
  const discount = object.total_details?.amount_discount ?? 0;
  return html`<section class="order" aria-labelledby="order-title">
    ${object.cancel_url ? html`<a class="back" href="${object.cancel_url}">← ${texts.back}</a>` : ""}
    <h1>${texts.title(shopName(session))}</h1>
    <h2 id="order-title">${texts.order}</h2>
    <ul class="lines">
      ${lines.map(
        (line) =>
          html`<li>
            <span>${line.description ?? ""} <small>${texts.quantity(line.quantity ?? 1)}</small></span
            >${money(line.amount_subtotal)}
          </li>`,
      )}
    </ul>
    <dl class="sum">
      ${
        discount > 0
          ? html`<dt>${texts.subtotal}</dt>
              <dd>${money(object.amount_subtotal)}</dd>
              <dt>${texts.discount}</dt>
              <dd>−${money(discount)}</dd>`
          : ""
      }
      <dt class="total">${texts.total}</dt>
      <dd class="total">
        ${money(object.amount_total)} <small>${(object.currency ?? "").toUpperCase()}</small>
      </dd>
    </dl>
    <p class="soft">${texts.validFor(showDuration(minutesLeft, texts.language))}</p>
  </section>`;
}

function showDuration(minutes: number, language: string): string {
  const [amount, unit] = minutes > 120 ? [Math.floor(minutes / 60), "hour"] : [minutes, "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}
