import { defineForm } from "./form";

/** Second half of the double opt-in: the button behind the mail's link. */
export const newsletterConfirm = defineForm({
  name: "newsletter-confirm",
  path: "/api/newsletter/confirm",
  guard: "limits",
  sendsQuery: true,
  fields: {},
});

/** The button behind the link that stands under every letter. */
export const newsletterLeave = defineForm({
  name: "newsletter-leave",
  path: "/api/newsletter/unsubscribe",
  guard: "limits",
  sendsQuery: true,
  fields: {},
});
