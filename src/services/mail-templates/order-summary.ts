import { fill } from "@/src/domain/locale/fill";
import { cardName } from "@/src/domain/gift-card/card-name";
import { amountDue } from "@/src/domain/order/amount-due";
import { addressLines } from "@/src/domain/order/address-lines";
import { hasParcel } from "@/src/domain/order/has-parcel";
import { isDonation } from "@/src/domain/order/is-donation";
import { isExport, isVatKnown, orderVat } from "@/src/domain/vat/order-vat";
import type { OrderLine } from "@/src/domain/order/order";
import { lineLedger, type LineLedger } from "@/src/domain/order/line-ledger";
import { marksInWords } from "@/src/domain/order/line-marks";
import { discountOfLine } from "@/src/domain/order/discount-of-line";
import type { OrderMail } from "./mail-content";
import { html, Markup } from "./markup";
import { orderFigures } from "./order-figures";

/** Facts under a line's title: parts, quantity, price, reduction, returns and refunds. */
function lineFacts({ order, words }: OrderMail, line: OrderLine, ledger: LineLedger | undefined) {
  const { articles, mail } = words[order.locale];
  const texts = mail.order;
  const { amount } = orderFigures(order);
  return [
    ...line.details,
    ...(line.kind === "donation" || line.kind === "duties"
      ? []
      : [fill(texts.quantity, { quantity: line.quantity })]),
    ...(line.quantity > 1 ? [fill(texts.unit, { price: amount(line.unit) })] : []),
    ...(line.discount > 0 ? [fill(texts.discount, { percent: line.discount })] : []),
    ...(line.discount === 0 && discountOfLine(line) > 0
      ? [fill(texts.reduced, { amount: amount(discountOfLine(line)) })]
      : []),
    ...marksInWords(ledger, articles.marks),
  ];
}

/** The lines of an order, each with the facts under its title. */
function factsOfLines(mail: OrderMail) {
  const ledger = lineLedger(mail.order, mail.exchanges);
  return mail.order.lines.map((line, place) => ({ line, facts: lineFacts(mail, line, ledger[place]) }));
}

/** Most bytes of a mail's lines, and bytes of a line without its facts: Gmail truncates mails at 102 kB. */
const room = { lines: 85_000, markup: 700 };

/** The same for HTML; if the order is too long for one mail, without the parts, which its page shows. */
function factsThatFit(mail: OrderMail) {
  const whole = factsOfLines(mail);
  const size = Buffer.byteLength(whole.flatMap(({ facts }) => facts).join("<br>"));
  if (size + whole.length * room.markup <= room.lines) return whole;
  const lines = mail.order.lines.map((line) => ({ ...line, details: [] }));
  return factsOfLines({ ...mail, order: { ...mail.order, lines } });
}

/** Texts for the tax in an order: rate, country and amount, an export, and untaxed articles. */
function taxes({ order, words }: OrderMail): readonly string[] {
  const { order: texts, donation } = words[order.locale].mail;
  const { amount, percent, country } = orderFigures(order);
  const vat = orderVat(order);
  if (isDonation(order)) return [donation.tax];
  const where = { percent: percent(vat.percent), country: country(vat.country), amount: amount(vat.amount) };
  return [
    ...(vat.goods > 0 && !isVatKnown(vat) ? [texts.vatLater] : []),
    ...(vat.goods > 0 && isVatKnown(vat) ? [fill(isExport(vat) ? texts.export : texts.vat, where)] : []),
    ...(vat.vouchers > 0 ? [texts.vouchers] : []),
  ];
}

/** Rows below the lines, with or without an amount. */
function sums(mail: OrderMail): readonly string[] {
  const { order, words, dispatch, border } = mail;
  const { order: texts } = words[order.locale].mail;
  const { amount, day } = orderFigures(order);
  return [
    ...order.coveredBy.map(
      (card) => `${cardName(card.ending, words[order.locale].articles)}  −\u00A0${amount(card.amount)}`,
    ),
    ...(order.covered > 0 ? [fill(texts.due, { amount: amount(amountDue(order)) })] : []),
    ...taxes(mail),
    ...(order.currency === order.chargeCurrency
      ? []
      : [
          // With gift cards the charged rest is not a conversion of the shown total.
          fill(order.covered > 0 ? words[order.locale].receipt.shown : texts.shown, {
            currency: order.currency,
            amount: amount(order.shownTotal, order.currency),
            charged: amount(amountDue(order)),
          }),
        ]),
    ...(order.paidAt ? [fill(texts.date, { date: day(order.paidAt) })] : []),
    ...(dispatch ? [fill(texts.dispatch, { date: day(dispatch) })] : []),
    ...(border === null ? [] : [border]),
  ];
}

