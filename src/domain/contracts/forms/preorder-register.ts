import { email, line, phone } from "./form-field";
import { defineForm } from "./form";

/**
 * Registration for a numbered series. Its query names the run: step three names its offer, a page without one uses
 * the open list. Source: specification §7, /api/preorder-register.
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
