import { choice, day, email, line, phone, prose, whole } from "./form-field";
import { defineForm } from "./form";

/** Watches for a company. */
export const businessRequest = defineForm({
  name: "business-request",
  path: "/api/contact",
  guard: "form",
  fields: {
    company: line(120, { autoComplete: "organization" }),
    quantity: whole(1, 5000),
    engraving: choice(["none", "text", "logo", "unsure"]),
    wishedFor: day(),
    name: line(80, { autoComplete: "name" }),
    email: email(),
    phone: phone({ isWide: true }),
    message: prose({ optional: true }),
  },
});