/** Text blocks after the sums: the shopper's message, the address. */
function extras(mail: OrderMail): readonly { readonly title: string; readonly lines: readonly string[] }[] {
  const texts = mail.words[mail.order.locale].mail.order;
  const address = hasParcel(mail.order) ? addressLines(mail.order) : [];
  return [
    ...(mail.order.note ? [{ title: texts.note, lines: mail.order.note.split("\n") }] : []),
    ...(address.length > 0 ? [{ title: texts.delivery, lines: address }] : []),
  ];
}

/** Headings of the table and its total. */
function headings({ order, words }: OrderMail): { readonly lines: string; readonly total: string } {
  const { order: texts, donation } = words[order.locale].mail;
  if (isDonation(order)) return { lines: donation.heading, total: donation.total };
  const vat = orderVat(order);
  return vat.goods > 0 && vat.percent > 0 ? texts : { lines: texts.lines, total: texts.plainTotal };
}

const lineBreak = new Markup("<br>");
const small = "font-size:14px;line-height:1.5;color:#47515a";
const cell = "padding:16px 0;border-top:1px solid #cdd4d8;vertical-align:top";

/** The picture of an order, as wide as the mail: that of its first line which has one. */
export function portraitHtml({ order: { lines }, pictures }: OrderMail): Markup | null {
  const source = pictures.get(lines.find(({ image }) => image !== null)?.image ?? "");
  return source === undefined
    ? null
    : html`<img
        src="${source}"
        width="600"
        alt=""
        style="display:block;width:100%;height:auto;background:#e3e8ea"
      />`;
}

function lineRow(
  mail: OrderMail,
  { line, facts }: ReturnType<typeof factsOfLines>[number],
  isLarge: boolean,
): Markup {
  const { amount } = orderFigures(mail.order);
  const picture = line.image === null || isLarge ? undefined : mail.pictures.get(line.image);
  const shown =
    picture === undefined
      ? null
      : html`<img src="${picture}" width="96" height="96" alt="" style="display:block;background:#e3e8ea" />`;
  const said = facts.map((fact, place) => html`${place > 0 ? lineBreak : null}${fact}`);
  return html`<tr>
    <td style="${cell};width:${shown === null ? "0" : "112px"}">${shown}</td>
    <td style="${cell}">
      <strong>${line.title}</strong>
      <div class="quiet" style="${small}">${said}</div>
    </td>
    <td style="${cell};text-align:right;white-space:nowrap">${amount(line.total)}</td>
  </tr>`;
}

/**
 * Lines, total, tax, note and address as a table.
 * @param hasPortrait whether `portraitHtml` is above: an only line needs no second picture
 */
export function summaryHtml(mail: OrderMail, hasPortrait = false): Markup {
  const texts = headings(mail);
  const isLarge = hasPortrait && mail.order.lines.length === 1;
  const { amount } = orderFigures(mail.order);
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px">
      ${factsThatFit(mail).map((line) => lineRow(mail, line, isLarge))}
      <tr>
        <td colspan="2" style="${cell};font-weight:600">${texts.total}</td>
        <td style="${cell};font-weight:600;text-align:right;white-space:nowrap">
          ${amount(mail.order.total)}
        </td>
      </tr>
    </table>
    ${sums(mail).map((sum) => html`<p class="quiet" style="margin:0 0 4px;${small}">${sum}</p>`)}
    ${extras(mail).map(
      ({ title, lines }) =>
        html`<h2 style="margin:24px 0 4px;font-size:16px">${title}</h2>
          <div class="quiet" dir="auto" style="${small};text-align:left">
            ${lines.map((line, place) => html`${place > 0 ? lineBreak : null}${line}`)}
          </div>`,
    )}`;
}

/** The same without pictures. */
export function summaryText(mail: OrderMail): string {
  const texts = headings(mail);
  const { amount } = orderFigures(mail.order);
  const lines = factsOfLines(mail).flatMap(({ line, facts }) => [
    `${line.title}  ${amount(line.total)}`,
    ...facts.map((fact) => `  ${fact}`),
    "",
  ]);
  const blocks = extras(mail).flatMap(({ title, lines: texts }) => [
    "",
    title,
    ...texts.map((text) => `  ${text}`),
  ]);
  return [
    texts.lines,
    "",
    ...lines,
    `${texts.total}  ${amount(mail.order.total)}`,
    ...sums(mail),
    ...blocks,
  ].join("\n");
}
