import { choice, day, email, line, prose } from "./form-field";
import { defineForm } from "./form";

/** An idea beyond the configurator, designed with the workshop. */
export const bespokeRequest = defineForm({
  name: "bespoke-request",
  path: "/api/contact",
  guard: "form",
  fields: {
    idea: prose({ minLength: 20 }),
    budget: choice(["under-400", "400-600", "600-1000", "over-1000", "unsure"]),
    wishedFor: day(),
    name: line(80, { autoComplete: "name" }),
    email: email(),
  },
});
