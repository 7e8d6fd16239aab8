import { html, type Markup } from "../../http/html";
import { factsOf } from "../objects/payment-methods";
import { cardFields, type Field } from "./payment-fields";
import { showField, type FormState } from "./show-field";
import type { PageTexts } from "./texts/page-texts";

function describeMethod(method: string, texts: PageTexts): { label: string; hint?: string } {
  if (method === "card") return { label: texts.card };
  const { name, family } = factsOf(method);
  if (family === "later") return { label: texts.payLater(name), hint: texts.payLaterHint };
  return { label: name, hint: family === "voucher" ? texts.voucherHint : texts.redirectHint };
}

export function showMethods(methods: readonly string[], { texts, typed }: FormState): Markup {
  const chosen = methods.includes(typed.method ?? "") ? typed.method : methods[0];
  const choices = methods.map((value) => ({ value, ...describeMethod(value, texts) }));
  return html`<fieldset>
    <legend>${texts.method}</legend>
    ${choices.map(
      ({ value, label, hint }) =>
        html`<div class="choice">
          <input
            type="radio"
            id="method-${value}"
            name="method"
            value="${value}"
            ${value === chosen ? html` checked` : ""}${hint ? html` aria-describedby="method-${value}-hint"` : ""}
          />
          <span
            ><label for="method-${value}">${label}</label
            >${hint ? html`<br /><span class="soft" id="method-${value}-hint">${hint}</span>` : ""}</span
          >
        </div>`,
    )}
  </fieldset>`;
}

export function showCard(billing: readonly Field[], form: FormState, methods: readonly string[]): Markup {
  const { texts } = form;
  return html`${
      methods.includes("card")
        ? html`<fieldset class="card-only">
            <legend>${texts.card}</legend>
            ${cardFields.map((field) => showField(field, form))}
          </fieldset>`
        : ""
    }
    <fieldset>
      <legend>${texts.billing}</legend>
      ${billing.map((field) => showField(field, form))}
    </fieldset>`;
}

/** One button a card, so that paying in development is one click. */
export function showTestCards({ testCards, testCardsHint, useCard }: PageTexts): Markup {
  const cards = [
    { number: "4242424242424242", name: useCard.succeeds },
    { number: "4000000000000002", name: useCard.declined },
    { number: "4000002500003155", name: useCard.bank },
  ];
  return html`<section class="tests" aria-labelledby="tests-title">
    <h2 id="tests-title">${testCards}</h2>
    <p class="soft">${testCardsHint}</p>
    <div class="row">
      ${cards.map(({ number, name }) => html`<button name="test_card" value="${number}">${name}</button>`)}
    </div>
  </section>`;
}
