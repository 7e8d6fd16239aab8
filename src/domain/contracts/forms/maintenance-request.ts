import { choice, day, email, line, prose } from "./form-field";
import { defineForm } from "./form";

/** A request to service a watch. */
export const maintenanceRequest = defineForm({
  name: "maintenance-request",
  path: "/api/contact",
  guard: "form",
  fields: {
    model: line(80),
    serial: line(40, { optional: true, autoComplete: "off" }),
    purchasedOn: day(),
    trouble: choice(["stopped", "accuracy", "water", "glass", "strap", "service", "other"]),
    message: prose({ minLength: 10 }),
    name: line(80, { autoComplete: "name" }),
    email: email(),
  },
});
