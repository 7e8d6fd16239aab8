import { choice, email, line, prose } from "./form-field";
import { defineForm } from "./form";

/** A question to the shop. Source: specification §7, /api/contact. */
export const contact = defineForm({
  name: "contact",
  path: "/api/contact",
  guard: "form",
  fields: {
    subject: choice(["watch", "order", "return", "gift-card", "other"]),
    order: line(30, { optional: true, autoComplete: "off" }),
    name: line(80, { autoComplete: "name" }),
    email: email(),
    message: prose({ minLength: 10 }),
  },
});
