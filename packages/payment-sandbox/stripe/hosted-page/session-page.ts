import { html, type Markup } from "../../http/html";
import type { SessionRecord } from "../documents";
import { shippingCountries } from "../parameters/choices";
import { pageFrame } from "./page-frame";
import { cardFields, fieldsFor } from "./payment-fields";
import type { FieldErrors, Typed } from "./read-payment-form";
import { showField, type FormState } from "./show-field";
import { showCard, showMethods, showTestCards } from "./show-methods";
import { shopName, showAmount, showOrder } from "./show-order";
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
    ${showOrder(session, texts, state.minutesLeft)}
    <main>
      ${showProblems(session, state)}
      <form method="post" action="/c/pay/${session.object.id}" novalidate>${showForm(session, state)}</form>
    </main>
  </div>`;
  return pageFrame(texts, title, body);
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
    ${isFree ? "" : showMethods(object.payment_method_types, form)}
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
