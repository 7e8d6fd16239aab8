import { fill } from "@/src/domain/locale/fill";
import { isDonation } from "@/src/domain/order/is-donation";
import { hasParcel } from "@/src/domain/order/has-parcel";
import type { Company } from "@/src/domain/settings";
import type { MailContent, OrderMail } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { stepsHtml } from "./order-steps";
import { withdrawalLink } from "./withdrawal-link";
import { portraitHtml, summaryHtml, summaryText } from "./order-summary";

/** Company details required in a business letter. */
export const companyLines = ({ name, address, registration, vatNumber }: Company): readonly string[] =>
  [[name, ...address].join(", "), [registration, vatNumber].filter(Boolean).join(", ")].filter(Boolean);

/** To the shopper, when the order is paid. */
export function orderConfirmation(mail: OrderMail): MailContent {
  const { order, links, company, words } = mail;
  const { confirmation, donation, footer } = words[order.locale].mail;
  const isGiven = isDonation(order);
  // Codes are sent by mail: nothing is built or shipped.
  const ordered = hasParcel(order) ? confirmation : { ...confirmation, ...confirmation.codes };
  const { subject, title, intro } = isGiven ? donation : ordered;
  const frame = {
    locale: order.locale,
    brand: words[order.locale].brand,
    title,
    intro: fill(intro, { number: order.number }),
    links: [
      ...(isGiven ? [] : [{ label: confirmation.follow, href: links.order }]),
      ...(links.receipt === null ? [] : [{ label: confirmation.receipt, href: links.receipt }]),
      ...withdrawalLink(mail),
    ],
    footer: [
      fill(footer.questions, { email: company.email }),
      ...(mail.hasTerms ? [confirmation.attached] : []),
      ...(isGiven ? [] : [footer.withdrawal]),
      ...companyLines(company),
    ],
  };
  return {
    subject: fill(subject, { number: order.number }),
    html: mailFrame({
      ...frame,
      portrait: { lead: stepsHtml(mail), picture: portraitHtml(mail) },
      body: summaryHtml(mail, true),
    }),
    text: mailText(frame, summaryText(mail)),
  };
}
