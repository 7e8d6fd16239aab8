import { groupedCode } from "@/src/domain/gift-card/card-code";
import { hasExpired } from "@/src/domain/gift-card/validity";
import { worthOf } from "@/src/domain/gift-card/ledger";
import type { GiftCardMail } from "@/src/domain/mail/mail";
import { fail, ok, type Result } from "@/src/domain/result";
import type { ComposedMail, MailError } from "@/src/gateways/mail/mail-gateway";
import { codeOfCard } from "@/src/services/gift-cards/card-secrets";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";

/** Content of a gift card's mail, from the card's current state: a card without a balance is not sent. */
export async function composeGiftCard(
  shop: Shop,
  mail: GiftCardMail,
): Promise<Result<Pick<ComposedMail, "subject" | "html" | "text" | "files">, MailError>> {
  const [card] = await shop.store.giftCards.findCards([mail.card]);
  if (!card) return fail({ code: "refused", message: "The gift card is not there." });
  const worth = worthOf(card.balance);
  if (worth === 0 || hasExpired(card.expiresAt, shop.clock()))
    return fail({ code: "refused", message: "The gift card is worth nothing any more." });
  // It may be thawed before the next attempt.
  if (card.isFrozen) return fail({ code: "unavailable", message: "The gift card is frozen." });
  const { settings, words } = await shop.store.loadSnapshot();
  const code = codeOfCard(shop.cardKeys, card);
  // The operator may configure the earlier key again.
  if (code === null)
    return fail({ code: "unavailable", message: "The gift card was made under a key that is not accepted." });
  const content = {
    card,
    worth,
    code,
    company: settings.company,
    words: words[card.locale],
    page: shopUrl(shop.origin, `/carte-cadeaux/${groupedCode(code)}`, card.locale),
    home: shopUrl(shop.origin, "/carte-cadeaux", card.locale),
  };
  return ok({ ...shop.giftCardMail(content), files: [await shop.renderGiftCard(content)] });
}
