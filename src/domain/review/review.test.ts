import { expect, test } from "vitest";
import { summariseReviews } from "./review";

test("no reviews have no average", () => {
  expect(summariseReviews([])).toBeNull();
});

test("reviews are counted by rating, best first", () => {
  expect(summariseReviews([{ rating: 5 }, { rating: 5 }, { rating: 2 }])).toEqual({
    count: 3,
    average: 4,
    ratings: [
      { rating: 5, count: 2 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 1 },
      { rating: 1, count: 0 },
    ],
  });
});
