import type { Mail } from "@/src/domain/mail/mail";
import type { MailContext } from "@/src/emails/mail-content";
import { fail, ok, type Result } from "@/src/domain/result";
import type { MailError, OutgoingMail } from "@/src/gateways/mail/mail-gateway";
import type { DueStandaloneMail } from "@/src/store/mails/mail-rows";
import { reportToken } from "@/src/services/affiliates/report-token";
import { reminderTokens } from "@/src/services/reminders/reminder-tokens";
import type { Shop } from "@/src/services/shop";
import { codeOfSeed } from "@/src/services/sign-in/sign-in-code";
import { staffLink, tokenOfSeed } from "@/src/services/staff/staff-links";
import { composeGiftCard } from "./compose-gift-card";

/** Where a mailbox leaves the list a mail belongs to; null for a mail of no list. */
function oneClickPath(mail: Mail, context: MailContext): string | null {
  if (mail.kind === "cart-reminder") {
    return `/api/cart/one-click?token=${context.reminderTokens(mail.customer).leave}`;
  }
  return mail.kind === "newsletter-welcome" || mail.kind === "newsletter-known"
    ? `/api/newsletter/one-click?token=${mail.token}`
    : null;
}

/**
 * What lets a mailbox offer one click to leave the list, on every mail of the list.
 * Source: RFC 2369, RFC 8058.
 */
function listHeaders(mail: Mail, context: MailContext): OutgoingMail["headers"] {
  const path = oneClickPath(mail, context);
  if (path === null) return {};
  return {
    "List-Unsubscribe": `<${context.origin}${path}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** A mail that belongs to no order. */
export async function composeMail(
  shop: Shop,
  { key, to, mail, queuedAt }: DueStandaloneMail,
): Promise<Result<OutgoingMail, MailError>> {
  if (!mail) return fail({ code: "refused", message: "What it was to be written from cannot be read." });
  if (mail.kind === "sign-in-code" && mail.expires <= shop.clock().getTime()) {
    return fail({ code: "refused", message: "The code in it is too old to be sent." });
  }
  if (mail.kind === "staff-link" && mail.expires <= shop.clock().getTime()) {
    return fail({ code: "refused", message: "The link in it is too old to be sent." });
  }
  if (mail.kind === "cart-reminder" && !(await shop.store.carts.isCartAbandoned(mail.cart))) {
    return fail({
      code: "refused",
      message: "The cart was ordered or emptied meanwhile, or nobody wants it.",
    });
  }
  const { settings, words } = await shop.store.loadSnapshot();
  const { company } = settings;
  const context = {
    words,
    company,
    origin: shop.origin,
    codeOfSeed: (seed: string) => codeOfSeed(shop, seed),
    staffLink: (purpose: "invitation" | "reset", seed: string) =>
      staffLink(shop.origin, purpose, tokenOfSeed(shop, seed)),
    reportToken: (id: number) => reportToken(shop, id),
    reminderTokens: (customer: number) => reminderTokens(shop, customer, queuedAt),
  };
  const content =
    mail.kind === "gift-card" ? await composeGiftCard(shop, mail) : ok(shop.writeMail(mail, context));
  if (!content.ok) return content;
  return ok({
    to: to ?? company.email,
    ...content.value,
    // The same for every attempt, another one for the same occasion of another database.
    id: `${key.replace(/[^\w-]+/g, ".")}.${queuedAt.getTime()}`,
    pictures: [],
    ...(mail.kind === "form-notice" && { replyTo: mail.email }),
    headers: listHeaders(mail, context),
  });
}
