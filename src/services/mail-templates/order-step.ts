import { fill } from "@/src/domain/locale/fill";
import { carrierNames, trackingUrl } from "@/src/domain/order/carrier";
import { givenBack } from "@/src/domain/order/amount-due";
import { lastTime } from "@/src/domain/order/last-time";
import { leftToSend, parcelsOf, type SentParcel } from "@/src/domain/order/parcels";
import type { LanguageWords } from "@/src/i18n/words";
import type { MailContent, OrderMail } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html } from "./markup";
import { companyLines } from "./order-confirmation";
import { inWords, withdrawalOfMail } from "./part-withdrawal";
import { orderFigures } from "./order-figures";
import { withdrawalLink } from "./withdrawal-link";
import { stepsHtml } from "./order-steps";
import { portraitHtml, summaryHtml, summaryText } from "./order-summary";

type Texts = LanguageWords["order-mail"];
type Link = { readonly label: string; readonly href: string };
type Values = Readonly<Record<string, string>>;

/** Steps of an order that its buyer is notified of. */
export type Step = Exclude<keyof Texts, "follow" | "receipt" | "credit" | "withdraw">;

/** Content of a step's mail besides title and introduction. */
interface Extras {
  readonly links?: readonly Link[];
  readonly notes?: readonly string[];
}

/** The parcel a mail is about; null if there is none. */
function parcelOf({ order, occasion }: OrderMail, step: Step): SentParcel | null {
  const parcels = parcelsOf(order);
  const parts = parcels.filter(({ isLast }) => !isLast);
  if (step !== "parcel") return parcels.at(-1) ?? null;
  return (
    parts.find(({ trackingNumber }) => trackingNumber === occasion) ?? parts.at(-1) ?? parcels.at(-1) ?? null
  );
}

const parcelValues = (parcel: SentParcel | null): Values =>
  parcel === null
    ? { carrier: "", tracking: "" }
    : { carrier: carrierNames[parcel.carrier], tracking: parcel.trackingNumber };

/** A formatted day. @param day as 2026-03-31 */
const dayInWords = (mail: OrderMail, day: string) =>
  orderFigures(mail.order).day(new Date(`${day}T12:00:00Z`));

const track = (parcel: SentParcel | null, { shipped }: Texts): readonly Link[] =>
  parcel === null ? [] : [{ label: shipped.track, href: trackingUrl(parcel) }];

function partExtras(mail: OrderMail, texts: Texts): Extras {
  const parcel = parcelOf(mail, "parcel");
  const { inside, rest } = texts.parcel;
  const { order } = mail;
  return {
    links: track(parcel, texts),
    notes: parcel
      ? [
          fill(inside, { pieces: inWords(order, parcel.pieces) }),
          fill(rest, { pieces: inWords(order, leftToSend(order)) }),
        ]
      : [],
  };
}

function shippedExtras(mail: OrderMail, texts: Texts): Extras {
  const parcel = parcelOf(mail, "shipped");
  const isRest = parcel !== null && mail.order.parts.length > 0;
  return {
    links: track(parcel, texts),
    notes: isRest ? [fill(texts.shipped.inside, { pieces: inWords(mail.order, parcel.pieces) })] : [],
  };
}

function withdrawnNotes(
  { order, company, occasion }: OrderMail,
  { withdrawn }: Texts,
  values: Values,
): readonly string[] {
  const address = [company.name, ...company.address].join(", ");
  const found = withdrawalOfMail({ order, ...(occasion !== undefined && { occasion }) });
  const back = found?.back ?? "";
  return [
    ...(found?.isPart
      ? [
          fill(withdrawn.partStatement, { ...values, pieces: found.pieces }),
          fill(withdrawn.partAmount, { amount: found.amount }),
        ]
      : [fill(withdrawn.statement, values)]),
    ...(back === ""
      ? [withdrawn.nothing, withdrawn.refund]
      : [fill(withdrawn.return, { address, pieces: back }), withdrawn.refundAfter]),
  ];
}

