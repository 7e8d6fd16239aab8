import { email, line, prose } from "./form-field";
import { defineForm } from "./form";

/**
 * A wish beyond the configurator; the composed watch is in the address. Source: specification §7,
 * /api/configurator/request.
 */
export const configuratorRequest = defineForm({
  name: "configurator-request",
  path: "/api/configurator/request",
  guard: "form",
  fields: {
    wish: prose({ minLength: 10 }),
    name: line(80, { autoComplete: "name" }),
    email: email(),
  },
});
