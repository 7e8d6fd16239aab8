import { expect, it } from "vitest";
import { spendingPage } from "./spending-page";

it.each([
  ["amount", "/montres"],
  ["watch", "/configurator"],
  ["", null],
  ["constructor", null],
  ["//evil.example", null],
])("a card of the kind %j leads to %j", (kind, page) => {
  expect(spendingPage(kind)).toBe(page);
});
