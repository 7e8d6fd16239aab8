import { line } from "./form-field";
import { defineForm } from "./form";

/** The balance of a gift card. */
export const giftCardBalance = defineForm({
  name: "gift-card-balance",
  path: "/api/gift-card-balance",
  guard: "limits",
  fields: { code: line(60, { autoComplete: "off", isWide: true }) },
});
