import { html, type Markup } from "../../http/html";
import type { SessionRecord } from "../documents";
import { showMoney } from "../objects/currencies";
import { shippingCountries } from "../parameters/choices";
import { pageFrame } from "./page-frame";
import { cardFields, fieldsFor, type Field } from "./payment-fields";
import { showField, type FormState } from "./show-field";
import type { FieldErrors, Typed } from "./read-payment-form";
import type { PageTexts } from "./texts/page-texts";

export interface PageState {
  texts: PageTexts;
  typed: Typed;
  errors: FieldErrors;
  notice: string | undefined;
  minutesLeft: number;
}

/** The page of an open session: the order beside the form that pays it. */
export function sessionPage(session: SessionRecord, state: PageState): string {
  const { texts } = state;
  const title = texts.title(shopName(session));
  const body = html`<div class="page">
    ${showOrder(session, state)}
    <main>
      ${showProblems(session, state)}
      <form method="post" action="/c/pay/${session.object.id}" novalidate>${showForm(session, state)}</form>
    </main>
  </div>`;
  return pageFrame(texts, title, body);
}

export function shopName({ object }: SessionRecord): string {
  const address = object.success_url?.replaceAll("{CHECKOUT_SESSION_ID}", "id") ?? "";
  return URL.canParse(address) ? new URL(address).host : "";
}

export function showAmount({ object }: SessionRecord, texts: PageTexts): string {
  return showMoney(object.amount_total ?? 0, object.currency ?? "eur", texts.language);
}

function showOrder(session: SessionRecord, { texts, minutesLeft }: PageState): Markup {
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
    ${object.allow_promotion_codes ? showPromotion(session, texts) : ""}
    <p class="soft">${texts.validUntil(minutesLeft)}</p>
  </section>`;
}

function showPromotion({ object }: SessionRecord, texts: PageTexts): Markup {
  return html`<form class="row" method="post" action="/c/pay/${object.id}/promotion">
    <div class="field">
      <label for="promotion">${texts.promotion}</label
      ><input id="promotion" name="promotion" autocomplete="off" />
    </div>
    <button>${texts.promotionApply}</button>
  </form>`;
}

function showProblems(session: SessionRecord, { texts, errors, notice }: PageState): Markup {
  const { contact, shipping, billing } = fieldsFor(session);
  const broken = [...contact, ...shipping, ...cardFields, ...billing].filter(({ name }) => errors[name]);
  if (broken.length === 0 && notice === undefined) return html``;
  return html`<div class="alert" role="alert">
    ${notice === undefined ? html`<p>${texts.errors.summary}</p>` : html`<p>${notice}</p>`}
    ${
      broken.length > 0
        ? html`<ul>
            ${broken.map(({ name }) => html`<li><a href="#${name}">${errors[name]}</a></li>`)}
          </ul>`
        : ""
    }
  </div>`;
}

function showForm(session: SessionRecord, state: PageState): Markup {
  const { texts, typed } = state;
  const { object } = session;
  const { contact, shipping, billing } = fieldsFor(session);
  const form: FormState = { ...state, countries: shippingCountries };
  const shippingForm: FormState = {
    ...state,
    countries: object.shipping_address_collection?.allowed_countries ?? [],
  };
  const isFree = object.amount_total === 0;
  return html`<fieldset>
      <legend>${texts.contact}</legend>
      ${object.customer_email ? html`<p>${texts.email}: <strong>${object.customer_email}</strong></p>` : ""}
      ${contact.map((field) => showField(field, form))}
    </fieldset>
    ${
      shipping.length > 0
        ? html`<fieldset>
            <legend>${texts.shipping}</legend>
            ${shipping.map((field) => showField(field, shippingForm))}
          </fieldset>`
        : ""
    }
    ${isFree ? "" : showMethods(object.payment_method_types, state)}
    ${isFree ? "" : showCard(billing, form, object.payment_method_types)}
    <fieldset>
      <legend>${texts.switches}</legend>
      <label class="choice"
        ><input type="checkbox" name="never_return" ${typed.never_return === "on" ? html` checked` : ""} />
        <span>${texts.neverReturn}</span></label
      >
    </fieldset>
    <button class="first">${isFree ? texts.confirmFree : texts.pay(showAmount(session, texts))}</button>
    ${isFree || !object.payment_method_types.includes("card") ? "" : showTestCards(texts)}`;
}

function showMethods(methods: readonly string[], { texts, typed }: PageState): Markup {
  const chosen = methods.includes(typed.method ?? "") ? typed.method : methods[0];
  const choices = [
    { value: "card", label: texts.card, hint: undefined },
    { value: "klarna", label: texts.payLater, hint: texts.payLaterHint },
  ].filter(({ value }) => methods.includes(value));
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

function showCard(billing: readonly Field[], form: FormState, methods: readonly string[]): Markup {
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

function showTestCards({ testCards, testCardsHint, useCard }: PageTexts): Markup {
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
