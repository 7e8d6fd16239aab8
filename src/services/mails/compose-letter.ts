import type { Letter } from "@/src/domain/mail/letter";
import type { LetterContext } from "@/src/emails/mail-content";
import { fail, ok, type Result } from "@/src/domain/result";
import type { MailFault, OutgoingMail } from "@/src/gateways/mail/mail-gateway";
import type { DueLetter } from "@/src/store/mail-rows";
import { reportToken } from "@/src/services/affiliates/report-token";
import { reminderTokens } from "@/src/services/reminders/reminder-tokens";
import type { Shop } from "@/src/services/shop-parts";
import { codeOfSeed } from "@/src/services/sign-in/sign-in-code";
import { composeGiftCard } from "./compose-gift-card";

/** Where a mailbox leaves the list a mail belongs to; null for a mail of no list. */
function oneClickPath(letter: Letter, context: LetterContext): string | null {
  if (letter.kind === "cart-reminder") {
    return `/api/cart/one-click?token=${context.reminderTokens(letter.customer).leave}`;
  }
  return letter.kind === "newsletter-welcome" || letter.kind === "newsletter-known"
    ? `/api/newsletter/one-click?token=${letter.token}`
    : null;
}

/**
 * What lets a mailbox offer one click to leave the list, on every mail of the list.
 * Source: RFC 2369, RFC 8058.
 */
function listHeaders(letter: Letter, context: LetterContext): OutgoingMail["headers"] {
  const path = oneClickPath(letter, context);
  if (path === null) return {};
  return {
    "List-Unsubscribe": `<${context.origin}${path}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** A mail that belongs to no order. */
export async function composeLetter(
  shop: Shop,
  { key, to, letter, queuedAt }: DueLetter,
): Promise<Result<OutgoingMail, MailFault>> {
  if (!letter) return fail({ code: "refused", message: "What it was to be written from cannot be read." });
  if (letter.kind === "sign-in-code" && letter.expires <= shop.clock().getTime()) {
    return fail({ code: "refused", message: "The code in it is too old to be sent." });
  }
  if (letter.kind === "cart-reminder" && !(await shop.store.isCartForgotten(letter.cart))) {
    return fail({
      code: "refused",
      message: "The cart was ordered or emptied meanwhile, or nobody wants it.",
    });
  }
  const { company } = await shop.store.loadSettings();
  const context = {
    company,
    origin: shop.origin,
    codeOfSeed: (seed: string) => codeOfSeed(shop, seed),
    reportToken: (id: number) => reportToken(shop, id),
    reminderTokens: (customer: number) => reminderTokens(shop, customer, queuedAt),
  };
  const content =
    letter.kind === "gift-card" ? await composeGiftCard(shop, letter) : ok(shop.writeLetter(letter, context));
  if (!content.ok) return content;
  return ok({
    to: to ?? company.email,
    ...content.value,
    // The same for every attempt, another one for the same occasion of another database.
    id: `${key.replace(/[^\w-]+/g, ".")}.${queuedAt.getTime()}`,
    pictures: [],
    ...(letter.kind === "form-notice" && { replyTo: letter.email }),
    headers: listHeaders(letter, context),
  });
}
