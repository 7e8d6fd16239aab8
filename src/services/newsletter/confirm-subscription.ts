import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { proofOf } from "./subscribe";
import { unsubscribeToken, readConfirmToken } from "./subscriber-token";

/** Second step of the double opt-in; a repeated request changes nothing. */
export async function confirmSubscription(
  shop: Shop,
  { token, address }: { readonly token: string; readonly address: string | null },
): Promise<Result<null, "bad-link">> {
  const at = shop.clock();
  const asked = readConfirmToken(shop, token, at);
  if (!asked) return fail("bad-link");
  const subscriber = await shop.store.newsletter.confirmSubscriber(
    { ...asked, from: proofOf(shop, address), at },
    ({ id, email, locale }) => [
      {
        key: `newsletter-welcome:${id}:${asked.asked.getTime()}`,
        to: email,
        mail: { kind: "newsletter-welcome", locale, token: unsubscribeToken(shop, id) },
      },
    ],
  );
  if (!subscriber) return fail("bad-link");
  shop.flushOutbox();
  return ok(null);
}
