import { html } from "../../http/html";
import type { SessionRecord } from "../documents";
import { factsOf } from "../objects/payment-methods";
import { pageFrame } from "./page-frame";
import { showAmount } from "./show-order";
import type { PageTexts } from "./texts/page-texts";

/** The authentication page of a card's bank, or of a payment method that redirects. */
export function bankPage(session: SessionRecord, texts: PageTexts): string {
  const { bank } = texts;
  const attempt = session.attempt;
  const amount = showAmount(session, texts);
  const body = html`<main class="message">
    <h1>${bank.title}</h1>
    <p>
      ${attempt?.card ? bank.text(amount, attempt.card.slice(-4)) : bank.textOf(amount, methodName(session))}
    </p>
    <form method="post" action="/c/${attempt?.kind ?? "bank"}/${session.object.id}/${attempt?.id ?? ""}">
      <p class="row">
        <button class="first" name="answer" value="approve">${bank.approve}</button>
        <button name="answer" value="refuse">${bank.refuse}</button>
        <a class="button" href="/c/left">${bank.leave}</a>
      </p>
    </form>
  </main>`;
  return pageFrame(texts, bank.title, body);
}

const methodName = ({ attempt }: SessionRecord) => (attempt ? factsOf(attempt.method).name : "");

/** The offer to pay later; its outcome is chosen here. */
export function laterPage(session: SessionRecord, texts: PageTexts): string {
  const { later } = texts;
  const title = later.title(methodName(session));
  const outcomes = [
    ["at-once", later.atOnce],
    ["succeeded", later.succeeds],
    ["failed", later.fails],
    ["pending", later.pending],
  ] as const;
  const body = html`<main class="message">
    <h1>${title}</h1>
    <p>${later.text(showAmount(session, texts))}</p>
    <form method="post" action="/c/later/${session.object.id}/${session.attempt?.id ?? ""}">
      <div class="field">
        <label for="outcome">${later.outcome}</label>
        <select id="outcome" name="outcome">
          ${outcomes.map(([value, name]) => html`<option value="${value}">${name}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="seconds">${later.seconds}</label>
        <input id="seconds" name="seconds" type="number" min="0" max="86400" value="30" />
      </div>
      <p class="row">
        <button class="first" name="answer" value="accept">${later.accept}</button>
        <button name="answer" value="refuse">${later.refuse}</button>
      </p>
    </form>
  </main>`;
  return pageFrame(texts, title, body);
}
