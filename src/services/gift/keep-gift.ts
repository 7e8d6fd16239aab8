import type { Answers } from "../../contracts/forms/form";
import type { giftCard } from "../../contracts/forms/gift-forms";
import { parisDay } from "../../domain/calendar/paris-day";
import { isSendDay } from "../../domain/gift/gift-details";
import { fail } from "../../domain/result";
import type { Shop } from "../shop-parts";
import { keepWishOf } from "./keep-wish-of";

/** Keeps for whom a gift card or a gift watch is. @returns its sku, or the field that is wrong */
export async function keepGift(shop: Shop, answers: Answers<typeof giftCard.fields>) {
  const { sku, recipientName, recipientEmail, senderName, message, sendOn } = answers;
  if (sendOn !== "" && !isSendDay(sendOn, parisDay(shop.clock())))
    return fail({ field: "sendOn", error: "day" } as const);
  return keepWishOf(shop, sku, {
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
