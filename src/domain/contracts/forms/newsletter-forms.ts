import { email } from "./form-field";
import { defineForm } from "./form";

/**
 * First half of the double opt-in. A program may send it too: it has no effect without the mail's link. Source:
 * specification §5, newsletter e-mail; §7, POST /api/offer.
 */
export const newsletter = defineForm({
  name: "newsletter",
  path: "/api/newsletter",
  guard: "limits",
  fields: { email: email() },
});

/** Second half of the double opt-in: the button behind the mail's link. */
export const newsletterConfirm = defineForm({
  name: "newsletter-confirm",
  path: "/api/newsletter/confirm",
  guard: "limits",
  fields: {},
});

/** The button behind the unsubscribe link of every newsletter. */
export const newsletterUnsubscribe = defineForm({
  name: "newsletter-unsubscribe",
  path: "/api/newsletter/unsubscribe",
  guard: "limits",
  fields: {},
});

/** The button behind the link of a cart reminder: opens its cart in this browser. */
export const cartMailOpen = defineForm({
  name: "cart-mail-open",
  path: "/api/cart/open",
  guard: "limits",
  fields: {},
});

/** The button behind the link of a cart reminder: ends further reminders. */
export const cartMailStop = defineForm({
  name: "cart-mail-stop",
  path: "/api/cart/no-reminder",
  guard: "limits",
  fields: {},
});
