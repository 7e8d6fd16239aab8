import { email, line } from "./form-field";
import { defineForm } from "./form";

/** Registration for early access. Source: specification §7, /api/premium/signup. */
export const premium = defineForm({
  name: "premium",
  path: "/api/premium/signup",
  guard: "form",
  fields: {
    name: line(80, { autoComplete: "name" }),
    email: email(),
  },
});
