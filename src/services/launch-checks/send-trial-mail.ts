import { applyBrand } from "@/src/services/mails/apply-brand";
import type { Locale } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import type { MailError } from "@/src/gateways/mail/mail-gateway";
import { mailContext } from "@/src/services/mails/mail-context";
import { messageId } from "@/src/services/mails/message-id";
import type { Shop } from "@/src/services/shop";

/**
 * Sends a mail without the outbox, so that the caller gets the mail server's response.
 * @returns an error if the server refuses the mail, or does not respond
 */
export async function sendTrialMail(
  shop: Shop,
  { to, locale }: { readonly to: string; readonly locale: Locale },
): Promise<Result<null, MailError>> {
  const queuedAt = shop.clock();
  const context = await mailContext(shop, queuedAt);
  const content = shop.writeMail({ kind: "trial", locale }, context);
  const id = messageId({ key: `trial:${shop.random(64)}`, queuedAt });
  const { brand, company } = await shop.store.loadSettings();
  const mail = await applyBrand(shop, brand, { to: [to], ...content, id });
  return shop.mail.send(mail, { name: brand.name, address: company.email });
}
