import { expect, test } from "vitest";
import { newestOf, shownOfPerson } from "./person";

test("the newest ten are shown, and whether there are more", () => {
  const rows = Array.from({ length: shownOfPerson + 1 }, (_, place) => place);
  expect(shownOfPerson).toBe(10);
  expect(newestOf(rows)).toEqual({ entries: rows.slice(0, 10), isMore: true });
  expect(newestOf(rows.slice(1))).toEqual({ entries: rows.slice(1), isMore: false });
});
