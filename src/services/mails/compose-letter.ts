import type { Letter } from "../../domain/mail/letter";
import { fail, ok, type Result } from "../../domain/result";
import type { MailFault, OutgoingMail } from "../../gateways/mail/mail-gateway";
import type { DueLetter } from "../../store/mail-rows";
import { reportToken } from "../affiliates/report-token";
import { reminderTokens } from "../reminders/reminder-tokens";
import type { Shop } from "../shop-parts";
import { codeOfSeed } from "../sign-in/sign-in-code";

/**
 * What lets a mailbox offer one click to leave the list, on every mail of the list.
 * Source: RFC 2369, RFC 8058.
 */
function listHeaders(letter: Letter, origin: string): OutgoingMail["headers"] {
  if (letter.kind !== "newsletter-welcome" && letter.kind !== "newsletter-known") return {};
  return {
    "List-Unsubscribe": `<${origin}/api/newsletter/one-click?token=${letter.token}>`,
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
  const { company } = await shop.store.loadSettings();
  const content = shop.writeLetter(letter, {
    company,
    origin: shop.origin,
    codeOfSeed: (seed) => codeOfSeed(shop, seed),
    reportToken: (id) => reportToken(shop, id),
    reminderTokens: (customer) => reminderTokens(shop, customer, queuedAt),
  });
  return ok({
    to: to ?? company.email,
    ...content,
    // The same for every attempt, another one for the same occasion of another database.
    id: `${key.replace(/[^\w-]+/g, ".")}.${queuedAt.getTime()}`,
    pictures: [],
    ...(letter.kind === "form-notice" && { replyTo: letter.email }),
    headers: listHeaders(letter, shop.origin),
  });
}
