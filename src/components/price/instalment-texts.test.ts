import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { instalmentTexts } from "./instalment-texts";

// Specification §9, display rates; §7, the message is shown in EUR and USD only.
const rates = { EUR: 100, USD: 108, CHF: 98, SAR: 405, QAR: 395, GBP: 85, SGD: 146, JPY: 16_900, INR: 9_000 };
const instalment = { enabled: true, count: 3, currencies: ["EUR", "USD"] } as const;
const say = ({ count, amount }: { count: number; amount: string }) => `${count} × ${amount}`;

test("an amount in euros and dollars, nothing in the others", () => {
  const texts = instalmentTexts(minor(31_000), { instalment, rates }, "en", say);
  expect(texts?.euro).toBe("3 × €103.34");
  expect(texts?.all).toBe("EUR|3 × €103.34;USD|3 × $111.64;CHF|;SAR|;QAR|;GBP|;SGD|;JPY|;INR|");
});

test.each([
  { ...instalment, enabled: false },
  { ...instalment, currencies: [] },
  { ...instalment, count: 1 },
])("no message with %j", (without) => {
  expect(instalmentTexts(minor(31_000), { instalment: without, rates }, "fr", say)).toBeNull();
});
