import { email, line, prose, whole } from "./form-field";
import { defineForm } from "./form";

/** An amount in whole euros, paid on the provider's page. */
export const donation = defineForm({
  name: "donation",
  path: "/api/donation",
  guard: "form",
  isPaid: true,
  fields: {
    amount: whole(5, 5000, { suggested: [20, 50, 150], isWide: true }),
    name: line(80, { optional: true, autoComplete: "name" }),
    email: email(),
    message: prose({ maxLength: 500, optional: true }),
  },
});
