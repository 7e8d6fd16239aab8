import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { amountDue, givenBack } from "./amount-due";

// Specification 14.2, 13.5.
test("cards pay a part, the rest is due; what goes back goes to both", () => {
  expect(amountDue({ total: minor(32_000), covered: minor(5_000) })).toBe(27_000);
  expect(givenBack({ refundedAmount: minor(2_000), refundedToCards: minor(5_000) })).toBe(7_000);
});
