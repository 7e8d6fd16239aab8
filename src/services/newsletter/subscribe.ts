import { consentText } from "@/src/domain/forms/subscriber";
import type { Locale } from "@/src/domain/locale/locale";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import { confirmToken, unsubscribeToken } from "./subscriber-token";

/** Hash of an address: can be compared, but does not reveal it. */
export const proofOf = ({ sign }: Pick<Shop, "sign">, address: string | null): string =>
  sign("consent", address ?? "unknown");

/** Enough for retries by a real subscriber, too few to flood another person's mailbox. */
const mailsPerDay = { times: 3, seconds: 86_400 };

/**
 * First step of the double opt-in: saves the subscriber and sends the link. A known address gets a mail too, and the same
 * response, so that the response does not reveal subscribers.
 * @param address network address of the client, or null
 * Source: specification 16.3.
 */
export async function subscribe(
  shop: Shop,
  {
    email,
    locale,
    address,
  }: { readonly email: string; readonly locale: Locale; readonly address: string | null },
): Promise<void> {
  const isMailed = await rateLimit(shop, [{ what: "newsletter:mail", who: email, limit: mailsPerDay }]);
  if (!isMailed) return;
  const at = shop.clock();
  // Keeps two requests in one millisecond apart.
  const mark = shop.random(64);
  await shop.store.newsletter.askForNewsletter(
    { email, locale, consentText, from: proofOf(shop, address), at },
    ({ id, state, ...subscriber }) => [
      state === "confirmed"
        ? {
            key: `newsletter-known:${id}:${mark}`,
            to: email,
            mail: { kind: "newsletter-known", locale: subscriber.locale, token: unsubscribeToken(shop, id) },
          }
        : {
            key: `newsletter-confirm:${id}:${mark}`,
            to: email,
            mail: { kind: "newsletter-confirm", locale, token: confirmToken(shop, id, at) },
          },
    ],
  );
  shop.flushOutbox();
}
