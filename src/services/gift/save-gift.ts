import type { Answers } from "@/src/domain/contracts/forms/form";
import type { giftCard } from "@/src/domain/contracts/forms/gift-forms";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { isSendDay } from "@/src/domain/gift/gift-details";
import { fail } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { saveWishOf } from "./save-wish-of";

/** Saves the recipient of a gift card or gift watch. @returns its sku, or the invalid field */
export async function saveGift(shop: Shop, answers: Answers<typeof giftCard.fields>) {
  const { sku, recipientName, recipientEmail, senderName, message, sendOn } = answers;
  if (sendOn !== "" && !isSendDay(sendOn, parisDay(shop.clock())))
    return fail({ field: "sendOn", error: "day" } as const);
  return saveWishOf(shop, sku, {
    gift: {
      recipientName,
      recipientEmail: recipientEmail === "" ? null : recipientEmail,
      senderName,
      message,
      sendOn: sendOn === "" ? null : sendOn,
    },
    tastes: null,
  });
}
