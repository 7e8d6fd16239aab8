import { expect, test } from "vitest";
import { currencies, type Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { instalmentTexts } from "./instalment-texts";
import { sampleRates as rates } from "@/tests/factories/sample-rates";

// Specification §7: the message is shown in EUR and USD only.
const instalment = { enabled: true, count: 3, currencies: ["EUR", "USD"] } as const;
const say = ({ count, amount }: { count: number; amount: string }) => `${count} × ${amount}`;

test("an amount in euros and dollars, nothing in the others", () => {
  const texts = instalmentTexts(minor(31_000), { instalment, rates }, "en", say);
  expect(texts?.euro).toBe("3 × €103.34");
  const said: Partial<Record<Currency, string>> = { EUR: "3 × €103.34", USD: "3 × $111.64" };
  expect(texts?.all).toBe(currencies.map((currency) => `${currency}|${said[currency] ?? ""}`).join(";"));
});

test.each([
  { ...instalment, enabled: false },
  { ...instalment, currencies: [] },
  { ...instalment, count: 1 },
])("no message with %j", (without) => {
  expect(instalmentTexts(minor(31_000), { instalment: without, rates }, "fr", say)).toBeNull();
});
