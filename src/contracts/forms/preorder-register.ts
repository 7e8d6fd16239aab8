import { email, line, phone } from "./form-field";
import { defineForm } from "./form";

/**
 * A place in a numbered series. Its query names the run: step three names its offer, a page without one keeps the open
 * list. Source: specification §7, /api/preorder-register.
 */
export const preorderRegister = defineForm({
  name: "preorder-register",
  path: "/api/preorder-register",
  guard: "form",
  fields: {
    name: line(80, { autoComplete: "name" }),
    email: email(),
    phone: phone({ isWide: true }),
  },
});
