import { email, line } from "./form-field";
import { defineForm } from "./form";

/** Finds an order by its number and the buyer's address. Source: specification §7, /api/search-order. */
export const orderSearch = defineForm({
  name: "order-search",
  path: "/api/search-order",
  guard: "limits",
  fields: {
    order: line(30, { autoComplete: "off" }),
    email: email(),
  },
});
