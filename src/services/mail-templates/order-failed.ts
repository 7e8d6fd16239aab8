import { fill } from "@/src/domain/locale/fill";
import type { MailContent, OrderMail } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { companyLines } from "./order-confirmation";
import { summaryHtml, summaryText } from "./order-summary";

/** To the shopper, when a promised payment has failed, or a slip was not paid in time. */
export function orderFailed(mail: OrderMail): MailContent {
  const { order, links, company, words } = mail;
  const { failed, footer } = words[order.locale].mail;
  const { subject, title, intro } = order.paymentVoucher ? failed["payment-voucher"] : failed;
  const frame = {
    locale: order.locale,
    brand: words[order.locale].brand,
    title,
    intro: fill(intro, { number: order.number }),
    links: [{ label: failed.again, href: links.shop }],
    footer: [fill(footer.questions, { email: company.email }), ...companyLines(company)],
  };
  return {
    subject: fill(subject, { number: order.number }),
    html: mailFrame({ ...frame, body: summaryHtml(mail) }),
    text: mailText(frame, summaryText(mail)),
  };
}
