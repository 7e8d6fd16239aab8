import { highestRating, lowestRating } from "@/src/domain/review/review";
import { choice, line, prose } from "./form-field";
import { defineForm } from "./form";

/** Best first. */
const ratings = Array.from({ length: highestRating - lowestRating + 1 }, (_, place) =>
  String(highestRating - place),
);

/** A buyer's review of a watch. Source: specification §2, /commandes/avis/{review}; §7, /api/reviews. */
export const review = defineForm({
  name: "review",
  path: "/api/reviews",
  guard: "form",
  fields: {
    rating: choice(ratings),
    author: line(60, { optional: true, autoComplete: "given-name" }),
    text: prose({ minLength: 20, maxLength: 2000 }),
  },
});
