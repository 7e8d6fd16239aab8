import { expect, test } from "vitest";
import { currencies, type Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { instalmentTexts } from "./instalment-texts";
import { sampleRates as rates } from "@/tests/factories/sample-rates";

// Specification §7: the message is shown in EUR and USD only.
const instalment = { enabled: true, count: 3, currencies: ["EUR", "USD"] } as const;
const say = (
  key: string,
  { count, amount, first }: Readonly<Record<"count" | "amount" | "first", string | number>>,
) => (key === "instalment.equal" ? `${count} × ${amount}` : `${first} + ${count} × ${amount}`);

test.each([
  [[], "€103.34 + 2 × €103.33"],
  [["USD"], "$111.64 + 2 × $111.63"],
] as const)(
  "announced in euros and dollars as it is charged, %j as shown, nothing in the others",
  (chargedAsShown, USD) => {
    const texts = instalmentTexts(minor(31_000), { instalment, rates, chargedAsShown }, "en", say);
    expect(texts?.euro).toBe("€103.34 + 2 × €103.33");
    const said: Partial<Record<Currency, string>> = { EUR: "€103.34 + 2 × €103.33", USD };
    expect(texts?.all).toBe(currencies.map((currency) => `${currency}|${said[currency] ?? ""}`).join(";"));
  },
);

test.each([
  { ...instalment, enabled: false },
  { ...instalment, currencies: [] },
  { ...instalment, count: 1 },
])("no message with %j", (without) => {
  expect(
    instalmentTexts(minor(31_000), { instalment: without, rates, chargedAsShown: [] }, "fr", say),
  ).toBeNull();
});
