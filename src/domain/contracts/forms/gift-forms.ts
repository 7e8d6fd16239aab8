import { giftLimits } from "@/src/domain/gift/gift-details";
import { tastedMoods, tastedStraps } from "@/src/domain/gift/tastes";
import { dialColors } from "@/src/domain/watch/dial-color";
import { catalogueChoice, choice, day, email, line, prose, several } from "./form-field";
import { defineForm } from "./form";

const giftFields = {
  /** The article, by amount. */
  sku: line(60),
  recipientName: line(giftLimits.name, { autoComplete: "off" }),
  sendOn: day(),
  recipientEmail: email({ isWide: true, optional: true, autoComplete: "off" }),
  senderName: line(giftLimits.name, { autoComplete: "name", isWide: true }),
  message: prose({ maxLength: giftLimits.message, optional: true }),
};

/** A gift card: how much, for whom, from whom, when. */
export const giftCard = defineForm({
  name: "gift-card",
  path: "/api/gift",
  guard: "limits",
  fields: giftFields,
});

/** A watch composed by the recipient. */
export const giftWatch = defineForm({
  name: "gift-watch",
  path: "/api/gift",
  guard: "limits",
  fields: giftFields,
});

/** A watch composed by the workshop: amount, and some preferences. */
export const surpriseWatch = defineForm({
  name: "surprise-watch",
  path: "/api/surprise",
  guard: "limits",
  fields: {
    sku: line(60),
    diameter: catalogueChoice(),
    strap: choice(tastedStraps, { optional: true }),
    mood: choice(tastedMoods, { optional: true }),
    avoided: several(dialColors),
  },
});
