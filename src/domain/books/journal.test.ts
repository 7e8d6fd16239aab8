import { expect, test } from "vitest";
import { minor, zero } from "@/src/domain/money/minor";
import { linesOfCard, linesOfCredit, linesOfDispute, linesOfReceipt } from "./journal";

const occasion = {
  at: new Date("2026-11-22T10:00:00Z"),
  document: "R-2026-00007",
  order: "VC-2026-00012",
  currency: "EUR",
  country: "FI",
  percent: 25.5,
  reference: "pi_7",
} as const;
const none = { goods: zero, duties: zero, vouchers: zero, donated: zero, amount: zero };

test("a receipt has a line for goods with their tax, duties, cards, gifts, and what cards paid", () => {
  const vat = {
    goods: minor(12_550),
    duties: minor(4_000),
    vouchers: minor(5_000),
    donated: minor(1_000),
    amount: minor(2_550),
  };
  const lines = linesOfReceipt({ ...occasion, vat, covered: minor(3_000) });
  expect(lines).toEqual([
    { ...occasion, operation: "sale", account: "goods", gross: 12_550, vat: 2_550 },
    { ...occasion, operation: "sale", account: "duties", gross: 4_000, percent: 0, vat: 0 },
    { ...occasion, operation: "sale", account: "cards", gross: 5_000, percent: 0, vat: 0 },
    { ...occasion, operation: "sale", account: "donations", gross: 1_000, percent: 0, vat: 0 },
    { ...occasion, operation: "payment", account: "cards", gross: -3_000, percent: 0, vat: 0 },
  ]);
});

test("a credit note takes back what a receipt said, and owes cards what goes back to them", () => {
  const credited = {
    goods: minor(10_000),
    duties: minor(700),
    vouchers: minor(2_000),
    donated: minor(500),
    toCards: minor(1_500),
    vat: minor(2_032),
    amount: minor(12_500),
    toCharge: minor(11_000),
  };
  expect(linesOfCredit({ ...occasion, credited })).toEqual([
    { ...occasion, operation: "refund", account: "goods", gross: -10_000, vat: -2_032 },
    { ...occasion, operation: "refund", account: "duties", gross: -700, percent: 0, vat: 0 },
    { ...occasion, operation: "refund", account: "cards", gross: -2_000, percent: 0, vat: 0 },
    { ...occasion, operation: "refund", account: "donations", gross: -500, percent: 0, vat: 0 },
    { ...occasion, operation: "refund", account: "cards", gross: 1_500, percent: 0, vat: 0 },
  ]);
});

test("a dispute that is lost takes money and no tax: the sale stays one", () => {
  const lost = { ...occasion, country: "", percent: 0 };
  expect(linesOfDispute({ ...lost, amount: minor(12_550) })).toEqual([
    { ...lost, operation: "dispute", account: "disputes", gross: -12_550, vat: 0 },
  ]);
});

test("what is nothing has no line; a cent of tax that is left over has", () => {
  expect(linesOfReceipt({ ...occasion, vat: none, covered: zero })).toEqual([]);
  const vat = { ...none, goods: minor(100) };
  expect(linesOfReceipt({ ...occasion, vat, covered: zero })).toMatchObject([{ account: "goods", vat: 0 }]);
  const credited = { ...none, toCards: zero, toCharge: zero, vat: minor(1) };
  expect(linesOfCredit({ ...occasion, credited })).toMatchObject([{ account: "goods", gross: 0, vat: -1 }]);
});

test.each([
  ["sold", "issue", "goodwill"],
  ["lapsed", "expiry", "lapsed"],
  ["missing", "loss", "loss"],
] as const)("a card beside any order: %s is %s, and both sides are nothing", (account, operation, other) => {
  expect(linesOfCard({ ...occasion, account, amount: minor(4_000) })).toEqual([
    { ...occasion, operation, account: "cards", gross: -4_000, percent: 0, vat: 0 },
    { ...occasion, operation, account: other, gross: 4_000, percent: 0, vat: 0 },
  ]);
});
