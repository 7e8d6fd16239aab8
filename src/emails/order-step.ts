import { fill } from "@/src/domain/locale/fill";
import { carrierNames, trackingUrl } from "@/src/domain/order/carrier";
import { givenBack } from "@/src/domain/order/amount-due";
import { lastTime } from "@/src/domain/order/last-time";
import type { LanguageWords } from "@/src/i18n/words";
import type { MailContent, OrderMail } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html } from "./markup";
import { companyLines } from "./order-confirmation";
import { orderFigures } from "./order-figures";
import { summaryHtml, summaryText } from "./order-summary";

type Texts = LanguageWords["order-mail"];
type Link = { readonly label: string; readonly href: string };
type Values = Readonly<Record<string, string>>;

/** Steps of an order that are told to its buyer. */
export type Step = Exclude<keyof Texts, "follow" | "receipt" | "credit">;

/** What a step says beside its title and introduction. */
interface Extras {
  readonly links?: readonly Link[];
  readonly notes?: readonly string[];
}

function parcelValues({ order: { parcel } }: OrderMail): Values {
  return parcel === null
    ? { carrier: "", tracking: "" }
    : { carrier: carrierNames[parcel.carrier], tracking: parcel.trackingNumber };
}

/** A day as its reader writes it. @param day as 2026-03-31 */
const inWords = (mail: OrderMail, day: string) => orderFigures(mail.order).day(new Date(`${day}T12:00:00Z`));

const track = ({ order: { parcel } }: OrderMail, { shipped }: Texts): readonly Link[] =>
  parcel === null ? [] : [{ label: shipped.track, href: trackingUrl(parcel) }];

function withdrawnNotes(
  { order, company }: OrderMail,
  { withdrawn }: Texts,
  values: Values,
): readonly string[] {
  const address = [company.name, ...company.address].join(", ");
  return [
    fill(withdrawn.statement, values),
    lastTime(order, "shipped") === null ? withdrawn.nothing : fill(withdrawn.return, { address }),
    withdrawn.refund,
  ];
}

const extras: Readonly<Partial<Record<Step, (mail: OrderMail, texts: Texts, values: Values) => Extras>>> = {
  shipped: (mail, texts) => ({ links: track(mail, texts) }),
  delivered: (mail, { delivered }) => ({
    links: mail.links.reviews.map(({ title, href }) => ({ label: fill(delivered.review, { title }), href })),
    notes:
      mail.withdrawal.status === "open" && mail.withdrawal.until !== null
        ? [fill(delivered.until, { day: inWords(mail, mail.withdrawal.until) })]
        : [],
  }),
  refunded: ({ links }, texts) => ({
    links: links.creditNotes.map(({ number, href }) => ({ label: fill(texts.credit, { number }), href })),
  }),
  withdrawn: (mail, texts, values) => ({ notes: withdrawnNotes(mail, texts, values) }),
};

function valuesOf(mail: OrderMail): Values {
  const { order } = mail;
  const { amount, day, time } = orderFigures(order);
  const withdrawn = lastTime(order, "withdrawn") ?? order.createdAt;
  return {
    ...parcelValues(mail),
    number: order.number,
    amount: amount(givenBack(order)),
    total: amount(order.total),
    day: day(withdrawn),
    time: time(withdrawn),
    placed: day(order.createdAt),
    name: [order.contact.name, order.contact.email].filter(Boolean).join(", "),
  };
}

/** Tells the buyer that an order has come a step further. */
export function orderStep(step: Step): (mail: OrderMail) => MailContent {
  return (mail) => {
    const { order, links, company, words } = mail;
    const texts = words[order.locale]["order-mail"];
    const { footer } = words[order.locale].mail;
    const values = valuesOf(mail);
    const { links: more = [], notes = [] } = extras[step]?.(mail, texts, values) ?? {};
    const frame = {
      locale: order.locale,
      title: texts[step].title,
      intro: fill(texts[step].intro, values),
      links: [...more, { label: texts.follow, href: links.order }],
      footer: [fill(footer.questions, { email: company.email }), ...companyLines(company)],
    };
    const body = html`${notes.map((note) => html`<p style="margin:16px 0 0">${note}</p>`)}${summaryHtml(mail)}`;
    return {
      subject: fill(texts[step].subject, values),
      html: mailFrame({ ...frame, body }),
      text: mailText(frame, [...notes, "", summaryText(mail)].join("\n")),
    };
  };
}
