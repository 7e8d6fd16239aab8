import { fill } from "@/src/domain/locale/fill";
import { staffLocale } from "@/src/domain/locale/locale";
import { lastTime } from "@/src/domain/order/last-time";
import type { LanguageWords } from "@/src/i18n/words";
import type { MailContent, OrderMail } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { withdrawalOfMail } from "./part-withdrawal";
import { orderFigures } from "./order-figures";
import { summaryHtml, summaryText } from "./order-summary";

type Words = LanguageWords["staff-mail"];

interface Notice {
  readonly subject: string;
  readonly intro: string;
}

/** A mail to staff about an order, with its number and other values filled in. */
const staffMail =
  (noticeOf: (words: Words, mail: OrderMail) => Notice & { readonly values?: Record<string, string> }) =>
  (mail: OrderMail): MailContent => {
    const { order, origin, words: allWords } = mail;
    const words = allWords[staffLocale]["staff-mail"];
    const { subject, intro, values } = noticeOf(words, mail);
    const known = { number: order.number, ...values };
    const title = fill(subject, known);
    const frame = {
      locale: staffLocale,
      brand: allWords[staffLocale].brand,
      title,
      intro: fill(intro, known),
      links: [{ label: words.admin, href: `${origin}/admin/collections/orders/${order.id}` }],
      footer: [],
    };
    return {
      subject: title,
      html: mailFrame({ ...frame, body: summaryHtml(mail) }),
      text: mailText(frame, summaryText(mail)),
    };
  };

/** To staff: an order is paid. */
export const newOrderNotice = staffMail(({ newOrder }, mail) => {
  const { order } = mail;
  const { contact } = order;
  const { amount } = orderFigures({ ...order, locale: staffLocale });
  return {
    ...newOrder,
    values: { name: contact.name ?? contact.email ?? newOrder.nameless, total: amount(order.total) },
  };
});

/** To staff: a payment does not match its order; the order is held until staff decides. */
export const heldNotice = staffMail(({ held }, { order: { heldReason } }) => {
  const reasons = new Map<string | null, string>(Object.entries(held.reasons));
  return { ...held, values: { reason: reasons.get(heldReason) ?? heldReason ?? held.reasons.unknown } };
});

/** To staff: a bank disputes a payment. */
export const disputeNotice = staffMail(({ disputed }) => disputed);

/** To staff: a buyer has withdrawn. */
export const withdrawalNotice = staffMail(({ withdrawn }, mail) => {
  const { order } = mail;
  const { day, time } = orderFigures({ ...order, locale: staffLocale });
  const found = withdrawalOfMail(mail);
  const at = found?.at ?? lastTime(order, "withdrawn") ?? order.createdAt;
  return {
    subject: withdrawn.subject,
    intro: found?.isPart
      ? `${withdrawn.intro} ${fill(withdrawn.part, { pieces: found.pieces, amount: found.amount })}`
      : withdrawn.intro,
    values: {
      name: order.contact.name ?? order.contact.email ?? withdrawn.nameless,
      day: day(at),
      time: time(at),
      parcel: found?.back ? fill(withdrawn.shipped, { pieces: found.back }) : withdrawn.kept,
    },
  };
});

/** To staff: a donation has a message, and the page promises a reply. */
export const donationNotice = staffMail(({ donation }, { order: { contact } }) => ({
  subject: donation.subject,
  intro: contact.email === null ? donation.intro : donation.introTo,
  values: { name: contact.name ?? contact.email ?? donation.nameless, email: contact.email ?? "" },
}));
