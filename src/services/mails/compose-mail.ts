import { noticeOfMail } from "@/src/domain/staff/staff-notice";
import type { Mail } from "@/src/domain/mail/mail";
import { composeIssue } from "@/src/services/newsletter/compose-issue";
import { unsubscribeToken } from "@/src/services/newsletter/subscriber-token";
import { mailContext } from "./mail-context";
import type { MailContext } from "@/src/services/mail-templates/mail-content";
import { fail, ok, type Result } from "@/src/domain/result";
import type { ComposedMail, MailError } from "@/src/gateways/mail/mail-gateway";
import type { DueStandaloneMail } from "@/src/store/mails/mail-rows";
import type { Shop } from "@/src/services/shop";
import { composeGiftCard } from "./compose-gift-card";
import { noticeReaders } from "./notice-readers";
import { messageId } from "./message-id";

/** One-click unsubscribe path of a mail's list; null for a mail of no list. */
function oneClickPath(shop: Shop, mail: Mail, context: MailContext): string | null {
  if (mail.kind === "newsletter-issue" && mail.subscriber !== null) {
    return `/api/newsletter/one-click?token=${unsubscribeToken(shop, mail.subscriber)}`;
  }
  if (mail.kind === "cart-reminder") {
    return `/api/cart/one-click?token=${context.reminderTokens(mail.customer).stop}`;
  }
  if (mail.kind === "stock-back")
    return `/api/back-in-stock/one-click?token=${context.noticeToken(mail.notice)}`;
  return mail.kind === "newsletter-welcome" || mail.kind === "newsletter-known"
    ? `/api/newsletter/one-click?token=${mail.token}`
    : null;
}

/**
 * Headers for one-click unsubscribe, on every mail of a list.
 * Source: RFC 2369, RFC 8058.
 */
function listHeaders(shop: Shop, mail: Mail, context: MailContext): ComposedMail["headers"] {
  const path = oneClickPath(shop, mail, context);
  if (path === null) return {};
  return {
    "List-Unsubscribe": `<${context.origin}${path}${"locale" in mail ? `&locale=${mail.locale}` : ""}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function contentOf(
  shop: Shop,
  mail: Mail,
  context: MailContext,
): Promise<Result<Pick<ComposedMail, "subject" | "html" | "text" | "files">, MailError>> {
  if (mail.kind === "gift-card") return composeGiftCard(shop, mail);
  if (mail.kind === "newsletter-issue") return composeIssue(shop, mail, context);
  return Promise.resolve(ok(shop.writeMail(mail, context)));
}

/** A mail that is not about an order. */
export async function composeMail(
  shop: Shop,
  { key, to, mail, queuedAt }: DueStandaloneMail,
): Promise<Result<ComposedMail, MailError>> {
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
  if (mail.kind === "stock-back" && !(await shop.store.stock.isNoticeWanted(mail.notice))) {
    return fail({ code: "refused", message: "Its reader does not wait for it any more." });
  }
  const context = await mailContext(shop, queuedAt);
  if ("item" in mail && context.countedItem(mail.item) === null) {
    return fail({ code: "refused", message: "What it is about is no longer counted." });
  }
  const content = await contentOf(shop, mail, context);
  if (!content.ok) return content;
  const notice = noticeOfMail[mail.kind] ?? "requests";
  return ok({
    to: to === null ? await noticeReaders(shop, notice, context.company) : [to],
    ...content.value,
    id: messageId({ key, queuedAt }),
    ...(mail.kind === "form-notice" && { replyTo: mail.email }),
    headers: listHeaders(shop, mail, context),
  });
}
