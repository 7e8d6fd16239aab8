import { agreement, choice, email, line, prose, site } from "./form-field";
import { defineForm } from "./form";

/** An application to the affiliate programme. Source: specification §7, /api/affiliation-application. */
export const affiliation = defineForm({
  name: "affiliation",
  path: "/api/affiliation-application",
  guard: "form",
  fields: {
    name: line(80, { autoComplete: "name" }),
    email: email(),
    site: site(),
    channel: choice(["blog", "video", "social", "newsletter", "other"]),
    audience: choice(["under-1000", "1000-10000", "10000-100000", "over-100000"], { isWide: true }),
    message: prose({ minLength: 20, maxLength: 2000 }),
    terms: agreement(),
  },
});
