import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import type { Illustration } from "@/src/domain/content/illustration";
import type { NewsletterIssueMail } from "@/src/domain/mail/mail";
import type { Newsletter } from "@/src/domain/newsletter/newsletter";
import { fail, ok, type Result } from "@/src/domain/result";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { MailContent, MailContext } from "@/src/services/mail-templates/mail-content";
import type { MailError } from "@/src/gateways/mail/mail-gateway";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import { unsubscribeToken } from "./subscriber-token";

/** Every mail client supports JPEG; about two pixels per point of the 544-point column. */
const width = 1000;

/** Path of a picture, from the root of the shop. */
function pathOf(
  { picture, watch: code, view, stage }: Illustration,
  watches: readonly ReadyMadeWatch[],
  version: string,
): string | null {
  if (picture) return picture.url;
  const watch = watches.find((one) => one.code === code);
  if (!watch) return null;
  const urlOf = view === "back" ? backImageUrl : frontImageUrl;
  return urlOf(watch.parts, { width, stage, version, format: "jpeg" });
}

/** Composes a newsletter in one language. @param leave URL of the unsubscribe page */
export async function writeIssue(
  shop: Shop,
  newsletter: Newsletter,
  { locale }: Pick<NewsletterIssueMail, "locale">,
  leave: string,
  context: MailContext,
): Promise<MailContent> {
  const { watches, catalogue } = await shop.store.loadSnapshot();
  const pictureOf = ({ illustration }: { readonly illustration: Illustration }) => {
    const path = pathOf(illustration, watches, catalogue.version);
    return path === null ? null : shopUrl(shop.origin, path);
  };
  return shop.newsletterIssue({ newsletter, locale, leave, pictureOf }, context);
}

/** Unsubscribe URL; for a trial mail, the page without a token. */
export const leaveUrl = (shop: Shop, { locale, subscriber }: NewsletterIssueMail): string => {
  const page = shopUrl(shop.origin, "/newsletter/desinscription", locale);
  return subscriber === null ? page : `${page}?token=${unsubscribeToken(shop, subscriber)}`;
};

/** The mail of a newsletter to one reader, from its current content; none if the reader has unsubscribed. */
export async function composeIssue(
  shop: Shop,
  mail: NewsletterIssueMail,
  context: MailContext,
): Promise<Result<MailContent, MailError>> {
  const newsletter = await shop.store.loadNewsletter(mail.newsletter);
  if (!newsletter) return fail({ code: "refused", message: "The newsletter is not there." });
  const isWanted = mail.subscriber === null || (await shop.store.newsletter.isSubscribed(mail.subscriber));
  if (!isWanted) return fail({ code: "refused", message: "Its reader has left the list." });
  return ok(await writeIssue(shop, newsletter, mail, leaveUrl(shop, mail), context));
}
