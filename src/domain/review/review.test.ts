import { expect, test } from "vitest";
import { answerFor, summariseReviews } from "./review";

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

test("an answer is shown in the reader's language, or else in the review's", () => {
  const answer = { texts: { en: "Thank you.", jp: "ありがとうございます。" }, day: "2026-11-23" };
  const review = { locale: "en", answer } as const;
  expect(answerFor(review, "jp")).toEqual({
    text: "ありがとうございます。",
    locale: "jp",
    day: "2026-11-23",
  });
  expect(answerFor(review, "es")).toEqual({ text: "Thank you.", locale: "en", day: "2026-11-23" });
  expect(answerFor({ locale: "en", answer: null }, "en")).toBeNull();
  // Without a text in the review's own language there is no answer.
  expect(answerFor({ locale: "fr", answer }, "es")).toBeNull();
});
