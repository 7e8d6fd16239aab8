import { country, email, line, phone, postalCode, state } from "./form-field";
import { defineForm } from "./form";

/** Second step of a pre-order: owner and address. Source: specification §2, pre-order steps. */
export const preorderDetails = defineForm({
  name: "preorder-details",
  path: "/api/preorder/details",
  guard: "limits",
  fields: {
    name: line(80, { autoComplete: "name" }),
    email: email(),
    phone: phone(),
    country: country(),
    line1: line(120, { autoComplete: "address-line1" }),
    line2: line(120, { optional: true, autoComplete: "address-line2" }),
    postalCode: postalCode(),
    city: line(80, { autoComplete: "address-level2" }),
    state: state(),
  },
});