const extras: Readonly<Partial<Record<Step, (mail: OrderMail, texts: Texts, values: Values) => Extras>>> = {
  "payment-link": (mail, texts) => ({
    links: [{ label: texts["payment-link"].pay, href: mail.links.order }],
    notes: [
      fill(texts["payment-link"].until, {
        day: orderFigures(mail.order).day(mail.order.linkUntil ?? mail.order.createdAt),
      }),
      texts["payment-link"].terms,
    ],
  }),
  "payment-voucher": (mail, texts) => {
    const { url, lastDay } = mail.order.paymentVoucher ?? {};
    return {
      links: url === undefined ? [] : [{ label: texts["payment-voucher"].open, href: url }],
      notes:
        lastDay === undefined
          ? []
          : [fill(texts["payment-voucher"].until, { day: dayInWords(mail, lastDay) })],
    };
  },
  parcel: partExtras,
  shipped: shippedExtras,
  delivered: (mail, { delivered }) => ({
    links: mail.links.reviews.map(({ title, href }) => ({ label: fill(delivered.review, { title }), href })),
    notes:
      mail.withdrawal.status === "open" && mail.withdrawal.until !== null
        ? [fill(delivered.until, { day: dayInWords(mail, mail.withdrawal.until) })]
        : [],
  }),
  refunded: ({ order, links }, texts) => ({
    notes: order.paymentVoucher && order.refundedAmount > 0 ? [texts.refunded.account] : [],
    links: links.creditNotes.map(({ number, href }) => ({ label: fill(texts.credit, { number }), href })),
  }),
  withdrawn: (mail, texts, values) => ({ notes: withdrawnNotes(mail, texts, values) }),
};

function valuesOf(mail: OrderMail, step: Step): Values {
  const { order } = mail;
  const { amount, day, time } = orderFigures(order);
  const withdrawn = withdrawalOfMail(mail)?.at ?? lastTime(order, "withdrawn") ?? order.createdAt;
  return {
    ...parcelValues(parcelOf(mail, step)),
    number: order.number,
    amount: amount(givenBack(order)),
    total: amount(order.total),
    day: day(withdrawn),
    time: time(withdrawn),
    placed: day(order.createdAt),
    name: [order.contact.name, order.contact.email].filter(Boolean).join(", "),
  };
}

/** Notifies the buyer of a new step of an order. */
export function orderStep(step: Step): (mail: OrderMail) => MailContent {
  return (mail) => {
    const { order, links, company, words } = mail;
    const texts = words[order.locale]["order-mail"];
    const { footer } = words[order.locale].mail;
    const values = valuesOf(mail, step);
    const { links: more = [], notes = [] } = extras[step]?.(mail, texts, values) ?? {};
    const frame = {
      locale: order.locale,
      brand: words[order.locale].brand,
      title: texts[step].title,
      intro: fill(texts[step].intro, values),
      // The payment button already links to the order's page.
      links: [
        ...more,
        ...(step === "payment-link" ? [] : [{ label: texts.follow, href: links.order }]),
        ...withdrawalLink(mail),
      ],
      footer: [fill(footer.questions, { email: company.email }), ...companyLines(company)],
    };
    const said = notes.map((note) => html`<p style="margin:16px 0 0">${note}</p>`);
    return {
      subject: fill(texts[step].subject, values),
      html: mailFrame({
        ...frame,
        portrait: { lead: html`${said}${stepsHtml(mail)}`, picture: portraitHtml(mail) },
        body: summaryHtml(mail, true),
      }),
      text: mailText(frame, [...notes, "", summaryText(mail)].join("\n")),
    };
  };
}

/** That the payment is awaited, or how its slip is paid. */
export const orderProcessing = (mail: OrderMail): MailContent =>
  orderStep(mail.order.paymentVoucher ? "payment-voucher" : "processing")(mail);
